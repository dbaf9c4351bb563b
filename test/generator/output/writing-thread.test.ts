import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { build } from '../../support/build.ts';
import { testEverything } from '../../support/everything.ts';
import { contentsOf, stateOf } from '../../support/folder-contents.ts';
import { runSite } from '../../support/run-site.ts';
import { manyText, type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const count = 1200;

/** So many pages that a worker thread writes some of them, with text in multi-byte characters. */
const pages = (words: (number: string) => string, length = count): string =>
  manyText(
    `Array.from({ length: ${length} }, (_, n) => ({ slug: 'n' + n }))`,
    `<><h1>{entry.slug}</h1><p>{${words('entry.slug')}}</p></>`,
  );
const alike = (slug: string): string => `'10×20 “é” 🙂 '.repeat(40) + ${slug}`;

const run = (site: SiteFolder, ...flags: readonly string[]) =>
  runSite(['build', '--pages', 'pages', '--no-cache', ...flags], {
    cwd: site.root,
    env: { SOURCE_DATE_EPOCH: `${Date.parse('2026-05-04') / 1000}` },
  });

thoroughly(
  'a worker thread writes the same files as the main thread, and only what has changed',
  async () => {
    const site = siteFolder({ '[slug].tsx': pages(alike) });
    expect((await build(site, { out: `${site.root}/by-one` })).problems).toEqual([]);
    expect(await run(site)).toMatchObject({ code: 0, stderr: '' });
    const before = stateOf(site.out);
    expect(Object.keys(before).length).toBeGreaterThan(count);
    expect(contentsOf(site.out)).toEqual(contentsOf(`${site.root}/by-one`));
    const edited = (slug: string): string => `${slug} === 'n999' ? 'Edited' : ${alike(slug)}`;
    site.write({ '[slug].tsx': pages(edited) });
    expect((await run(site)).code).toBe(0);
    const after = stateOf(site.out);
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed.filter((path) => path.endsWith('.html'))).toEqual(['n999.html']);
    expect(readFileSync(`${site.out}/n999.html`, 'utf8')).toContain('<p>Edited</p>');
  },
);

test.runIf(testEverything)('many files are compressed once all of them are written', async () => {
  const site = siteFolder({ '[slug].tsx': pages((slug) => `'x'.repeat(2_000) + ${slug}`) });
  const { code, stderr } = await run(site, '--compress', '--quiet');
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(
    Object.keys(contentsOf(site.out)).filter((path) => path.endsWith('.html.gz')),
  ).toHaveLength(count + 1);
});

test('a build ends when only the compressed files make the site large', async () => {
  const site = siteFolder({ '[slug].tsx': pages(alike, 200) });
  const { code, stderr } = await run(site, '--compress', '--quiet');
  expect(stderr).toBe('');
  expect(code).toBe(0);
});
