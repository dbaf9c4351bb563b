import {
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { deserialize } from 'node:v8';
import { describe, expect, test } from 'vitest';
import { readCacheFile } from '../../../src/core/files/cache-files.ts';
import type { ModulePack } from '../../../src/modules/store.ts';
import { type BuildOptions, build } from '../../support/build.ts';
import { contentsOf } from '../../support/folder-contents.ts';
import { builtSite } from '../../support/read-built.ts';
import {
  pageText,
  type SiteFiles,
  type SiteFolder,
  siteFolder,
} from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const readPack = (file: string) => readCacheFile<ModulePack>(file, deserialize);

const packs = resolve('node_modules/.cache/site/modules');
/** An image that a page imports. */
const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1"/></svg>\n';

/** More pages than are compiled in one batch. */
const manyPages = 110;

/** Each page shows what all pages share. */
function manyPagesOf(mark: string): SiteFiles {
  const imports = `import Shared, { count as counted } from '../_shared.tsx'; import dot from '../_dot.svg'; import '../_shared.css'; import { join } from 'node:path';`;
  const body = `<Shared name={join('a', ${JSON.stringify(mark)})} /><img src={dot.url} alt="" width="1" height="1" /><p>{typeof counted}</p>`;
  const pages = Array.from({ length: manyPages }, (_, index) => {
    const name = String(index).padStart(3, '0');
    return [`many/page-${name}.tsx`, pageText(`Page ${name}`, { imports, body })] as const;
  });
  return {
    '_shared.tsx': `import './_shared.css';
export const count = 1;
export default ({ name }: { name: string }) => <p className="shared">{name}</p>;
`,
    '_shared.css': '.shared { color: red }',
    '_dot.svg': dot,
    ...Object.fromEntries(pages),
  };
}

/** The files of a site that is built without problems. */
async function builtFiles(site: SiteFolder, options: BuildOptions = {}) {
  expect((await build(site, options)).problems).toEqual([]);
  return contentsOf(site.out);
}

/** The pack whose code contains a text that no other site has. */
function packWith(mark: string): string | undefined {
  const found = readdirSync(packs).find(
    (name) => name.endsWith('.pack') && readFileSync(join(packs, name)).includes(mark),
  );
  return found && join(packs, found);
}

function siteOfMany(name: string): SiteFolder & { readonly mark: string } {
  const site = siteFolder({}, name);
  const mark = `mark-of-${basename(site.root)}`;
  site.write(manyPagesOf(mark));
  return { ...site, mark };
}

describe('compiled modules', () => {
  thoroughly(
    'are the same from the store, without it, and with an import that is added later',
    async () => {
      const site = siteOfMany('one-by-one');
      const first = await builtFiles(site);
      expect(packWith(site.mark)).toBeDefined();
      expect(Object.keys(first).length).toBeGreaterThan(manyPages);
      expect(await builtFiles(site)).toEqual(first);
      const plain = readFileSync(join(site.pages, 'index.tsx'), 'utf8');
      site.write({ 'index.tsx': `${plain}export const later = () => import('node:path');\n` });
      expect(await builtFiles(site, { usesCache: false })).toEqual(first);
    },
  );

  thoroughly('are compiled again only if they changed', async () => {
    const site = siteOfMany('edited');
    await builtFiles(site);
    const pack = packWith(site.mark) ?? '';
    // Code that no compiler would produce: if it appears, the stored code was reused.
    const kept = 'A page that was kept';
    const text = readFileSync(pack, 'latin1');
    writeFileSync(pack, text.replace('"Page 007"', `"${kept.slice(0, 8)}"`), 'latin1');
    site.write({ 'many/page-008.tsx': pageText('Another title', { body: '<p>Edited</p>' }) });
    site.write({ 'many/page-009.tsx': null, 'many/page-zzz.tsx': pageText('New page') });
    const files = await builtFiles(site);
    expect(files['many/page-007.html']).toContain(`<h1>${kept.slice(0, 8)}</h1>`);
    expect(files['many/page-008.html']).toContain('<p>Edited</p>');
    expect(files['many/page-zzz.html']).toContain('<h1>New page</h1>');
    expect(files).not.toHaveProperty(['many/page-009.html']);
    expect(readPack(packWith(site.mark) ?? '')?.modules.has('many/page-009.tsx')).toBe(false);
    // Nothing may be reused here.
    expect((await builtFiles(site, { usesCache: false }))['many/page-007.html']).toContain(
      '<h1>Page 007</h1>',
    );
  });

  thoroughly('are not read if untouched, and not compiled if unchanged', async () => {
    const site = siteOfMany('touched');
    const [untouched, touched, changed] = [7, 8, 9].map((n) => `many/page-00${n}`);
    await builtFiles(site);
    const pack = packWith(site.mark) ?? '';
    const moduleOf = (page = '') => readPack(pack)?.modules.get(`${page}.tsx`);
    // As if they had been compiled from other text, which would be missing if it was read.
    const hash = moduleOf(untouched)?.fingerprint ?? '';
    const text = readFileSync(pack, 'latin1').replaceAll(/"Page (?=00[789]")/g, '"Kept ');
    writeFileSync(pack, text.replace(hash, [...hash].reverse().join('')), 'latin1');
    const fileOf = (page = '') => join(site.pages, `${page}.tsx`);
    const old = moduleOf(touched)?.state;
    utimesSync(fileOf(touched), 1, 1);
    await builtFiles(site);
    expect(moduleOf(touched)?.state).not.toBe(old);
    // As many bytes, and the same age.
    const { atime, mtime } = statSync(fileOf(changed));
    writeFileSync(
      fileOf(changed),
      readFileSync(fileOf(changed), 'utf8').replaceAll('Page 0', 'Else 0'),
    );
    utimesSync(fileOf(changed), atime, mtime);
    const files = await builtFiles(site);
    expect(files[`${untouched}.html`]).toContain('<h1>Kept 007</h1>');
    expect(files[`${touched}.html`]).toContain('<h1>Kept 008</h1>');
    expect(files[`${changed}.html`]).toContain('<h1>Else 009</h1>');
  });

  thoroughly('are compiled again if the store is damaged or the settings changed', async () => {
    const site = siteOfMany('broken');
    const before = await builtFiles(site);
    const pack = packWith(site.mark) ?? '';
    truncateSync(pack, Math.floor(statSync(pack).size / 2));
    expect(await builtFiles(site)).toEqual(before);
    const hashes = () =>
      [...(readPack(pack)?.modules.values() ?? [])].map(({ fingerprint }) => fingerprint);
    const earlier = hashes();
    writeFileSync(join(site.root, 'tsconfig.json'), '{ "compilerOptions": {} }');
    expect(await builtFiles(site)).toEqual(before);
    expect(hashes().filter((hash) => earlier.includes(hash))).toEqual([]);
  });

  thoroughly.each([
    [
      'that throws',
      '{void (() => { throw new Error("Torn"); })()}',
      /page-100\.tsx:5: "Torn" was thrown while/,
    ],
    ['that cannot be read', '<p>{</p>', /page-100\.tsx:5: /],
    ['with a link that leads nowhere', '<a href="/nowhere">x</a>', /page-100\.tsx:5: .*\/nowhere/],
  ])('give errors the right line for a page %s, every time', async (_, body, said) => {
    const site = siteOfMany('wrong');
    site.write({ 'many/page-100.tsx': pageText('Wrong', { body }) });
    for (let time = 0; time < 2; time += 1) {
      expect((await build(site)).problems.join()).toMatch(said);
    }
    site.write({ 'many/page-100.tsx': pageText('Right') });
    await builtFiles(site);
    site.write({ 'many/page-100.tsx': pageText('Wrong', { body }) });
    expect((await build(site)).problems.join()).toMatch(said);
  });

  test('may import each other, and await their imports', async () => {
    const site = siteFolder({}, 'each-other');
    site.write({
      '_slow.ts': `await Promise.resolve(); export const words = 'awaited';`,
      'one.tsx': pageText('One', {
        imports: `import Two, { seen } from './two.tsx'; import { words } from './_slow.ts';`,
        body: '<p>{seen.length} {words}</p><section hidden><Two /></section>'.replace(
          '<Two />',
          '{typeof Two}',
        ),
      }),
      'two.tsx': `${pageText('Two')}export const seen = [1, 2];\n`,
    });
    const { 'one.html': html } = await builtFiles(site);
    expect(html).toContain('<p>2 awaited</p>');
    expect(html).toContain('function');
  });

  test('with a top-level await export what they awaited, to every kind of import', async () => {
    const site = siteFolder(
      {
        '_slow.ts': `import path, { join as joined } from 'node:path';
import * as all from './_plain.ts';
export { one as first } from './_plain.ts';
export * from './_plain.ts';
export const two = await Promise.resolve(all.one + 1);
export let count = 0;
count += 1;
const hidden = joined('a', 'b') + path.sep;
export { hidden as text };
export default function three() { return two + 1; }
`,
        '_plain.ts': 'export const one = 1;\nexport const plain = "plain";\n',
        'slow.tsx': pageText('Slow', {
          imports:
            "import three, { count, first, plain, text, two } from './_slow.ts'; import * as slow from './_slow.ts';",
          body: '<p>{three()} {count} {first} {plain} {text} {two} {Object.keys(slow).sort().join()}</p>',
        }),
        'wrong.tsx': pageText('Wrong', {
          imports: "import { lost } from './_slow.ts';",
          body: '{lost}',
        }),
      },
      'top-level-await',
    );
    expect((await build(site)).problems[0]).toMatch(
      /^wrong\.tsx:1: No matching export in "_slow\.ts" for import "lost"\.$/m,
    );
    site.write({ 'wrong.tsx': null });
    expect((await builtFiles(site))['slow.html']).toContain(
      '<p>3 1 1 plain a/b/ 2 count,default,first,one,plain,text,two</p>',
    );
    site.write({ '_slow.ts': "const a = 1;\n\nawait Promise.reject(new Error('Torn ' + a));\n" });
    site.write({ 'slow.tsx': pageText('Slow', { imports: "import './_slow.ts';" }) });
    expect((await build(site)).problems[0]).toMatch(/^_slow\.ts:3: "Torn 1" was thrown/);
  });

  test('can do everything that modules can', async () => {
    const { read } = await builtSite({
      '_all.ts': `import byDefault, * as all from './_some.ts';
export * as some from './_some.ts';
export { one as default } from './_some.ts';
enum Size { Small = 1, Large }
const module = 'mine', exports = 'my own', require = () => module;
export let count = 0;
export const add = () => { count += 1; };
export const texts = [byDefault, all.one, Size[2], Size.Small, exports, require()];
export class Box<T> { static readonly sides = 6; #lid?: T; constructor(readonly width: number) {} }
export const own = import.meta.url.endsWith('/_all.ts') && import.meta.filename === import.meta.dirname + '/_all.ts';
export const later = await import('./_some.ts').then(({ one }) => one);
`,
      '_some.ts': "export const one = 'one';\nexport default 'default';\n",
      '_older.cjs': 'exports.years = 7;\n',
      '_old.cjs':
        'exports.age = require("./_older.cjs").years;\nmodule.exports.hidden = typeof require;\n',
      '_other.cjs': 'module.exports = function Old() { return "old"; };\n',
      'a.tsx': pageText('A', {
        imports: `import one, { add, Box, count, later, own, some, texts } from './_all.ts';
import { age, hidden } from './_old.cjs'; import old from './_other.cjs'; import React from 'react';
add();`,
        body: `<p>{[one, count, ...texts, new Box(3).width, Box.sides, own, later, some.default, age, hidden, old()].join(' ')}</p>
<React.Fragment><b {...{ title: 'b' }} key="k">b</b></React.Fragment>`,
      }),
    });
    expect(read('a.html')).toContain(
      '<p>one 1 default one Large 1 my own mine 3 6 true one default 7 function old</p>',
    );
    expect(read('a.html')).toContain('<b title="b">b</b>');
  });

  test('may await what is in parentheses or brackets, and nothing at all', async () => {
    const { read } = await builtSite({
      '_call.ts': 'export const one = await (async () => 1)();\n',
      '_list.ts': 'export const two = (await [2])[0];\n',
      '_none.ts': 'export const three = async () => await (3);\n',
      'a.tsx': pageText('A', {
        imports:
          "import { one } from './_call.ts'; import { two } from './_list.ts'; import { three } from './_none.ts';",
        body: '<p>{one} {two} {typeof three}</p>',
      }),
    });
    expect(read('a.html')).toContain('<p>1 2 function</p>');
  });

  test('may show imports in a text', async () => {
    const sample = 'import React, * as R from "react";';
    const { read } = await builtSite({
      'a.tsx': `/** Shows \`code\`. */
${pageText('A', { imports: "\nimport React, * as R from 'react';", body: '<pre>{sample}</pre><R.Fragment><React.Fragment /></R.Fragment>' })}
const sample = \`
${sample}
\`;
`,
    });
    expect(read('a.html')).toContain(`<pre>\n\n${sample}\n</pre>`.replaceAll('"', '&quot;'));
  });
});
