import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../support/build.ts';
import { stateOf } from '../../support/folder-contents.ts';
import { runSite } from '../../support/run-site.ts';
import { manyText, pageText, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

test('routes prints the addresses with their files and aliases', async () => {
  const site = siteFolder({
    'about.tsx': pageText('About', { meta: "aliases: ['/us', '/crew']" }),
  });
  const { stdout } = await runSite(['routes', '--pages', site.pages]);
  expect(stdout).toBe(
    '/       index.tsx  "Home"\n/about  about.tsx  "About"\n  also /crew\n  also /us\n',
  );
  const { stdout: json } = await runSite(['routes', '--json', '--pages', site.pages]);
  expect(JSON.parse(json)).toEqual([
    { address: '/', file: 'index.tsx', title: 'Home', aliases: [] },
    { address: '/about', file: 'about.tsx', title: 'About', aliases: ['/crew', '/us'] },
  ]);
});

thoroughly('routes prints the sizes of built pages, compressed if possible', async () => {
  const site = siteFolder({ 'about.tsx': pageText('About') });
  await build(site);
  writeFileSync(join(site.out, 'about.html.br'), Buffer.alloc(12_345));
  site.write({ 'later.tsx': pageText('Later') });
  const { stdout } = await runSite(['routes', '--pages', site.pages]);
  expect(stdout.replace(/~0\.\d/, '~0.N')).toBe(
    `/         ~0.N kB  index.tsx  "Home"
/about    12.3 kB  about.tsx  "About"
/later             later.tsx  "Later"
`,
  );
  const { stdout: json } = await runSite(['routes', '--json', '--pages', site.pages]);
  const brotli = JSON.parse(json).map((row: { brotli?: number }) => row.brotli);
  expect(brotli).toEqual([expect.any(Number), 12_345, undefined]);
  const elsewhere = await runSite(['routes', '--pages', site.pages, '--out', 'test']);
  expect(elsewhere.stdout).toMatch(/^\/ {7}index\.tsx/);
});

test('a command ends quietly when its reader closes the pipe', async () => {
  const entries = "Array.from({ length: 5000 }, (_, n) => ({ slug: 'n' + n }))";
  const site = siteFolder({
    '[slug].tsx': manyText(entries),
  });
  const command = `"${process.execPath}" bin/site.js routes --json --pages "${site.pages}" | head -1`;
  expect(spawnSync('sh', ['-c', command], { encoding: 'utf8' })).toMatchObject({
    stdout: '[\n',
    stderr: '',
  });
});

test('routes --types writes the type of all addresses, once', async () => {
  const site = siteFolder({ 'about.tsx': pageText('About', { meta: "aliases: ['/us']" }) });
  expect((await runSite(['routes', '--types', '--pages', site.pages])).stdout).toBe('');
  const file = join(site.pages, '_routes.d.ts');
  expect(readFileSync(file, 'utf8')).toContain(
    '    readonly address:\n      | "/"\n      | "/about"\n      | "/us"\n',
  );
  const before = stateOf(site.pages);
  await runSite(['routes', '--types', '--pages', site.pages]);
  expect(stateOf(site.pages)).toEqual(before);
});

test('routes and facts report the problems that stop them', async () => {
  const site = siteFolder({ 'a.tsx': 'export const meta = 1;' });
  for (const command of ['routes', 'facts']) {
    const { code, stdout, stderr } = await runSite([command, '--pages', 'pages'], {
      cwd: site.root,
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('pages/a.tsx: The default export is missing');
  }
});
