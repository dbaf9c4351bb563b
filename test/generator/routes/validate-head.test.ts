import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { wake } from '../../support/browser-parts.ts';
import { build } from '../../support/build.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText, siteFolder, siteText } from '../../support/site-folder.ts';
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
  ['<meta property="og:url" content="https://a.example/" />', '<meta property="og:url">'],
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

test('what the generator does not write, a site can: its image, its card, and its robots', async () => {
  const own = `<meta property="og:image" content="https://a.example/a.png" /><meta property="og:type" content="article" />
<meta name="twitter:card" content="summary" /><meta name="twitter:title" content="Short" /><meta name="robots" content="max-image-preview:large" />`;
  const site = await builtSite({
    '_site.tsx': siteText({ more: `Head: () => <>${own}</>,` }),
    'a.tsx': pageText('A', {
      meta: "image: { url: '/b.png', width: 20, height: 10, alt: 'B & C' },",
    }),
    'b.tsx': pageText('B', { meta: "listed: false, image: 'https://b.example/c.jpg'," }),
    '_public/b.png': 'x',
  });
  const tags = (path: string) =>
    [
      ...site
        .read(path)
        .matchAll(/<meta [^>]*(?:og:(?:image|type|title)|twitter:(?!desc)|robots)[^>]*>/g),
    ].map(([tag]) => tag.replace(/<meta |\/?>/g, ''));
  const shared = [
    'property="og:type" content="article"',
    'name="twitter:card" content="summary"',
    'name="twitter:title" content="Short"',
    'name="robots" content="max-image-preview:large"',
  ];
  expect(tags('index.html')).toEqual([
    'property="og:image" content="https://a.example/a.png"',
    ...[...shared, 'property="og:title" content="Home"'],
  ]);
  expect(tags('a.html')).toEqual([
    ...shared,
    'name="twitter:image" property="og:image" content="https://store.example/b.png"',
    'property="og:image:width" content="20"',
    'property="og:image:height" content="10"',
    'property="og:image:alt" content="B &amp; C"',
    'property="og:title" content="A"',
  ]);
  expect(tags('b.html')).toEqual([
    'name="robots" content="noindex"',
    ...shared,
    'name="twitter:image" property="og:image" content="https://b.example/c.jpg"',
    'property="og:title" content="B"',
  ]);
  expect(await validateHtml(site.read('a.html'))).toEqual([]);
});

test('an imported picture is the image of a page, below a base path, too', async () => {
  const file = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const site = siteFolder({
    'a.tsx': pageText('A', { imports: "import photo from './_a.jpg';", meta: 'image: photo,' }),
  });
  writeFileSync(join(site.pages, '_a.jpg'), file);
  expect((await build(site, { base: '/shop' })).problems).toEqual([]);
  const html = readFileSync(join(site.out, 'a.html'), 'utf8');
  const [, path = ''] =
    /og:image" content="https:\/\/store\.example\/shop\/([^"]*)"><meta property="og:image:width" content="30">/.exec(
      html,
    ) ?? [];
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(readFileSync(join(site.out, path))).toEqual(file);
});

test.each([
  ["image: 'photo.jpg',", '`meta.image` is "photo.jpg".'],
  ["image: '//a.example/a.jpg',", '`meta.image` is "//a.example/a.jpg".'],
  ["image: { url: '/a.jpg' },", '`meta.image` has no size.'],
  ["image: { url: '/a.jpg', width: 0, height: 3 },", '`meta.image` has no size.'],
  [
    "image: { url: '/a.svg', width: 2, height: 3 },",
    '`meta.image` is an SVG, which no platform shows.',
  ],
])('%s in meta is refused', async (meta, message) => {
  expect(await problemsOf({ 'a.tsx': pageText('A', { meta }) })).toEqual([
    `a.tsx:2: ${message}\n  Import a JPEG, PNG, or WebP file, or write its \`url\`, \`width\`, and \`height\`, or an https: URL.`,
  ]);
});

test('an image that does not exist, or is there twice, is refused', async () => {
  const element = '<meta property="og:image" content="https://a.example/" />';
  const files = {
    'a.tsx': pageText('A', { meta: "image: '/gone.jpg'," }),
    'b.tsx': pageText('B', { meta: "image: 'https://b.example/c.jpg',", body: element }),
  };
  expect(firstLines(await problemsOf(files))).toEqual([
    'b.tsx:5: /b renders <meta property="og:image">, which the generator writes itself.',
    'a.tsx:2: On /a: The file "/gone.jpg" doesn\'t exist.',
  ]);
});

test('a preview asks not to be indexed, in pages, headers, and robots.txt', async () => {
  const files = { '_public/robots.txt': 'User-agent: *\nDisallow: /private\n' };
  const own = await builtSite(files);
  expect(own.read('robots.txt')).toBe(files['_public/robots.txt']);
  expect(own.read('index.html')).not.toContain('noindex');
  const preview = await builtSite(files, { isPreview: true });
  expect(preview.read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(preview.read('_headers')).toBe('/*\n  X-Robots-Tag: noindex\n');
  expect(preview.read('index.html')).toContain('<meta name="robots" content="noindex">');
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
