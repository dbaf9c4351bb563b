import { expect, test } from 'vitest';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText, siteText } from '../../support/site-folder.ts';

const calendar = (files: string): string => siteText({ more: `files: ${files}` });

test('a site computes files from its origin, its addresses, and the day of the build', async () => {
  const site = await builtSite({
    '_site.tsx': calendar(
      `({ origin, date, has }) => [{ path: 'a/day.txt', contents: [origin, date, has('/about'), has('/no')].join() }]`,
    ),
    'about.tsx': pageText('About', { body: '<a href="/a/day.txt">The day</a>' }),
  });
  expect(site.read('a/day.txt')).toBe('https://store.example,2026-05-04,true,false');
});

test('a computed file cannot have the path of another', async () => {
  const paths = ['index.html', 'sitemap.xml', '../out.txt', 'twice.txt'];
  const files = `() => ${JSON.stringify(paths)}.map((path) => ({ path, contents: '' }))`;
  expect(
    firstLines(await problemsOf({ '_site.tsx': calendar(files), '_public/twice.txt': 'x' })),
  ).toEqual([
    '_site.tsx: The build already writes a file named index.html.',
    '_site.tsx: The build already writes a file named sitemap.xml.',
    '_site.tsx: "../out.txt" is not a valid file name on every system.',
    '_site.tsx: Two files of the site would be written to twice.txt.',
  ]);
});

test('an error while files are computed has its line', async () => {
  const problems = await problemsOf({
    '_site.tsx': calendar('() => { throw new Error("no day") }'),
  });
  expect(firstLines(problems)).toEqual([
    '_site.tsx:5: "no day" was thrown while the files of the site were generated.',
  ]);
});
