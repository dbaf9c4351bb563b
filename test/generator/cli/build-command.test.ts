import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentsOf, stateOf } from '../../support/folder-contents.ts';
import { runSite } from '../../support/run-site.ts';
import { homeTo, pageText, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const broken = {
  'a.tsx': pageText('A', { body: '<a href="/lost">Lost</a>' }),
  'b.tsx': pageText('B', { body: '{null.x}' }),
};

test('build says what it built, in words or as JSON', async () => {
  const site = siteFolder({ 'about.tsx': pageText('About', { meta: "aliases: ['/us']" }) });
  const args = ['build', '--pages', 'pages', '--out', 'dist'];
  const inWords = await runSite(args, { cwd: site.root });
  expect(inWords).toMatchObject({ code: 0, stderr: '' });
  expect(inWords.stdout).toMatch(
    /^Built into dist: 2 pages and 1 redirect, 6 files, \d+ kB, in \d+ ms\.\n$/,
  );
  const asJson = await runSite([...args, '--json'], { cwd: site.root });
  expect(asJson).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(asJson.stdout)).toMatchObject({
    pages: 2,
    redirects: 1,
    files: 6,
    problems: [],
  });
});

test('a build with problems shows them all, with files relative to the current folder, and exits 1', async () => {
  const site = siteFolder(broken);
  const args = ['build', '--pages', 'pages'];
  const inWords = await runSite(args, { cwd: site.root });
  expect(inWords).toMatchObject({ code: 1, stdout: '' });
  expect(inWords.stderr).toBe(`pages/a.tsx:5: The link "/lost" doesn't match any page.
  Correct the address, add the page, or remove the link.

pages/b.tsx:5: "Cannot read properties of null (reading 'x')" was thrown while /b was rendered.
  Fix this line, or handle the case that causes the error.

2 problems.
`);
  const asJson = await runSite([...args, '--json'], { cwd: site.root });
  expect(asJson).toMatchObject({ code: 1, stderr: '' });
  expect(JSON.parse(asJson.stdout)).toEqual({
    problems: [
      {
        file: 'pages/a.tsx',
        line: 5,
        column: 9,
        message: 'The link "/lost" doesn\'t match any page.',
        hint: 'Correct the address, add the page, or remove the link.',
      },
      {
        file: 'pages/b.tsx',
        line: 5,
        column: 7,
        message: `"Cannot read properties of null (reading 'x')" was thrown while /b was rendered.`,
        hint: 'Fix this line, or handle the case that causes the error.',
      },
    ],
  });
});

thoroughly('a missing folder, or one without a site, is reported', async () => {
  const { root, pages } = siteFolder({ '_site.tsx': null });
  for (const folder of ['nowhere', 'pages', join('pages', 'index.tsx')]) {
    const { code, stderr } = await runSite(['build', '--pages', folder], { cwd: root });
    expect(code).toBe(1);
    expect(stderr).toBe(
      `${folder}/_site.tsx: ${join(pages, '..', folder)} has no _site.tsx.\n  Add a file that exports defineSite({ ... }), or choose a different folder with --pages.\n\n1 problem.\n`,
    );
  }
});

thoroughly('--origin and --as-stated affect the pages', async () => {
  const fact = `{ name: 'ZIP', chosen: 1, readings: [{ value: 1, statedAt: [] }, { value: 2, statedAt: ['here'] }] }`;
  const imports = "import { policy, read } from '#authoring';";
  const body = `<b>{policy} {read(${fact}, 'here')}</b>`;
  const site = siteFolder({ 'index.tsx': pageText('Home', { imports, body }) });
  const args = ['build', '--pages', site.pages, '--out', site.out];
  const html = async (...flags: string[]) => {
    expect((await runSite([...args, ...flags])).stderr).toBe('');
    return contentsOf(site.out)['index.html'];
  };
  expect(await html()).toContain('<b>resolved 1</b>');
  const other = await html('--as-stated', '--origin', 'http://localhost:4321/');
  expect(other).toContain('<b>as-stated 2</b>');
  expect(other).toContain('<link rel="canonical" href="http://localhost:4321/">');
});

thoroughly('check finds what build finds, and writes nothing', async () => {
  const site = siteFolder({ ...homeTo('/about'), 'about.tsx': pageText('About') });
  const before = stateOf(site.root);
  const good = await runSite(['check', '--pages', site.pages], { cwd: site.root });
  expect(good).toMatchObject({ code: 0, stderr: '' });
  expect(good.stdout).toMatch(/^Checked: 2 pages and 0 redirects, 4 files/);
  expect(stateOf(site.root)).toEqual(before);
  site.write(broken);
  const changed = stateOf(site.root);
  const bad = await runSite(['check', '--pages', site.pages], { cwd: site.root });
  expect(bad.code).toBe(1);
  expect(bad.stderr).toContain('The link "/lost"');
  expect(stateOf(site.root)).toEqual(changed);
});
