import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SearchEntry } from '../../../src/author/search-index.ts';
import { problemsOf } from '../../support/broken-site.ts';
import { type BuiltSite, builtSite } from '../../support/read-built.ts';
import { pageText, type SiteFiles, siteText } from '../../support/site-folder.ts';

const find = {
  '_site.tsx': siteText({ more: 'searchIndex: true' }),
  'find.tsx': pageText('Find', {
    imports: "import { searchIndex } from '#authoring';",
    meta: 'listed: false',
    body: '<p data-index={searchIndex}>Type a word.</p>',
  }),
};

const indexesOf = ({ out }: BuiltSite): readonly string[] =>
  readdirSync(join(out, 'assets')).filter((name) => /^search-index-[0-9A-F]{8}\.json$/.test(name));

async function indexOf(files: SiteFiles): Promise<readonly SearchEntry[]> {
  const site = await builtSite({ ...find, ...files });
  const [name = ''] = indexesOf(site);
  return JSON.parse(site.read(`assets/${name}`));
}

const kites = pageText('Kites', {
  body: '<h2>Tails &amp; lines</h2><p>A tail of <b>ribbon</b> keeps it “up” &lt;there&gt;.</p><svg viewBox="0 0 1 1"><text>drawn</text></svg>',
});

test('the index has every listed page with its title, description, headings, and words', async () => {
  const entries = await indexOf({ 'kites.tsx': kites, 'boats.tsx': pageText('Boats') });
  expect(entries.map(({ address }) => address)).toEqual(['/', '/boats', '/kites']);
  expect(entries[2]).toEqual({
    address: '/kites',
    title: 'Kites',
    description: 'About Kites.',
    headings: ['Kites', 'Tails & lines'],
    words: 'it keeps of ribbon tail there up',
  });
});

test('a word on more than half of the pages is left out', async () => {
  const page = (title: string, words: string) => pageText(title, { body: `<p>${words}</p>` });
  const entries = await indexOf({
    'index.tsx': page('Home', 'counter'),
    'a.tsx': page('A', 'counter'),
    'b.tsx': page('B', 'counter ribbon'),
    'c.tsx': page('C', 'ribbon'),
  });
  expect(entries.map(({ words }) => words)).toEqual(['', '', 'ribbon', 'ribbon']);
});

test('of a long page, the words that are frequent there and rare elsewhere are kept', async () => {
  const words = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ');
  const page = (title: string, text: string) => pageText(title, { body: `<p>${text}</p>` });
  const entries = await indexOf({
    'a.tsx': page('A', `${words(100, 250)} ${words(240, 250)}`),
    'b.tsx': page('B', words(230, 240)),
    'c.tsx': page('C', ''),
  });
  const kept = entries.find(({ address }) => address === '/a')?.words.split(' ') ?? [];
  expect(kept).toHaveLength(90);
  expect(kept).toEqual(expect.arrayContaining(words(240, 250).split(' ')));
  expect(kept).not.toEqual(expect.arrayContaining(['word230']));
});

test('its name depends on its contents, and the page that loads it knows the name', async () => {
  const site = await builtSite({ ...find, 'kites.tsx': kites });
  const [before = ''] = indexesOf(site);
  expect(site.read('find.html')).toContain(`data-index="/assets/${before}"`);
  expect(site.read('kites.html')).not.toContain('search-index');
  const other = await builtSite({ ...find, 'kites.tsx': kites.replace('ribbon', 'rope') });
  const [after = ''] = indexesOf(other);
  expect(after).not.toBe(before);
  expect(other.read('find.html')).toContain(`data-index="/assets/${after}"`);
});

test('a site that configures no index has none', async () => {
  const site = await builtSite({ 'kites.tsx': kites });
  expect(site.has('assets')).toBe(false);
});

test('a page that asks for an index the site does not make is reported', async () => {
  expect(await problemsOf({ 'find.tsx': find['find.tsx'] })).toEqual([
    '_site.tsx: find.html uses the search index, but the site has none.\n  Add `searchIndex: true` to defineSite({ ... }).',
  ]);
});
