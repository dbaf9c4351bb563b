import { expect, test } from 'vitest';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { wake } from '../../support/browser-parts.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText, siteText } from '../../support/site-folder.ts';
import { validateHtml } from '../../support/validate-html.ts';

const picture = { '_public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' };
const parts = (html: string) => {
  const [head = '', body = ''] = html.split('</head>');
  return { head, body };
};

test('metadata, preloads, and async scripts of a page are in the head of that page only', async () => {
  const imports = "import { preload } from 'react-dom';";
  const body = `{preload('/a.svg', { as: 'image' })}<p>First</p><meta name="author" content="Jo" /><link rel="alternate" hrefLang="es" href="/" />
<img src="/a.svg" alt="" width="1" height="1" /><script async src="/x.js" /><link rel="stylesheet" href="/x.css" precedence="low" /><link rel="stylesheet" href="/y.css" />
<svg><title>A drawing</title></svg><p itemScope><meta itemProp="size" content="3" /></p>`;
  const site = await builtSite({
    ...picture,
    '_public/x.js': '',
    '_public/x.css': '',
    '_public/y.css': '',
    'a.tsx': pageText('A', { imports, body }),
  });
  const { head, body: rest } = parts(site.read('a.html'));
  for (const part of [
    '<meta name="author" content="Jo"/>',
    '<link rel="alternate" hrefLang="es" href="/"/>',
    '<link rel="preload" href="/a.svg" as="image"/>',
    '<script async="" src="/x.js"></script>',
    '<link rel="stylesheet" href="/x.css" data-precedence="low"/>',
  ])
    expect(head, part).toContain(part);
  expect(rest).toMatch(/<main><h1>A<\/h1>/);
  for (const part of ['<svg><title>A drawing</title></svg>', '<meta itemProp="size"', '/y.css'])
    expect(rest).toContain(part);
  expect(parts(site.read('index.html')).head).not.toContain('author');
});

test('what the layout hoists is in the head of every page', async () => {
  const layout =
    '<meta name="author" content="Jo" /><img src="/a.svg" alt="" width="1" height="1" /><main>{children}</main>';
  const site = await builtSite({ ...picture, '_site.tsx': siteText({ layout }) });
  const { head, body } = parts(site.read('index.html'));
  expect(head).toContain('<meta name="author" content="Jo"/>');
  expect(head).toContain('<link rel="preload" as="image" href="/a.svg"/>');
  expect(body).toMatch(/^<body><img src="\/a\.svg" alt="" width="1" height="1"\/><main>/);
  expect(await validateHtml(site.read('index.html'))).toEqual([]);
});

test.each([
  ['<title>Mine</title>', '<title>'],
  ['<meta name="description" content="Mine" />', '<meta name="description">'],
  ['<meta name="robots" content="noindex" />', '<meta name="robots">'],
  ['<meta property="og:title" content="Mine" />', '<meta property="og:title">'],
  ['<link rel="canonical" href="/" />', '<link rel="canonical">'],
])('%s in a page is refused: it belongs in meta', async (element, tag) => {
  const body = `<p>Fine</p>\n${element}`;
  expect(await problemsOf({ 'a.tsx': pageText('A', { body }) })).toEqual([
    `a.tsx:6: /a renders ${tag}, which the generator writes itself.\n  Remove it, and set the \`meta\` of each page instead.`,
  ]);
});

test('the head of a page has what its meta adds, and no other page has it', async () => {
  const meta = `head: [
    { name: 'google-site-verification', content: 'a"b' },
    { property: 'article:published_time', content: '2026-04-20' },
    { name: 'theme-color', content: '#fff', media: '(prefers-color-scheme: light)' },
    { rel: 'alternate', type: 'application/rss+xml', title: 'News', href: '/news.xml' },
  ],`;
  const site = await builtSite({ '_public/news.xml': '', 'a.tsx': pageText('A', { meta }) });
  const { head, body } = parts(site.read('a.html'));
  for (const part of [
    '<meta name="google-site-verification" content="a&quot;b"/>',
    '<meta property="article:published_time" content="2026-04-20"/>',
    '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)"/>',
    '<link rel="alternate" type="application/rss+xml" title="News" href="/news.xml"/>',
  ])
    expect(head, part).toContain(part);
  expect(body).toMatch(/^<body><main><h1>A<\/h1>/);
  expect(site.read('index.html')).not.toContain('google-site-verification');
  expect(await validateHtml(site.read('a.html'))).toEqual([]);
});

