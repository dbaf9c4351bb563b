import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstLines, problemsOf } from '../support/broken-site.ts';
import { type BuiltSite, builtSite } from '../support/read-built.ts';
import { pageText, siteText } from '../support/site-folder.ts';
import { validateHtml } from '../support/validate-html.ts';

const counter = `import { useId, useState } from 'react';
export function Counter({ start }) {
  const [count, setCount] = useState(start);
  return <button type="button" id={useId()} onClick={() => setCount(count + 1)}>Count {count} now</button>;
}
`;
const wake = (name: string, component: string) =>
  `import { island } from '#island';\nimport { ${component} } from './${name}.tsx';\nexport default island(${component});\n`;
const widgets = {
  '_widgets/counter.tsx': counter,
  '_widgets/counter.island.ts': wake('counter', 'Counter'),
  '_widgets/tabs.tsx': counter.replaceAll('Counter', 'Tabs'),
  '_widgets/tabs.island.ts': wake('tabs', 'Tabs'),
};
const withCounter = (title: string, count = 1) =>
  pageText(title, {
    imports: "import { Counter } from './_widgets/counter.tsx';",
    body: '<Island name="counter" component={Counter} props={{ start: 3 }} />'.repeat(count),
  });
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script type="module" src="\/([^"]+)">/g)].map(([, src]) => src ?? '');
const islandsOf = (html: string) =>
  [...html.matchAll(/data-src="\/([^"]+)"/g)].map(([, src]) => src ?? '');

/** A file of a site and all that it imports, at once and later. */
function withImports(site: BuiltSite, path: string): readonly string[] {
  const found = new Set([path]);
  for (const file of found)
    for (const [, name = ''] of site.read(file).matchAll(/["']\/(assets\/[^"']+\.js)["']/g))
      found.add(name);
  return [...found];
}

test('a page has the style sheets that its modules import, and no others', async () => {
  const site = await builtSite({
    '_site.tsx': siteText({ imports: "import './_frame.css';" }),
    '_frame.css': 'body { margin: 0 }',
    '_card.css': '.card { color: red }',
    '_card.tsx': "import './_card.css';\nexport const Card = () => <p className='card'>Card</p>;",
    '_unused.css': '.unused { color: blue }',
    'a.tsx': pageText('A', {
      imports: "import { Card } from './_card.tsx';",
      body: '<Card /><Card />',
    }),
    'b.tsx': pageText('B'),
  });
  const sheets = (file: string) => site.read(file).match(/<style>.*?<\/style>/g);
  expect(sheets('a.html')).toEqual([
    '<style>body{margin:0}</style>',
    '<style>.card{color:red}</style>',
  ]);
  expect(sheets('b.html')).toEqual(['<style>body{margin:0}</style>']);
});

test('a style sheet cannot end its own element', async () => {
  const site = await builtSite({
    '_a.css': 'p::after { content: "</style><script>" }',
    'a.tsx': pageText('A', { imports: "import './_a.css';" }),
  });
  expect(site.read('a.html').match(/<\/style>/g)).toHaveLength(1);
});

test('fonts and pictures of sheets, pages and islands are hashed files of the site', async () => {
  const site = await builtSite({
    '_a.css': '@font-face { font-family: X; src: url(./_x.woff2) }',
    '_x.woff2': 'font',
    '_logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '_widgets/pic.tsx':
      "import url from '../_logo.svg';\nexport const Pic = () => <img alt='' src={url} />;",
    '_widgets/pic.island.ts': wake('pic', 'Pic'),
    'a.tsx': pageText('A', {
      imports:
        "import './_a.css'; import url from './_logo.svg'; import { Pic } from './_widgets/pic.tsx';",
      body: '<img alt="Logo" src={url} /><Island name="pic" component={Pic} props={{}} />',
    }),
  });
  const html = site.read('a.html');
  const logos = [...html.matchAll(/<img [^>]*src="\/(assets\/_logo-[A-Z0-9]+\.svg)"/g)].map(
    ([, src]) => src,
  );
  expect(logos).toHaveLength(2);
  expect(new Set(logos).size).toBe(1);
  expect(site.read(logos[0] ?? '')).toContain('<svg');
  const font = /url\("?\/(assets\/_x-[A-Z0-9]+\.woff2)"?\)/.exec(html)?.[1] ?? '';
  expect(site.read(font)).toBe('font');
  expect(
    withImports(site, islandsOf(html)[0] ?? '')
      .map(site.read)
      .join(''),
  ).toContain(logos[0]);
});

test('a page without browser files has no script at all', async () => {
  const site = await builtSite({ ...widgets, 'a.tsx': withCounter('A') });
  expect(site.read('index.html')).not.toContain('<script');
});

test('a page with a module x.tsx runs x.client.ts, and shares nothing with those that do not', async () => {
  const live = (text: string) => `document.body.dataset.${text} = 'yes';`;
  const site = await builtSite({
    '_site.tsx': siteText({
      imports: "import { Bar } from './_bar.tsx';",
      frame: '<Bar /><main>{children}</main>',
    }),
    '_bar.tsx': 'export const Bar = () => <header>Bar</header>;',
    '_bar.client.ts': live('bar'),
    '_card.tsx': 'export const Card = () => <p>Card</p>;',
    '_card.client.ts': live('card'),
    'a.tsx': pageText('A', { imports: "import { Card } from './_card.tsx';", body: '<Card />' }),
    'b.tsx': pageText('B'),
    'b.client.ts': live('own'),
  });
  const run = (file: string) =>
    scriptsOf(site.read(file)).map((src) => /dataset\.(\w+)/.exec(site.read(src))?.[1]);
  expect(run('index.html')).toEqual(['bar']);
  expect(run('a.html')).toEqual(['bar', 'card']);
  expect(run('b.html')).toEqual(['bar', 'own']);
});

