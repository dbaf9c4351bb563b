import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testEverything } from '../../support/everything.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, siteText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';
import { startWatch } from '../../support/watched.ts';

const bread = {
  'package.json': '{ "name": "bread", "type": "module", "exports": { "import": "./bread.js" } }',
  'bread.js': "import { oven } from 'oven'; export const loaf = `a loaf from ` + oven;",
  'node_modules/oven/package.json': '{ "name": "oven", "main": "oven.js" }',
  'node_modules/oven/oven.js': "exports.oven = 'its own oven';",
};
/** A site may have another version of React for its tests or its editor. */
const otherReact = {
  'package.json': '{ "name": "react", "version": "17.0.0" }',
  'index.js': "throw new Error('This is the React of the site.');",
  'jsx-runtime.js': "throw new Error('This is the React of the site.');",
};
const order = (title: string, more = '') =>
  pageText(title, {
    imports: `import { loaf } from 'bread'; import { join } from 'node:path'; import { useId } from 'react'; import { Order } from './_order.tsx'; ${more}`,
    body: '<p>{loaf} {join("a", "b")} {typeof useId}</p><Island name="_order" component={Order} props={{}} />',
  });

/** A site in its own folder, far from the generator, which it has as a package. */
function siteElsewhere(pages: number, more: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'site elsewhere-'));
  const files = {
    'package.json': JSON.stringify({
      type: 'module',
      imports: {
        '#authoring': 'pack-and-ship-site/src/author/index.ts',
        '#island': 'pack-and-ship-site/src/author/browser/hydrate.tsx',
      },
    }),
    ...within('node_modules/bread', bread),
    ...within('node_modules/react', otherReact),
    'pages/_site.tsx': siteText(),
    'pages/index.tsx': order('Order'),
    'pages/_order.tsx': "import { loaf } from 'bread'; export const Order = () => <b>{loaf}</b>;",
    'pages/_order.island.ts':
      "import { island } from '#island'; import { Order } from './_order.tsx'; export default island(Order);",
    ...Object.fromEntries(
      Array.from({ length: pages - 1 }, (_, index) => `pages/page-${index}.tsx`).map((path) => [
        path,
        order(path),
      ]),
    ),
    ...more,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(resolve('.'), join(root, 'node_modules/pack-and-ship-site'));
  return root;
}

function within(folder: string, files: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text] as const),
  );
}

describe.each(testEverything ? [1, 260] : [1])('a site of %i pages', (pages) => {
  test('imports its packages from its own folder, and React from the generator', async () => {
    const root = siteElsewhere(pages);
    const { code, stderr } = await runSite(['build', '--no-og', '--quiet'], { cwd: root });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
    expect(html).toContain('<p>a loaf from its own oven a/b function</p>');
    const [, island = ''] = /data-src="\/(assets\/_order[^"]+)"/.exec(html) ?? [];
    expect(readFileSync(join(root, 'dist', island), 'utf8')).toContain('its own oven');
  });

  thoroughly('imports them in watch, too, after any edit', async () => {
    const root = siteElsewhere(pages);
    const watched = await startWatch(join(root, 'pages'));
    for (const number of [1, 2]) {
      const path = join(root, 'pages/index.tsx');
      writeFileSync(path, order(`Order ${number}`, "import * as all from 'bread'; void all;"));
      const { body } = await watched.shows('/', `Order ${number}`);
      expect(body).toContain('<p>a loaf from its own oven a/b function</p>');
    }
  });
});

test('a package that is not installed is reported with its line, and how to install it', async () => {
  const root = siteElsewhere(1);
  writeFileSync(join(root, 'pages/index.tsx'), order('Order', "import '@store/rolls/oven.js';"));
  const { code, stderr } = await runSite(['build', '--no-og', '--quiet'], { cwd: root });
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr:
      'pages/index.tsx:1: Could not resolve "@store/rolls/oven.js".\n  Install it with "npm install @store/rolls", or correct the import.\n\n1 problem.\n',
  });
});

thoroughly('the JSON of a package is imported with its attribute and without it', async () => {
  const imports =
    "import bread from 'bread/package.json'; import same from 'bread/package.json' with { type: 'json' };";
  const root = siteElsewhere(1, {
    'node_modules/bread/package.json': '{ "name": "bread", "type": "module", "main": "bread.js" }',
    'pages/index.tsx': order('Order', imports).replace('{loaf}', '{bread.name} {same.type} {loaf}'),
  });
  const { code, stderr } = await runSite(['build', '--no-og', '--quiet'], { cwd: root });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('<p>bread module a loaf');
});

test('imports are found as TypeScript finds them, without their endings, and by name', async () => {
  const imports = [
    "import { a } from '@/crumb';",
    "import { b } from './_crumb.js';",
    "import { c } from './_shelf';",
    "import { d } from '#loaf';",
    "import { e } from 'scone/plain';",
  ];
  const root = siteElsewhere(1, {
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./pages/_*"] } } }',
    'package.json': JSON.stringify({
      imports: {
        '#authoring': 'pack-and-ship-site/src/author/index.ts',
        '#loaf': { browser: './missing.ts', node: './pages/_loaf.ts' },
      },
    }),
    'pages/index.tsx': pageText('Home', {
      imports: imports.join(' '),
      body: '<p>{[a, b, c, d, e].join()}</p>',
    }),
    // esbuild resolves them for browsers.
    'pages/index.client.ts': `${imports.slice(0, 3).join(' ')} console.log(a, b, c);`,
    'pages/_crumb.ts': "export const a = 'alias'; export const b = 'ending';",
    'pages/_shelf/index.ts': "export const c = 'folder';",
    'pages/_loaf.ts': "export const d = 'condition';",
    'node_modules/scone/package.json':
      '{ "name": "scone", "type": "module", "exports": { "./plain": "./lib/plain.js" } }',
    'node_modules/scone/lib/plain.js': "export const e = 'subpath';",
  });
  const { stderr } = await runSite(['build', '--no-og', '--quiet'], { cwd: root });
  expect(stderr).toBe('');
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain(
    '<p>alias,ending,folder,condition,subpath</p>',
  );
});
