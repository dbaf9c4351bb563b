import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHistory } from '../../../src/core/files/git-history.ts';
import { build } from '../../support/build.ts';
import { commitAll, git } from '../../support/git.ts';
import { pageText, type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const words = "import { words } from './_words/lamps.ts';";
const files = {
  'lamps.tsx': pageText('Lamps', { imports: words, body: '<p>{words}</p>' }),
  'boxes.tsx': pageText('Boxes', { body: '<p>Boxes</p>' }),
  'both.tsx': pageText('Both', { body: '<p>Lamps and boxes</p>' }),
  '_words/lamps.ts': "export const words = 'Bring it lit.';",
};

test('a page has the day of the last commit to its own modules', async () => {
  const site = siteFolder(files, 'dated');
  commitAll(site.root, '2024-02-01');
  site.write({ '_words/lamps.ts': "export const words = 'Bring it cold.';" });
  commitAll(site.root, '2025-03-04');
  expect(await datesOf(site)).toEqual({
    '/': '2024-02-01',
    '/both': '2024-02-01',
    '/boxes': '2024-02-01',
    '/lamps': '2025-03-04',
  });
});

test('modules that pages share date none of them', async () => {
  const site = siteFolder(
    { ...files, 'boxes.tsx': files['lamps.tsx'].replaceAll('Lamps', 'Boxes') },
    'dated-shared',
  );
  commitAll(site.root, '2024-02-01');
  site.write({ '_words/lamps.ts': "export const words = 'Bring it cold.';" });
  commitAll(site.root, '2025-03-04');
  expect(await datesOf(site)).toMatchObject({ '/boxes': '2024-02-01', '/lamps': '2024-02-01' });
});

test('a page with uncommitted changes has no day', async () => {
  const site = siteFolder(files, 'dated-changed');
  commitAll(site.root, '2024-02-01');
  site.write({
    '_words/lamps.ts': "export const words = 'Bring it cold.';",
    'new & old.txt': 'No page.',
    'new.tsx': pageText('New'),
  });
  expect(await datesOf(site)).toEqual({
    '/': '2024-02-01',
    '/both': '2024-02-01',
    '/boxes': '2024-02-01',
    '/lamps': undefined,
    '/new': undefined,
  });
});

thoroughly('a shallow history dates what it knows, and a missing one nothing', async () => {
  const site = siteFolder(files, 'dated-shallow');
  commitAll(site.root, '2024-02-01');
  site.write({ 'boxes.tsx': pageText('Boxes', { body: '<p>More boxes</p>' }) });
  commitAll(site.root, '2025-03-04');
  const cloned = async (depth: string) => {
    const clone = join(site.root, `depth-${depth}`);
    git(site.root, ['clone', '--depth', depth, `file://${site.root}`, clone]);
    return Object.fromEntries(await readHistory(join(clone, 'pages')));
  };
  site.write({ 'both.tsx': pageText('Both', { body: '<p>Both again</p>' }) });
  commitAll(site.root, '2025-05-06');
  expect(await cloned('1')).toEqual({});
  expect(await cloned('2')).toEqual({ 'both.tsx': '2025-05-06' });
  expect((await readHistory(site.pages)).size).toBeGreaterThan(3);
  expect((await readHistory(tmpdir())).size).toBe(0);
});

async function datesOf(site: SiteFolder): Promise<Readonly<Record<string, string | undefined>>> {
  expect((await build(site)).problems).toEqual([]);
  const sitemap = readFileSync(join(site.out, 'sitemap.xml'), 'utf8');
  return Object.fromEntries(
    [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\S*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
      ([, address, date]) => [address, date],
    ),
  );
}
