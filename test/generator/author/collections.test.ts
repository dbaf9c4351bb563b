import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemsOf } from '../../support/broken-site.ts';
import { build } from '../../support/build.ts';
import { builtSite } from '../../support/read-built.ts';
import { type SiteFiles, siteFolder, siteText } from '../../support/site-folder.ts';
import { startWatch } from '../../support/watched.ts';

const post = (title: string, rest = '', body = ''): string =>
  `---\ntitle: ${title}\ndate: 2026-03-02\n${rest}---\n\n# ${title.replaceAll('"', '')}\n\n${body}\n`;

const modules: SiteFiles = {
  '_posts.ts': `import { collection } from '#authoring';
import { z } from 'zod';
export const posts = collection({
  schema: z.object({ title: z.string(), date: z.coerce.date(), tags: z.array(z.string()).default([]) }),
  folder: './journal',
});`,
  'journal/[slug].tsx': `import { Markdown } from '#authoring';
import { posts } from '../_posts.ts';
export const entries = posts;
export const meta = ({ slug, data }) => ({ title: data.title, description: 'About ' + data.tags.join() + slug });
export default ({ entry }) => <><time>{entry.data.date.getUTCFullYear()}</time><Markdown of={entry} widths={[]} /></>;`,
};
const files: SiteFiles = { ...modules, 'journal/rye.md': post('Rye') };

test('each Markdown file is a page, with its front matter as the schema returns it', async () => {
  const site = await builtSite({
    ...files,
    'journal/rye.md': post('"Rye: a story"', 'tags: [bread, "oven: hot"]\n', 'It *rose*.'),
  });
  const html = site.read('journal/rye.html');
  expect(html).toContain('<title>Rye: a story</title>');
  expect(html).toContain('About bread,oven: hotrye');
  expect(html).toContain('<time>2026</time>');
  expect(html).toContain('<p>It <em>rose</em>.</p>');
});

test.each([
  [
    'Windows line ends and a byte order mark',
    `\ufeff${post('"A: b"', 'tags:\n  - x\n')}`.replaceAll('\n', '\r\n'),
  ],
  ['single quotes', post("'A: b'", "tags: ['x']\n")],
  ['a comment, and a text on several lines', post('>-\n  A:\n  b', '# no\ntags: [x] # one\n')],
])('front matter with %s is read as YAML', async (_, text) => {
  const html = (await builtSite({ ...modules, 'journal/a.md': text })).read('journal/a.html');
  expect(html).toContain('<title>A: b</title>');
  expect(html).toContain('About xa');
});

test('a slug comes from the path, and index.md and README.md stand for their folder', async () => {
  const site = await builtSite({
    ...modules,
    'journal/Guide/First Steps.md': post('A'),
    'journal/Guide/README.md': post('B'),
    'journal/café_au_lait.md': post('C'),
    'journal/_draft.md': 'no front matter',
    'journal/_later/d.md': 'no front matter',
  });
  expect(readdirSync(join(site.out, 'journal'), { recursive: true }).sort()).toEqual([
    'cafe-au-lait.html',
    'guide',
    'guide.html',
    'guide/first-steps.html',
  ]);
});

test('headings have ids, each a different one, and links to other files lead to their pages below any base path', async () => {
  const site = await builtSite(
    {
      ...files,
      'journal/rye.md': post(
        'Rye',
        '',
        '## What & why?\n\n## What & why?\n\n[Oats](guide/Oats.md#how) [Home](/) [This](#what--why-1)',
      ),
      'journal/guide/Oats.md': post('Oats', '', '## How\n\n[Rye](../rye.md)'),
    },
    { base: '/shop' },
  );
  const html = site.read('journal/rye.html');
  expect(html).toContain('<h2 id="what--why">What &amp; why?</h2>\n<h2 id="what--why-1">');
  expect(html).toContain('<a href="/shop/journal/guide/oats#how">');
  expect(html).toContain('<a href="/shop/">Home</a>');
  expect(site.read('journal/guide/oats.html')).toContain('<a href="/shop/journal/rye">Rye</a>');
});

test('links without an ending, to a folder, with a query, and to files elsewhere lead where they do in a repository', async () => {
  const site = await builtSite({
    ...modules,
    '_posts.ts': String(modules['_posts.ts']).replace(
      "folder: './journal',",
      "folder: './journal', elsewhere: 'https://git.example/blob/main/docs',",
    ),
    'journal/a.md': post(
      'A',
      '',
      '[B](./guide) [C](guide/c?plain#c) [D](guide/c.md?x) [E](../src/e.ts#L1) [F](b.md)',
    ),
    'journal/guide/README.md': post('B'),
    'journal/guide/c.md': post('C', '', '[A](../a) [G](../../g.md)'),
  });
  expect(inOrder(site.read('journal/a.html'))).toEqual([
    '/journal/guide',
    '/journal/guide/c?plain#c',
    '/journal/guide/c?x',
    'https://git.example/blob/main/src/e.ts#L1',
    'https://git.example/blob/main/docs/b.md',
  ]);
  expect(inOrder(site.read('journal/guide/c.html'))).toEqual([
    '/journal/a',
    'https://git.example/blob/main/g.md',
  ]);
});

