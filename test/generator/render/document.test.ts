import { expect, test } from 'vitest';
import { problemsOf } from '../../support/broken-site.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText, siteText } from '../../support/site-folder.ts';
import { validateHtml } from '../../support/validate-html.ts';

const odd = `</script><!-- "quotes" 'n' & <b>bold</b> \u2028\u2029 📦 </title ></title>`;
const oddPage = `export const meta = {
  title: ${JSON.stringify(odd)}, description: ${JSON.stringify(`About ${odd}`)}, schemaType: 'WebPage',
  keywords: [${JSON.stringify(odd)}, 'plain'],
};
export default () => <><h1>{meta.title}</h1><p data-x={meta.title}>Text</p></>;`;
test('the charset is within the first 1,024 bytes, no matter how long the head is', async () => {
  const head = `Head: () => <>{Array.from({ length: 40 }, (_, n) => <meta key={n} name={'x' + n} content={'é'.repeat(99)} />)}</>,`;
  const site = await builtSite({
    '_site.tsx': siteText({ more: head, imports: "import './_layout.css';" }),
    '_layout.css': 'p { color: red }\n'.repeat(99),
    'odd.tsx': oddPage,
  });
  const start = Buffer.from(site.read('odd.html')).subarray(0, 1024).toString();
  expect(start).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/);
});

test('the head describes the page to search engines and for sharing', async () => {
  const meta = "keywords: ['boxes', 'tape']";
  const site = await builtSite({
    '_site.tsx': siteText({ more: "Head: () => <meta name='theme-color' content='#123456' />," }),
    'boxes.tsx': pageText('Boxes', { meta }),
  });
  const html = site.read('boxes.html');
  for (const part of [
    '<html lang="en">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Boxes</title>',
    '<meta name="description" content="About Boxes.">',
    '<meta name="keywords" content="boxes, tape">',
    '<link rel="canonical" href="https://store.example/boxes">',
    '<meta name="theme-color" content="#123456"/>',
    '<meta property="og:site_name" content="Store">',
    '<meta name="twitter:title" property="og:title" content="Boxes">',
    '<meta property="og:url" content="https://store.example/boxes">',
    '<meta name="twitter:card" content="summary">',
  ])
    expect(html).toContain(part);
  expect(await validateHtml(html)).toEqual([]);
  expect(site.read('index.html')).not.toContain('keywords');
});

test('a page can use hooks: its React is the one that renders it', async () => {
  const code = `import { createContext, useContext, useId, useMemo } from 'react';
export const meta = { title: 'Hooks', description: 'Hooks.', schemaType: 'WebPage' };
const Color = createContext('red');
function Leaf() {
  const id = useId();
  return <p id={id}>{useContext(Color)} {useMemo(() => 3 * 2, [])}</p>;
}
export default () => <><h1>Hooks</h1><Color.Provider value="blue"><Leaf /><Leaf /></Color.Provider></>;`;
  const site = await builtSite({ 'hooks.tsx': code });
  const paragraphs = site.read('hooks.html').match(/<p id="([^"]+)">blue 6<\/p>/g);
  expect(new Set(paragraphs).size).toBe(2);
});

test('React’s ids in the layout and in a page do not collide', async () => {
  const named = "import { useId } from 'react'; const Named = () => <p id={useId()} />;";
  const site = await builtSite({
    '_site.tsx': siteText({ imports: named, layout: '<Named /><main>{children}</main><Named />' }),
    'a.tsx': pageText('A', { imports: named, body: '<Named /><Named />' }),
  });
  const ids = site.read('a.html').match(/ id="[^"]+"/g);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

test('components know all addresses, and the day of the build', async () => {
  const body =
    "{[ '/', '/us#x', '/gone' ].map((href) => <i key={href}>{href} {String(useRoutes().has(href))}</i>)}<b>{useBuildDate()}</b>";
  const imports = "import { useBuildDate, useRoutes } from '#authoring';";
  const layout =
    "<main>{children}</main><p>{useBuildDate()} {String(useRoutes().has('/gone'))}</p>";
  const site = await builtSite(
    {
      '_site.tsx': siteText({ layout }),
      'about.tsx': pageText('About', { meta: "aliases: ['/us']", imports, body }),
    },
    { date: '2031-02-03' },
  );
  expect(site.read('about.html')).toContain(
    '<i>/ true</i><i>/us#x true</i><i>/gone false</i><b>2031-02-03</b></main><p>2031-02-03 false</p>',
  );
});

test('a component knows the address of its page', async () => {
  const files = {
    '_where.tsx':
      "import { usePage } from '#authoring';\nexport const Where = () => <b>{usePage().address}</b>;",
    'about.tsx': pageText('About', {
      imports: "import { Where } from './_where.tsx';",
      body: '<Where />',
    }),
    'notes/[slug].tsx': `import { Where } from '../_where.tsx';
export const entries = [{ slug: 'one' }, { slug: 'two' }];
export const meta = ({ slug }) => ({ title: \`Note \${slug}\`, description: \`Note \${slug} of the fixture, which says nothing else of interest.\` });
export default ({ entry }) => <h1>{entry.slug} <Where /></h1>;`,
  };
  const site = await builtSite(files);
  expect(site.read('about.html')).toContain('<b>/about</b>');
  expect(site.read('notes/one.html')).toContain('<b>/notes/one</b>');
  expect(site.read('notes/two.html')).toContain('<b>/notes/two</b>');
});

test.each([
  [0, '<main />'],
  [2, '<main>{children}{children}</main>'],
])('a layout that shows its children %i times is refused', async (count, text) => {
  expect(await problemsOf({ '_site.tsx': siteText({ layout: text }) })).toEqual([
    `_site.tsx: The layout renders its children ${count} times.\n  Use {children} in the layout exactly once, inside <main>.`,
  ]);
});

test('a fact is read with the policy of the build, in pages and in the browser', async () => {
  const files = {
    '_facts.ts': `import { read } from '#authoring';
const zip = { name: 'ZIP', chosen: 28405, readings: [
  { value: 28405, statedAt: ['footer'] }, { value: 28409, statedAt: ['/about'] } ] };
export const zipAt = (place) => read(zip, place);`,
    'about.tsx': pageText('About', {
      imports: "import { zipAt } from './_facts.ts';",
      body: "<p>{zipAt('/about')} {zipAt('footer')}</p>",
    }),
    'about.client.ts':
      "import { zipAt } from './_facts.ts';\ndocument.title = String(zipAt('/about'));",
  };
  const script = async (policy: 'resolved' | 'as-stated') => {
    const site = await builtSite(files, { policy });
    const html = site.read('about.html');
    const src = /<script data-src="\/(.*?)">/.exec(html)?.[1] ?? '';
    return [/<p>(.*?)<\/p>/.exec(html)?.[1], site.read(src).includes('"as-stated"')];
  };
  expect(await script('resolved')).toEqual(['28405 28405', false]);
  expect(await script('as-stated')).toEqual(['28409 28405', true]);
});
