import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wake } from '../../support/browser-parts.ts';
import { build } from '../../support/build.ts';
import { pageText, type SiteFiles, siteFolder, siteText } from '../../support/site-folder.ts';

const imports =
  "import { withBase } from '#authoring'; import dot from './_dot.svg'; import './_a.css';";

async function buildBelow(base: string, files: SiteFiles) {
  const site = siteFolder(
    {
      '_dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '_a.css': '.dot { background: url(./_dot.svg) }',
      'about.tsx': pageText('About', { meta: "aliases: ['/old']", body: '<p id="team">Us</p>' }),
      ...files,
    },
    'base',
  );
  const { problems } = await build(site, { base });
  return { problems, read: (path: string) => readFileSync(join(site.out, path), 'utf8') };
}

test('links, assets, srcset, and style sheets start with the base', async () => {
  const body = `<Link href="/about#team">1</Link><Link href="/old?a=1">2</Link><Link href="/">3</Link>
<Link href="https://other.example/x">4</Link><Link href="#h">5</Link><h2 id="h">H</h2>
<img alt="" width="1" height="1" src={dot.url} srcSet={dot.url + ' 1x, ' + dot.url + ' 2x'} /><a href={withBase('/about')}>6</a>`;
  const { problems, read } = await buildBelow('/shop', {
    'a.tsx': pageText('A', { imports, body }),
  });
  expect(problems).toEqual([]);
  const html = read('a.html');
  for (const part of [
    '<a href="/shop/about#team">1',
    '<a href="/shop/about?a=1">2',
    '<a href="/shop/">3',
    '<a href="https://other.example/x">4',
    '<a href="#h">5',
    '<a href="/shop/about">6',
  ])
    expect(html).toContain(part);
  expect(html).toMatch(
    /src="\/shop\/assets\/(_dot-\w+\.svg)" srcSet="\/shop\/assets\/\1 1x, \/shop\/assets\/\1 2x"/,
  );
  expect(html).toMatch(/\.dot\{background:url\("?\/shop\/assets\/_dot-\w+\.svg"?\)\}/);
  expect(read('old.html')).toContain('<meta http-equiv="refresh" content="0; url=/shop/about">');
});

test('text that only looks like a path is unchanged: in props, in JSON, in attributes', async () => {
  const more = `files: () => [{ path: 'data.json', contents: JSON.stringify({ unit: '/day', at: withBase('/about') }) }],`;
  const { problems, read } = await buildBelow('/shop', {
    '_site.tsx': siteText({ more, imports: "import { withBase } from '#authoring';" }),
    '_widgets/price.tsx':
      "import { Link } from '#authoring';\nexport const Price = ({ unit }) => <p title='/day'>$9{unit} <Link href='/about'>About</Link></p>;",
    '_widgets/price.island.ts': wake('price', 'Price'),
    'a.tsx': pageText('A', {
      imports: "import { Price } from './_widgets/price.tsx';",
      body: '<Island name="price" component={Price} props={{ unit: "/day" }} /><input name="x" placeholder="/day" />',
    }),
  });
  expect(problems).toEqual([]);
  const html = read('a.html');
  expect(html).toMatch(/data-props='\{"unit":"\/day"\}'/);
  expect(html).toContain('<p title="/day">$9<!-- -->/day');
  expect(html).toContain('<a href="/shop/about">About</a></p>');
  expect(html).toContain('placeholder="/day"');
  expect(JSON.parse(read('data.json'))).toEqual({ unit: '/day', at: '/shop/about' });
  // In the browser, a link of an island has the same address.
  const [, island = ''] = /data-island="price" data-src="\/shop\/([^"]+)"/.exec(html) ?? [];
  const code = read(island);
  expect(code).toContain('"/shop"');
  expect(code).toMatch(/from"\/shop\/assets\/chunk-/);
  expect(code).not.toContain('renderToString');
});

test('a path without the base is reported with its line and what to write', async () => {
  const body =
    '<a href="/about">About</a>\n<form action="/api/post" /><img alt="" width="1" height="1" srcSet="/dot.svg 1x" />';
  const { problems } = await buildBelow('/shop', {
    '_site.tsx': siteText({ more: "endpoints: ['/api/post']," }),
    '_public/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'a.tsx': pageText('A', { body }),
  });
  expect(problems).toEqual([
    expect.stringContaining('The path "/dot.svg" does not start with the base path'),
    'a.tsx:5: The path "/about" does not start with the base path, "/shop".\n  Use <Link href="/about"> or withBase("/about").',
  ]);
});

test('a page whose address starts like the base is not mistaken for it', async () => {
  const { problems, read } = await buildBelow('/about', {
    'a.tsx': pageText('A', {
      body: '<Link href="/about">1</Link><Link href="/aboutness">2</Link>',
    }),
    'aboutness.tsx': pageText('Aboutness'),
  });
  expect(problems).toEqual([]);
  expect(read('a.html')).toContain('<a href="/about/about">1</a><a href="/about/aboutness">2</a>');
});

test('the search index has the base in its file name and its addresses', async () => {
  const { problems, read } = await buildBelow('/shop', {
    '_site.tsx': siteText({ more: 'searchIndex: true,' }),
    'a.tsx': pageText('A', {
      imports: "import { searchIndex } from '#authoring';",
      body: '<p data-index={searchIndex} />',
    }),
  });
  expect(problems).toEqual([]);
  const [, path = ''] = /data-index="\/shop\/([^"]+)"/.exec(read('a.html')) ?? [];
  expect(read(path)).toContain('"address":"/shop/about"');
});
