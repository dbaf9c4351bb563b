import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { cssProperties } from '../../../src/checks/rules/css-properties.ts';
import { ruleSite } from '../../support/rule-site.ts';
import { siteFolder } from '../../support/site-folder.ts';

/** `npx vitest run test/generator/checks/css-properties.test.ts -u` writes them again after an update of csstype. */
test('the known properties and descriptors are those of csstype', async () => {
  const folder = dirname(createRequire(import.meta.url).resolve('csstype/package.json'));
  const text = readFileSync(join(folder, 'index.d.ts'), 'utf8');
  const interfaces = text.matchAll(/interface \w*Hyphen\b.*\{\n([\s\S]*?)\n *\}\n/g);
  const names = [...interfaces].flatMap(([, body = '']) => [
    ...body.matchAll(/^ +"?([a-z][a-z-]*)"?\?:/gm),
  ]);
  const unique = [...new Set(names.map(([, name]) => name))].sort();
  await expect(`${JSON.stringify(unique, null, 2)}\n`).toMatchFileSnapshot(
    '../../../src/checks/rules/css-properties.json',
  );
});

const site = siteFolder();
const problemsIn = async (css: string) => {
  site.write({ '_a.css': css });
  const found = await cssProperties(
    ruleSite({ folder: site.pages, cssByFile: new Map([['_a.css', css]]) }),
  );
  return found.map(({ message, hint }) => `${message} ${hint}`);
};

test.each([
  ['colour', 'Did you mean "color" instead?'],
  ['colr', 'Did you mean "color" instead?'],
  ['flex-wrapp', 'Did you mean "flex-wrap" instead?'],
  ['font-colour', 'Correct or remove it.'],
])('%s is reported with a fix', async (name, hint) => {
  for (const css of [
    `a{${name}:red}`,
    `a{top:0;${name}:red}`,
    `@media print{a{&:hover{${name}:red}}}`,
  ])
    expect(await problemsIn(css)).toEqual([
      expect.stringContaining(`"${name}" is not a known CSS property. ${hint}`),
    ]);
});

test.each([
  'a:hover{color:red}b:focus{top:0}',
  'a{--colour:red;--own:{colour:red}}',
  'a{-webkit-colour:red;-moz-osx-font-smoothing:auto}',
  'a{content:"{colour:red}";background:url(data:image/svg+xml;colour:red,x)}',
  '@font-face{font-family:X;src:url(x);unicode-range:U+0;size-adjust:90%;ascent-override:90%}',
  '@page :first{size:A4;margin:0}',
  '@property --a{syntax:"*";inherits:false}',
  '@font-feature-values X{@styleset{nice-style:12}}',
  '@supports (new-thing:x){a{new-thing:x}}',
  '@view-transition{navigation:auto}',
  'a{COLOR:red;anchor-name:--x;text-box:trim-both cap alphabetic;corner-shape:squircle}',
  '@container card (min-width:1px){a{view-transition-class:x}}',
])('%s has no unknown property', async (css) => {
  expect(await problemsIn(css)).toEqual([]);
});

test('what a package writes is left alone', async () => {
  const css = 'a{colour:red}';
  site.write({ '_own.css': '@import "some-package/a.css";' });
  const cssByFile = new Map([
    ['../node_modules/x/a.css', css],
    ['_own.css', css],
  ]);
  expect(await cssProperties(ruleSite({ folder: site.pages, cssByFile }))).toEqual([]);
});