test('an island has its markup, its props and its module; React comes with the module alone', async () => {
  const site = await builtSite({ ...widgets, 'a.tsx': withCounter('A') });
  const html = site.read('a.html');
  expect(html).toMatch(
    /<div data-island="counter" data-src="\/assets\/[^"]+" data-prefix="[^"]+" data-props="{&quot;start&quot;:3}"><button[^>]*>Count <!-- -->3<!-- --> now<\/button><\/div>/,
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

test('the same island may stand on a page twice', async () => {
  const site = await builtSite({ ...widgets, 'a.tsx': withCounter('A', 2) });
  const html = site.read('a.html');
  expect(new Set(islandsOf(html)).size).toBe(1);
  expect(new Set(html.match(/ id="[^"]+"/g)).size).toBe(2);
});

test('an island may stand in the frame', async () => {
  const site = await builtSite({
    ...widgets,
    '_site.tsx': siteText({
      imports: "import { Counter } from './_widgets/counter.tsx';",
      frame:
        '<Island name="counter" component={Counter} props={{ start: 5 }} /><main>{children}</main>',
    }),
  });
  const html = site.read('index.html');
  expect(site.read(islandsOf(html)[0] ?? '')).toContain('export');
  expect(scriptsOf(html)).toHaveLength(1);
});

test('an island that no browser file wakes is a problem, of a page and of the frame', async () => {
  const island = '<Island name="clock" component={() => <i />} props={{}} />';
  const hint = '  Write one that says `export default island(TheComponent)`, or correct the name.';
  const problems = await problemsOf({
    ...widgets,
    '_site.tsx': siteText({ frame: `${island}<main>{children}</main>` }),
    'a.tsx': pageText('A', { body: island.replace('clock', 'counter') }),
  });
  expect(problems).toEqual([
    `a.tsx:5: The island "counter" on /a has no counter.island.ts beside a module that is imported here.\n${hint}`,
    `_site.tsx:4: The island "clock" on every page has no clock.island.ts beside a module that is imported here.\n${hint}`,
  ]);
});

test('two islands of one name are both named', async () => {
  const problems = await problemsOf({
    'a/_tabs.island.ts': 'export default 1;',
    'b/_tabs.island.ts': 'export default 1;',
  });
  expect(problems).toEqual([
    'b/_tabs.island.ts: a/_tabs.island.ts has the same name, and an island is asked for by name alone.\n  Rename one of them.',
  ]);
});

test('what is wrong in browser files and sheets is said with its line', async () => {
  const problems = await problemsOf({
    '_a.css': 'p { color: red }\np { color: red',
    'a.tsx': pageText('A', { imports: "import './_a.css';", body: '<a href="/lost">Lost</a>' }),
    'a.client.ts': "import './gone.ts';\nconst x = ;",
  });
  expect([...problems].sort()).toEqual([
    '_a.css:2: Expected "}" to go with "{".\n  The unbalanced "{" is here, in line 2 of _a.css.',
    'a.client.ts:2: Unexpected ";".\n  Mend this line: const x = ;',
    'a.tsx:5: The link "/lost" leads to no page.\n  The nearest address is /.',
  ]);
});

test('the syntax errors of several files are shown at once', async () => {
  const problems = await problemsOf({
    'a.tsx': pageText('A', { body: '<p>' }),
    'b.tsx': `${pageText('B')}const = 3;`,
    '_c.ts': 'export const c = 1 +;',
    'd.tsx': pageText('D', {
      imports: "import { c } from './_c.ts'; import './_gone.ts';",
      body: '{c}',
    }),
    'e.tsx': pageText('E', { imports: "import { nope } from './_e.ts';", body: '{nope}' }),
    '_e.ts': 'export const e = 1;',
  });
  expect(new Set(firstLines(problems).map((line) => line.split(':')[0]))).toEqual(
    new Set(['a.tsx', 'b.tsx', '_c.ts', 'd.tsx']),
  );
  expect(problems).toContain(
    'a.tsx:6: Unexpected closing fragment tag does not match opening "p" tag.\n  The opening "p" tag is here, in line 5 of a.tsx.',
  );
});

test('a package that is not there, or lacks a name, is told from whose import', async () => {
  const hint = '  Install the package, or correct the import.';
  const imports = (text: string) => ({
    'a.tsx': pageText('A', { imports: text, body: '{String(x)}' }),
  });
  expect(await problemsOf(imports("import x from 'not-there-at-all';"))).toEqual([
    `a.tsx: The modules of the site cannot be put together: Cannot find package 'not-there-at-all'.\n${hint}`,
  ]);
  const [problem] = await problemsOf(imports("import { x } from 'react';"));
  expect(problem).toMatch(
    /^a\.tsx(:1)?: The modules of the site cannot be put together: .*'react' does not provide an export named 'x'\.\n/,
  );
});
