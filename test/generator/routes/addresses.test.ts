import { expect, test } from 'vitest';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { builtSite } from '../../support/read-built.ts';
import { manyText, pageText } from '../../support/site-folder.ts';

const rename = '  Rename one of the files, or remove the alias that repeats the address.';
const alias = (...aliases: string[]) => ({ meta: `aliases: ${JSON.stringify(aliases)}` });

test('an address is the path of its file, without a slash at the end', async () => {
  const site = await builtSite({
    'fedex-services.tsx': pageText('FedEx'),
    'areas.tsx': pageText('Areas'),
    'areas/castle-hayne-nc.tsx': pageText('Castle Hayne'),
    'guides/index.tsx': pageText('Guides'),
    'guides/packing/2024.tsx': pageText('Packing'),
    '_parts/card.tsx': 'export {};',
    'guides/_parts/card.tsx': 'export {};',
    'guides/list.ts': 'export {};',
  });
  for (const [file, address] of [
    ['index.html', '/'],
    ['fedex-services.html', '/fedex-services'],
    ['areas.html', '/areas'],
    ['areas/castle-hayne-nc.html', '/areas/castle-hayne-nc'],
    ['guides.html', '/guides'],
    ['guides/packing/2024.html', '/guides/packing/2024'],
  ] as const)
    expect(site.read(file)).toContain(
      `<link rel="canonical" href="https://store.example${address}">`,
    );
  for (const file of [
    '_parts/card.html',
    'guides/_parts/card.html',
    'guides/list.html',
    'guides/index.html',
  ])
    expect(site.has(file), file).toBe(false);
});

test.each([
  ['a list', "[{ slug: 'one' }, { slug: 'two/three' }]"],
  ['a set', "new Set([{ slug: 'one' }, { slug: 'two/three' }])"],
  ['a generator', "(function* () { yield { slug: 'one' }; yield { slug: 'two/three' }; })()"],
  [
    'an async iterable',
    "{ async *[Symbol.asyncIterator]() { yield { slug: 'one' }; await null; yield { slug: 'two/three' }; } }",
  ],
])('[slug].tsx makes a page for each of its entries: %s', async (_, entries) => {
  const site = await builtSite({
    'notes/[slug].tsx': manyText(entries),
    'notes.tsx': pageText('Notes'),
  });
  expect(site.read('notes/one.html')).toContain('<h1>one</h1>');
  expect(site.read('notes/two/three.html')).toContain('<h1>two/three</h1>');
  expect(site.read('notes.html')).toContain('<h1>Notes</h1>');
});

test('a slug that would not be a file name is refused, wherever it would write', async () => {
  const slugs = ['../x', '/x', 'x/', 'a//b', 'Upper', 'a b', 'a--b', '-a', 'a.b', ''];
  const entries = JSON.stringify([...slugs.map((slug) => ({ slug })), {}, { slug: 7 }]);
  const hint = '  Give each entry a `slug` of lower-case letters, digits, and single hyphens.';
  expect(await problemsOf({ 'notes/[slug].tsx': manyText(entries) })).toEqual(
    [
      ...slugs.map((slug) => `${slug === '' ? '' : ':1'}: ${JSON.stringify(slug)}`),
      ': undefined',
      ': 7',
    ].map((slug) => `notes/[slug].tsx${slug} is not a valid slug.\n${hint}`),
  );
});

test('an entry without a title is named by its slug, and links to it are not reported', async () => {
  const code = `export const entries = [{ slug: 'a' }, { slug: 'b' }];
export const meta = ({ slug }) => slug === 'a' ? { description: 'A', schemaType: 'WebPage' } : { title: 'B', description: 'B', schemaType: 'WebPage' };
export default ({ entry }) => <h1>{entry.slug}</h1>;`;
  const body = '<Link href="/notes/a">A</Link>';
  expect(
    await problemsOf({ 'notes/[slug].tsx': code, 'list.tsx': pageText('List', { body }) }),
  ).toEqual([
    'notes/[slug].tsx:2: In the entry "a": `meta.title` is missing.\n  Add a title that no other page has.',
  ]);
});

test('two files with one address are both named', async () => {
  const files = { 'team.tsx': pageText('Team'), 'team/index.tsx': pageText('Team again') };
  expect(await problemsOf(files)).toEqual([
    `team/index.tsx: /team is claimed by pages/team.tsx and pages/team/index.tsx.\n${rename}`,
  ]);
});

test('an alias that repeats a page names both files', async () => {
  const files = { 'about.tsx': pageText('About'), 'team.tsx': pageText('Team', alias('/about')) };
  expect(await problemsOf(files)).toEqual([
    `team.tsx:2: /about is claimed by pages/about.tsx and pages/team.tsx.\n${rename}`,
  ]);
});

test('two pages with the same alias are both named', async () => {
  const files = {
    'about.tsx': pageText('About', alias('/us')),
    'team.tsx': pageText('Team', alias('/us', '/crew', '/crew')),
  };
  expect(firstLines(await problemsOf(files))).toEqual([
    'team.tsx:2: /us is claimed by pages/about.tsx and pages/team.tsx.',
    'team.tsx:2: This file claims /crew twice.',
  ]);
});

test.each([
  ['/index', '/index would be written to the same file as / of pages/index.tsx.'],
  ['/About', '/About would be written to the same file as /about of pages/about.tsx.'],
])('the alias %s would overwrite a page on some systems or on all', async (from, message) => {
  const files = { 'about.tsx': pageText('About'), 'team.tsx': pageText('Team', alias(from)) };
  expect(firstLines(await problemsOf(files))).toEqual([`team.tsx:2: ${message}`]);
});

test('an alias that could lead anywhere else is refused', async () => {
  const wrong =
    '/../x /a/../../b /.. /. x //x /a#b /a\\b /*/b /a* /%2e%2e/x /%zz /a%2fb /a%0ab'.split(' ');
  expect(await problemsOf({ 'team.tsx': pageText('Team', alias(...wrong)) })).toEqual(
    wrong.map(
      (from) =>
        `team.tsx:2: The alias ${JSON.stringify(from)} is not an old address.\n  Start it with a slash. It can have a query, such as "/?p=123", or end with "/*", for everything below.`,
    ),
  );
});

test('the alias of an entry is found in the module of the entry', async () => {
  const files = {
    '_notes.ts':
      "export const notes = [\n  { slug: 'one', old: ['/1'] },\n  { slug: 'two', old: ['/2', '/?'] },\n];",
    'notes/[slug].tsx': `import { notes } from '../_notes.ts';
export const entries = notes;
export const meta = ({ slug, old }) => ({ title: slug, description: slug, schemaType: 'WebPage', aliases: old });
export default ({ entry }) => <h1>{entry.slug}</h1>;`,
  };
  expect(firstLines(await problemsOf(files))).toEqual([
    '_notes.ts:3: In the entry "two": The alias "/?" is not an old address.',
  ]);
});

test('the names of files and folders are parts of addresses', async () => {
  const files = {
    'Team.tsx': 'Team',
    '[slug]/index.tsx': '[slug]',
    '[slug]/more.tsx': '[slug]',
    'our team/index.tsx': 'our team',
    'our_team.tsx': 'our_team',
  };
  const pages = Object.keys(files).map((file) => [file, pageText(file)]);
  expect([...(await problemsOf(Object.fromEntries(pages)))].sort()).toEqual(
    Object.entries(files).map(
      ([file, part]) =>
        `${file}: "${part}" cannot be part of an address.\n  Use lower-case letters, digits, and single hyphens in the names of files and folders, or [slug].tsx for many pages. If the file is not a page, start its name with _.`,
    ),
  );
});
