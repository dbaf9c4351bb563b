import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../support/build.ts';
import { contentsOf } from '../../support/folder-contents.ts';
import { builtSite, put } from '../../support/read-built.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const picture = (text: string) => ({
  '_mark.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`,
});
const files = {
  ...picture('one'),
  'about.tsx': pageText('About', {
    imports: "import mark from './_mark.svg';",
    body: '<img width="1" height="1" src={mark.url} alt="Mark" />',
  }),
};

/** The contents of the images that a site has now. */
function pictures({ out }: SiteFolder): readonly string[] {
  return readdirSync(join(out, 'assets'))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => />(\w+)</.exec(readFileSync(join(out, 'assets', name), 'utf8'))?.[1] ?? '')
    .sort();
}

/** Makes the image with this text older. */
function age({ out }: SiteFolder, text: string, days: number): void {
  const [name = ''] = Object.entries(contentsOf(out)).find(([, it]) => it.includes(text)) ?? [];
  const then = new Date(Date.now() - days * 24 * 3_600_000);
  utimesSync(join(out, name), then, then);
}

test('a hashed file stays for a week after it has left the site, however old it is', async () => {
  const site = await builtSite(files);
  age(site, '>one<', 30);
  for (const text of ['two', 'six']) {
    site.write(picture(text));
    await build(site);
  }
  await build(site);
  expect(pictures(site)).toEqual(['one', 'six', 'two']);
  age(site, '>one<', 6.9);
  await build(site);
  expect(pictures(site)).toEqual(['one', 'six', 'two']);
  age(site, '>one<', 7.1);
  await build(site);
  expect(pictures(site)).toEqual(['six', 'two']);
});

test('a file whose name does not depend on its contents is not kept', async () => {
  const site = await builtSite({ ...files, '_public/assets/terms.txt': 'Terms' });
  site.write({ '_public/assets/terms.txt': null });
  await build(site);
  expect(site.has('assets/terms.txt')).toBe(false);
});

test('a kept file that a page uses again belongs to the build', async () => {
  const site = await builtSite(files);
  const first = contentsOf(site.out);
  for (const text of ['two', 'one']) {
    site.write(picture(text));
    expect((await build(site)).problems).toEqual([]);
  }
  expect(pictures(site)).toEqual(['one', 'two']);
  age(site, '>two<', 8);
  expect((await build(site)).problems).toEqual([]);
  expect(contentsOf(site.out)).toEqual(first);
});

test('a foreign file among the hashed files stays', async () => {
  const site = await builtSite(files);
  put(site, 'assets/mine-ABCDEFGH.svg', '<svg><title>mine</title></svg>');
  for (const text of ['two', 'six']) {
    site.write(picture(text));
    await build(site);
  }
  expect(pictures(site)).toEqual(['mine', 'one', 'six', 'two']);
});

thoroughly(
  '--dry-run and the build agree about kept files and their compressed forms',
  async () => {
    const site = siteFolder(files);
    const command = ['build', '--pages', 'pages', '--compress'];
    const run = (...flags: string[]) => runSite([...command, ...flags], { cwd: site.root });
    for (const text of ['one', 'two', 'six', 'ten']) {
      site.write(picture(text));
      if (text === 'ten') age(site, '>one<', 8);
      const before = existsSync(site.out) ? Object.keys(contentsOf(site.out)) : [];
      const { changes } = JSON.parse((await run('--dry-run', '--json')).stdout);
      expect(await run()).toMatchObject({ code: 0 });
      const after = Object.keys(contentsOf(site.out));
      const isFile = (path: string) => !path.endsWith('/') && path !== '.site-files';
      expect(changes.added).toEqual(after.filter((path) => isFile(path) && !before.includes(path)));
      expect(changes.removed).toEqual(before.filter((path) => !after.includes(path)));
      expect(changes.unchanged + changes.changed.length + changes.added.length).toBe(
        after.filter(isFile).length,
      );
    }
    expect(readdirSync(join(site.out, 'assets'))).toHaveLength(11);
  },
);
