import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../support/build.ts';
import { contentsOf, stateOf } from '../../support/folder-contents.ts';
import { builtSite, put } from '../../support/read-built.ts';
import { pageText, type SiteFiles, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const files = {
  'about.tsx': pageText('About', { meta: "aliases: ['/us']" }),
  'areas/ogden.tsx': pageText('Ogden'),
  '_public/paper.txt': 'paper',
};

const built = (more: SiteFiles = {}) => builtSite({ ...files, ...more });

test('unchanged files are not written again', async () => {
  const site = await built();
  const before = stateOf(site.out);
  site.write({ 'about.tsx': pageText('About', { body: '<p>More</p>' }) });
  expect((await build(site)).problems).toEqual([]);
  const { 'about.html': about, 'us.html': us, '.site-files': list, ...others } = before;
  // Without an alias, there is nothing to record.
  const { '.site-host.json': record, ...rest } = others;
  expect(record).toContain('"/us"');
  const after = stateOf(site.out);
  expect(after).toMatchObject(rest);
  expect(after['about.html']).not.toBe(about);
  expect(us).toBeDefined();
  expect(after).not.toHaveProperty(['us.html']);
  expect(after['.site-files']).not.toBe(list);
});

thoroughly(
  'two builds of the same sources are equal, and so is one of a copy in another folder',
  async () => {
    const widgets = {
      '_w/a.tsx': 'export const A = () => <i>a</i>;',
      '_w/a.island.ts':
        "import { island } from '#island'; import { A } from './a.tsx'; export default island(A);",
      '_w/b.tsx': 'export const B = () => <i>b</i>;',
      '_w/b.client.ts': "document.title = 'b';",
      '_w/b.css': 'b { background: url(./b.svg) }',
      '_w/b.svg': '<svg/>',
      'all.tsx': pageText('All', {
        imports:
          "import './_w/b.css'; import { A } from './_w/a.tsx'; import { B } from './_w/b.tsx';",
        body: '<B /><Island name="a" component={A} props={{}} />',
      }),
    };
    const site = await built(widgets);
    const once = contentsOf(site.out);
    rmSync(site.out, { recursive: true });
    await build(site);
    expect(contentsOf(site.out)).toEqual(once);
    const copy = siteFolder({ ...files, ...widgets }, 'a-copy-elsewhere');
    expect((await build(copy)).problems).toEqual([]);
    expect(contentsOf(copy.out)).toEqual(once);
  },
);

test('files that no page produces any more are removed, with their folder', async () => {
  const site = await built();
  expect(Object.keys(contentsOf(site.out))).toContain('areas/');
  site.write({ 'areas/ogden.tsx': null, '_public/paper.txt': null });
  expect((await build(site)).problems).toEqual([]);
  expect(Object.keys(contentsOf(site.out))).toEqual([
    '.site-files',
    '.site-host.json',
    'about.html',
    'index.html',
    'robots.txt',
    'sitemap.xml',
    'us.html',
  ]);
});

test('everyone can read the site, whatever the umask', async () => {
  const site = siteFolder({ ...files, 'about.tsx': pageText('About') });
  const out = join(site.root, 'www/site');
  const build = ['build', '--pages', 'pages', '--compress', '--out', out].join(' ');
  const command = `umask 077 && node ${resolve('bin/site.js')} ${build}`;
  const modes = () =>
    readdirSync(dirname(out), { recursive: true, encoding: 'utf8' }).map((path) => {
      const { mode } = statSync(join(dirname(out), path));
      return `${path.replace(/.*\./, '.')} ${(mode & 0o777).toString(8)}`;
    });
  execFileSync('sh', ['-c', command], { cwd: site.root, stdio: 'ignore' });
  const wanted = ['.br 644', '.gz 644', '.html 644', '.txt 644', '.xml 644', '.site-files 644'];
  const folders = ['site 755', 'site/areas 755'];
  expect([...new Set(modes())].sort()).toEqual([...wanted, ...folders].sort());
  expect(statSync(dirname(out)).mode & 0o777).toBe(0o755);
  chmodSync(join(out, 'about.html'), 0o600);
  execFileSync('sh', ['-c', command], { cwd: site.root, stdio: 'ignore' });
  expect([...new Set(modes())].sort()).toEqual([...wanted, ...folders].sort());
});

test('foreign files in the folder are unchanged', async () => {
  const site = await built();
  put(site, 'google123.html', 'google');
  put(site, '.well-known/deep/er.txt', 'deep');
  put(site, 'areas/note.txt', 'note');
  symlinkSync('google123.html', join(site.out, 'link.html'));
  symlinkSync('/nowhere/at/all', join(site.out, 'areas', 'dangling'));
  const { mtimeMs } = statSync(join(site.out, 'google123.html'));
  site.write({ 'areas/ogden.tsx': null });
  expect((await build(site)).problems).toEqual([]);
  expect(contentsOf(site.out)).toMatchObject({
    'google123.html': 'google',
    '.well-known/deep/er.txt': 'deep',
    'areas/note.txt': 'note',
    'link.html': '-> google123.html',
    'areas/dangling': '-> /nowhere/at/all',
  });
  expect(statSync(join(site.out, 'google123.html')).mtimeMs).toBe(mtimeMs);
});

test('a file of the site that was changed or removed is written again', async () => {
  const site = await built();
  const before = contentsOf(site.out);
  put(site, 'about.html', 'changed');
  rmSync(join(site.out, 'us.html'));
  expect((await build(site)).problems).toEqual([]);
  expect(contentsOf(site.out)).toEqual(before);
});