test('an entry can add elements to its head, too', async () => {
  const site = await builtSite({
    'n/[slug].tsx': `export const entries = [{ slug: 'one' }, { slug: 'two' }];
export const meta = ({ slug }) => ({ title: slug, description: 'About ' + slug, schemaType: 'WebPage',
  head: [{ name: 'author', content: 'Jo of ' + slug }] });
export default function Page({ entry }) { return <h1>{entry.slug}</h1>; }`,
  });
  expect(site.read('n/one.html')).toContain('<meta name="author" content="Jo of one"/>');
  expect(site.read('n/two.html')).toContain('<meta name="author" content="Jo of two"/>');
});

test.each([
  [
    "{ src: '/x.js' }",
    '`meta.head` contains {"src":"/x.js"}, which is neither a <meta> nor a <link>.',
    'Write { name, content }, { property, content }, or { rel, href }. Other elements belong in the component.',
  ],
  [
    "{ name: 'author', content: 'Jo', onload: 'x()' }",
    '`meta.head` has a <meta> with the attribute "onload".',
    'Use only name, property, content, media.',
  ],
  ["{ rel: 'me', href: 3 }", 'In `meta.head`, "href" is 3.', 'Write it as a string.'],
  [
    "{ rel: 'stylesheet', href: '/x.css' }",
    '`meta.head` links to the style sheet "/x.css".',
    'Import the style sheet in the page: the build writes it into the head.',
  ],
  [
    "{ name: 'description', content: 'Mine' }",
    '/a renders <meta name="description">, which the generator writes itself.',
    'Remove it, and set the `meta` of each page instead.',
  ],
  [
    "{ rel: 'canonical', href: '/a' }",
    '/a renders <link rel="canonical">, which the generator writes itself.',
    'Remove it, and set the `meta` of each page instead.',
  ],
])('%s in the head of a page is refused', async (element, message, hint) => {
  const meta = `head: [\n${element},\n],`;
  expect(await problemsOf({ 'a.tsx': pageText('A', { meta }) })).toEqual([
    `a.tsx:3: ${message}\n  ${hint}`,
  ]);
});

test('a head that is not a list is refused', async () => {
  const meta = "head: { name: 'author', content: 'Jo' },";
  expect(firstLines(await problemsOf({ 'a.tsx': pageText('A', { meta }) }))).toEqual([
    'a.tsx:2: `meta.head` is not a list.',
  ]);
});

test('a link in the head is checked like any other', async () => {
  const body = '<link rel="alternate" hrefLang="es" href="/es" />';
  const meta = "head: [{ rel: 'help', href: '/fr' }],";
  expect(firstLines(await problemsOf({ 'a.tsx': pageText('A', { body, meta }) }))).toEqual([
    expect.stringContaining('a.tsx:2: The link "/fr"'),
    expect.stringContaining('a.tsx:5: The link "/es"'),
  ]);
});

test('an island has no preloads, and metadata in it is refused', async () => {
  const island = (inside: string) => ({
    ...picture,
    '_pic.tsx': `export const Pic = () => <p>${inside}</p>;`,
    '_pic.island.ts': wake('pic', 'Pic').replace('./pic.tsx', './_pic.tsx'),
    'a.tsx': pageText('A', {
      imports: "import { Pic } from './_pic.tsx';",
      body: '<Island name="_pic" component={Pic} props={{}} />',
    }),
  });
  const site = await builtSite(island('<img src="/a.svg" alt="" width="1" height="1" />'));
  expect(site.read('a.html')).toMatch(
    /data-island="_pic"[^>]*><p><img src="\/a\.svg" alt="" width="1" height="1"\/><\/p>/,
  );
  expect(firstLines(await problemsOf(island('<title>Mine</title>')))).toEqual([
    expect.stringContaining('The island "_pic" renders <title>, which belongs in the page'),
  ]);
});
