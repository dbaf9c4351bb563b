import { expect, test } from 'vitest';
import { problemsOf } from '../../support/broken-site.ts';
import { islandsOf, wake, widgets, withCounter, withImports } from '../../support/browser-parts.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText, siteText } from '../../support/site-folder.ts';

test('a page has only the style sheets that its modules import', async () => {
  const site = await builtSite({
    '_site.tsx': siteText({ imports: "import './_layout.css';" }),
    '_layout.css': 'body { margin: 0 }',
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

test('a style sheet cannot close its own element', async () => {
  const site = await builtSite({
    '_a.css': 'p::after { content: "</style><script>" }',
    'a.tsx': pageText('A', { imports: "import './_a.css';" }),
  });
  expect(site.read('a.html').match(/<\/style>/g)).toHaveLength(1);
});

test('custom properties lose their white space, and strings keep theirs', async () => {
  const site = await builtSite({
    '_a.css':
      ':root { --a: 1px, min(2px + 3vw, 4px) / 5; --b: "x, y / z", 5px; --c: ; color: var(--a) }',
    'a.tsx': pageText('A', { imports: "import './_a.css';" }),
  });
  expect(site.read('a.html')).toContain(
    '<style>:root{--a:1px,min(2px + 3vw,4px)/5;--b:"x, y / z", 5px;--c:;color:var(--a)}</style>',
  );
});

test('fonts and images of style sheets, pages, and islands are hashed files of the site', async () => {
  const site = await builtSite({
    '_a.css': '@font-face { font-family: X; src: url(./_x.woff2) }',
    '_x.woff2': 'font',
    '_logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '_widgets/pic.tsx':
      "import { url } from '../_logo.svg';\nexport const Pic = () => <img alt='' width='1' height='1' src={url} />;",
    '_widgets/pic.island.ts': wake('pic', 'Pic'),
    'a.tsx': pageText('A', {
      imports:
        "import './_a.css'; import { url } from './_logo.svg'; import { Pic } from './_widgets/pic.tsx';",
      body: '<img alt="Logo" width="1" height="1" src={url} /><Island name="pic" component={Pic} props={{}} />',
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

test('a style sheet that only code for the browser imports is reported with its line', async () => {
  const problem = (place: string, sheet: string) =>
    `${place}: Only code for the browser imports "${sheet}", so no page has its styles.\n  Import the style sheet in the component that the page renders.`;
  const island = widgets['_widgets/counter.island.ts'];
  const problems = await problemsOf({
    ...widgets,
    '_widgets/counter.tsx': `import './own.css';${widgets['_widgets/counter.tsx']}`,
    '_widgets/counter.island.ts': `import './own.css';\nimport './_late.css';${island}`,
    '_widgets/own.css': 'b { color: red }',
    '_widgets/_late.css': 'p { color: red }',
    '_names.module.css': '.a { color: red }',
    'a.tsx': withCounter('A'),
    'a.client.ts': "import { a } from './_names.module.css';\ndocument.body.className = a;",
  });
  expect([...problems].sort()).toEqual([
    problem('_widgets/counter.island.ts:2', './_late.css'),
    problem('a.client.ts:1', './_names.module.css'),
  ]);
});

test('a path of an image-set without url() is reported, because its file is not copied', async () => {
  const css = `.a { background: image-set("./x.png" type("image/png"), url("./y.png") 2x) }
.b { background: image-set("https://cdn.example/z.png" 1x, "data:image/png,x" 2x) }
.c { background: -webkit-image-set('/z.png' 1x) }`;
  const problem = (line: number, path: string) =>
    `_a.css:${line}: The image-set() has the path "${path}" without url().\n  Write url("${path}").`;
  const page = pageText('A', { imports: "import './_a.css';" });
  expect(await problemsOf({ '_a.css': css, 'y.png': 'picture', 'a.tsx': page })).toEqual([
    problem(1, './x.png'),
    problem(3, '/z.png'),
  ]);
});

test('a path of a style sheet that begins with a slash is reported', async () => {
  const page = pageText('A', { imports: "import './_a.css';" });
  expect(
    await problemsOf({ '_a.css': '.a { background: url(/logo.png) }', 'a.tsx': page }),
  ).toEqual([
    '_a.css:1: Could not resolve "/logo.png".\n  Write a path that begins with ./ or ../, at the folder of this file.',
  ]);
});