const inOrder = (html: string): readonly string[] =>
  [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);

test('relative images get a hashed name and their size, also in a folder and in HTML', async () => {
  const site = siteFolder({
    ...files,
    'journal/rye.md': post(
      'Rye',
      '',
      '![A "loaf"](a%20b/loaf.png "Ours")\n\n<img src="./a b/loaf.png" width="48" alt="Small">',
    ),
  });
  mkdirSync(join(site.pages, 'journal/a b'));
  copyFileSync('pages/_public/icon-192.png', join(site.pages, 'journal/a b/loaf.png'));
  expect((await build(site)).problems).toEqual([]);
  const html = readFileSync(join(site.out, 'journal/rye.html'), 'utf8');
  expect(html).toMatch(
    /<picture><img alt="A &quot;loaf&quot;" title="Ours" loading="lazy" src="\/assets\/loaf-\w{8}\.png" width="192" height="192"\/><\/picture>/,
  );
  expect(html).toMatch(/<img alt="Small" loading="lazy" src="[^"]*" width="48" height="48"\/>/);
});

test('blocks of code can be colored', async () => {
  const page = String(modules['journal/[slug].tsx']).replace(
    'widths={[]}',
    "highlight={(code, language) => language === 'ts' ? '<b>' + code.length + '</b>' : undefined}",
  );
  const site = await builtSite({
    ...modules,
    'journal/[slug].tsx': page,
    'journal/a.md': post('A', '', '```ts\na < b && "c"\n```\n\n```css\nb {}\n```'),
  });
  const html = site.read('journal/a.html');
  expect(html).toContain('<pre><code class="language-ts"><b>13</b></code></pre>');
  expect(html).toContain('<code class="language-css">b {}\n</code>');
});

test('drafts are in previews only', async () => {
  const draft: SiteFiles = { ...files, 'journal/later.md': post('Later', 'draft: true\n') };
  expect((await builtSite(draft)).has('journal/later.html')).toBe(false);
  expect((await builtSite(draft, { isPreview: true })).has('journal/later.html')).toBe(true);
});

test('a feed and pages of a list come from the same entries', async () => {
  const site = await builtSite({
    ...modules,
    ...Object.fromEntries(
      ['a', 'b', 'c'].map((slug, index) => [
        `journal/${slug}.md`,
        `---\ntitle: "${slug} & <co>"\ndate: 2026-03-0${index + 1}\n---\n# ${slug}\n`,
      ]),
    ),
    'list/[slug].tsx': `import { paginate } from '#authoring';
import { posts } from '../_posts.ts';
export const entries = paginate(posts, 2);
export const meta = ({ slug }) => ({ title: 'Page ' + slug, description: 'Page ' + slug + ' of all.' });
export default ({ entry }) => <h1>{entry.number} of {entry.count}: {entry.items.map(({ slug }) => slug).join()}</h1>;`,
    '_site.tsx': siteText({
      imports: "import { atomFeed } from '#authoring'; import { posts } from './_posts.ts';",
      more: `files: ({ origin }) => [atomFeed({ origin, title: 'News', address: '/', author: 'Me', entries:
        posts.map(({ slug, data }) => ({ title: data.title, address: '/journal/' + slug, date: data.date })) })],`,
    }),
  });
  expect(site.read('list/1.html')).toContain('<h1>1 of 2: a,b</h1>');
  expect(site.read('list/2.html')).toContain('<h1>2 of 2: c</h1>');
  const feed = site.read('feed.xml');
  expect(feed).toContain(
    '<title>c &amp; &lt;co&gt;</title>\n    <id>https://store.example/journal/c</id>',
  );
  expect(feed).toContain('<updated>2026-03-03T00:00:00.000Z</updated>\n  <author>');
});

