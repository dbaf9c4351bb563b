import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemsOf } from '../../support/broken-site.ts';
import {
  islandsOf,
  scriptsOf,
  widgets,
  withCounter,
  withImports,
} from '../../support/browser-parts.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText, siteText } from '../../support/site-folder.ts';
import { validateHtml } from '../../support/validate-html.ts';

test('an island has its markup, its props, and its module; React is loaded only with the module', async () => {
  const site = await builtSite({ ...widgets, 'a.tsx': withCounter('A') });
  const html = site.read('a.html');
  expect(html).toMatch(
    /<div data-island="counter" data-src="\/assets\/[^"]+" data-prefix="[^"]+" data-props='{"start":3}'><button[^>]*>Count <!-- -->3<!-- --> now<\/button><\/div>/,
  );
  expect(await validateHtml(html)).toEqual([]);
  const [loader = '', ...more] = scriptsOf(html);
  expect(more).toEqual([]);
  expect(withImports(site, loader).map(site.read).join('').length).toBeLessThan(2_000);
  const [module = ''] = islandsOf(html);
  expect(withImports(site, module).map(site.read).join('').length).toBeGreaterThan(100_000);
});

test('two islands share one React', async () => {
  const body =
    '<Island name="counter" component={Counter} props={{ start: 1 }} /><Island name="tabs" component={Tabs} props={{ start: 2 }} />';
  const imports =
    "import { Counter } from './_widgets/counter.tsx'; import { Tabs } from './_widgets/tabs.tsx';";
  const site = await builtSite({ ...widgets, 'a.tsx': pageText('A', { imports, body }) });
  const modules = islandsOf(site.read('a.html'));
  expect(new Set(modules).size).toBe(2);
  for (const module of modules) expect(site.read(module).length).toBeLessThan(1_000);
  const big = readdirSync(join(site.out, 'assets')).filter(
    (name) => site.read(`assets/${name}`).length > 10_000,
  );
  expect(big).toHaveLength(1);
});

test('a boundary of an island is hydrated, and what is lazy has its fallback until then', async () => {
  const boundary = (child: string) => `<Suspense fallback="Wait">${child}</Suspense>`;
  const site = await builtSite({
    ...widgets,
    '_widgets/counter.tsx': `import { lazy, Suspense } from 'react';
const Later = lazy(() => import('./later.tsx'));
export const Counter = ({ start }) => <>${boundary('<b>{start}</b>')}${boundary('<Later />')}</>;
`,
    '_widgets/later.tsx': 'export default function Later() { return <i>Later</i>; }',
    'a.tsx': withCounter('A')
      .replace('<Island', `${boundary('<b>Now</b>')}<Island`)
      .replace(' Counter', " Suspense } from 'react'; import { Counter"),
  });
  const html = site.read('a.html');
  expect(html).toContain('</h1><b>Now</b><div');
  expect(html).toMatch(/<!--\$--><b>3<\/b><!--\/\$--><!--\$!-->.*Wait<!--\/\$-->/);
  const [module = ''] = islandsOf(html);
  expect(withImports(site, module).map(site.read).join('')).toContain('Later');
});

test('the same island can be on a page twice', async () => {
  const site = await builtSite({ ...widgets, 'a.tsx': withCounter('A', 2) });
  const html = site.read('a.html');
  expect(new Set(islandsOf(html)).size).toBe(1);
  expect(new Set(html.match(/ id="[^"]+"/g)).size).toBe(2);
});

test('an island can be in the layout', async () => {
  const site = await builtSite({
    ...widgets,
    '_site.tsx': siteText({
      imports: "import { Counter } from './_widgets/counter.tsx';",
      layout:
        '<Island name="counter" component={Counter} props={{ start: 5 }} /><main>{children}</main>',
    }),
  });
  const html = site.read('index.html');
  expect(site.read(islandsOf(html)[0] ?? '')).toContain('export');
  expect(scriptsOf(html)).toHaveLength(1);
});

test('an island without an island file is a problem, in a page and in the layout', async () => {
  const island = '<Island name="clock" component={() => <i />} props={{}} />';
  const hint = '  Add the file with `export default island(TheComponent)`, or correct the name.';
  const problems = await problemsOf({
    ...widgets,
    '_site.tsx': siteText({ layout: `${island}<main>{children}</main>` }),
    'a.tsx': pageText('A', { body: island.replace('clock', 'counter') }),
  });
  expect(problems).toEqual([
    `a.tsx:5: The island "counter" on /a has no counter.island.ts next to a module that the page imports.\n${hint}`,
    `_site.tsx:4: The island "clock" on every page has no clock.island.ts next to a module that the page imports.\n${hint}`,
  ]);
});

test('two islands with one name are both reported', async () => {
  const problems = await problemsOf({
    'a/_tabs.island.ts': 'export default 1;',
    'b/_tabs.island.ts': 'export default 1;',
  });
  expect(problems).toEqual([
    'b/_tabs.island.ts: a/_tabs.island.ts and this file define an island with the same name: "_tabs".\n  Rename one of the files.',
  ]);
});