test.each<[string, SiteFiles, string]>([
  [
    'a field that the schema refuses',
    { 'journal/rye.md': '---\ntitle: Rye\ndate: soon\n---\n' },
    'journal/rye.md:3: The field "date": Invalid input: expected date, received Date.\n  Correct the front matter, or the schema of the collection.',
  ],
  [
    'a field that is missing',
    { 'journal/rye.md': '# Rye\n' },
    'journal/rye.md:1: The field "title": Invalid input: expected string, received undefined.\n  Correct the front matter, or the schema of the collection.',
  ],
  [
    'a line that is not YAML',
    { 'journal/rye.md': '---\ntitle: Rye\ndate: [2026\n---\n' },
    'journal/rye.md:4: The front matter is not YAML: Flow sequence in block collection must be sufficiently indented and end with a ].\n  Correct this line. Put a text with a colon or another special character into quotes.',
  ],
  [
    'front matter without an end',
    { 'journal/rye.md': '---\ntitle: Rye\n' },
    'journal/rye.md:1: The front matter of this file has no end.\n  Add a line with three hyphens after its last field.',
  ],
  [
    'a text instead of fields',
    { 'journal/rye.md': '---\nRye\n---\n' },
    'journal/rye.md:2: The front matter of this file has no fields.\n  Write each field as a name, a colon, a space, and a value: `title: The first loaf`.',
  ],
  [
    'a link to a Markdown file that does not exist',
    { 'journal/rye.md': post('Rye', '', 'See [oats](oats.md).') },
    'journal/rye.md:8: The link to oats.md leads to no file of this collection.\n  Correct its path, which begins at the folder of this file, or write the address of a page.',
  ],
  [
    'a link to a page that does not exist',
    { 'journal/rye.md': post('Rye', '', 'See\n[oats](/oats).') },
    'journal/rye.md:9: The link "/oats" doesn\'t match any page.',
  ],
  [
    'a heading that skips a level',
    { 'journal/rye.md': post('Rye', '', '### *Deep*') },
    'journal/rye.md:8: The h3 "Deep" on /journal/rye skips a heading level.',
  ],
  [
    'a page without an h1',
    { 'journal/rye.md': post('Rye').replace('# Rye', '') },
    'journal/rye.md: /journal/rye has 0 h1 elements; expected 1.',
  ],
  [
    'an image that does not exist',
    { 'journal/rye.md': post('Rye', '', '![](img/loaf%201.png)') },
    'journal/rye.md:8: The file "./img/loaf 1.png" doesn\'t exist.\n  Correct the path, which begins at the folder of this module.',
  ],
  [
    'a name without letters',
    { 'journal/日本.md': post('Rye') },
    'journal/日本.md: The name of this file has no letters for an address.\n  Use the letters a to z, digits, and hyphens in its path.',
  ],
  [
    'a file that no collection includes',
    { 'news/rye.md': post('Rye') },
    'news/rye.md: No collection includes this file, so it is not part of the site.\n  Read its folder with `collection` in a [slug].tsx module, or start its name with _.',
  ],
  [
    'a folder that does not exist',
    { '_posts.ts': String(modules['_posts.ts']).replace('./journal', 'posts') },
    '_posts.ts:5: The folder "./posts" of a collection doesn\'t exist.\n  Correct the path, which begins at the folder of this module, or add the folder.',
  ],
  [
    'a folder that is computed',
    { '_posts.ts': String(modules['_posts.ts']).replace("'./journal'", "String('./journal')") },
    "The build cannot see the folder of this collection.\n  Write its path as text where `collection` is called: `collection({ folder: './_posts' })`.",
  ],
])('%s is a problem with its line', async (_, changed, expected) => {
  const problems = await problemsOf({ ...files, ...changed });
  expect(problems.join('\n')).toContain(expected);
});

test('watch shows a file that is changed, added, renamed, or removed, and drafts', async () => {
  const site = siteFolder({
    ...files,
    'journal/later.md': post('Later', 'draft: true\n', 'Not yet.'),
  });
  const watched = await startWatch(site.pages);
  await watched.shows('/journal/later', 'Not yet.');
  site.write({ 'journal/rye.md': post('Rye', '', 'Changed.') });
  await watched.shows('/journal/rye', 'Changed.');
  site.write({ 'journal/new/oats.md': post('Oats', '', 'Added.') });
  await watched.shows('/journal/new/oats', 'Added.');
  renameSync(join(site.pages, 'journal/new/oats.md'), join(site.pages, 'journal/new/barley.md'));
  await watched.shows('/journal/new/barley', 'Added.');
  rmSync(join(site.pages, 'journal/new/barley.md'));
  await expect.poll(async () => (await watched.ask('/journal/new/barley')).status).toBe(404);
  site.write({ 'journal/rye.md': '---\ntitle: Rye\n---\n' });
  await watched.hears('a problem', ({ problems }) =>
    problems.some(({ file, line }) => file.endsWith('rye.md') && line === 1),
  );
  site.write({ 'journal/rye.md': post('Rye', '', 'Right again.') });
  await watched.shows('/journal/rye', 'Right again.');
});
