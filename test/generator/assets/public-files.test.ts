import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build, check } from '../../support/build.ts';
import { contentsOf } from '../../support/folder-contents.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText, siteFolder, siteText } from '../../support/site-folder.ts';

test('a file of _public with the name of a generated file is refused', async () => {
  const site = siteFolder({
    'about.tsx': pageText('About', { meta: "aliases: ['/us']" }),
    '_public/About.html': 'x',
    '_public/us.html': 'x',
    '_public/sitemap.xml': 'x',
    '_public/.site-files': 'x',
    '_public/a:b.txt': 'x',
  });
  const makeRoom = '  Rename this file, or the page or alias that is written to the same path.';
  expect((await build(site)).problems).toEqual([
    `_public/.site-files: The build already writes a file named .site-files.\n${makeRoom}`,
    `_public/About.html: The build already writes a file named About.html.\n${makeRoom}`,
    '_public/a:b.txt: "a:b.txt" is not a valid file name on every system.\n  Use letters, digits, dots, and hyphens.',
    `_public/sitemap.xml: The build already writes a file named sitemap.xml.\n${makeRoom}`,
    `_public/us.html: The build already writes a file named us.html.\n${makeRoom}`,
  ]);
});

test('a file whose address is an alias is refused, wherever it comes from', async () => {
  const problem = (place: string, path: string) =>
    `${place}: The redirect from /${path} to /about would hide the file ${path}.\n  Rename the file, or remove the redirect or the alias.`;
  const site = siteFolder({
    '_site.tsx': siteText({ more: "files: () => [{ path: 'us.txt', contents: 'x' }]," }),
    'about.tsx': pageText('About', { meta: "aliases: ['/old/menu.pdf', '/us.txt']" }),
    '_public/old/menu.pdf': 'x',
    '_public/menu.pdf': 'x',
  });
  expect((await build(site)).problems).toEqual([
    problem('_public/old/menu.pdf', 'old/menu.pdf'),
    problem('_site.tsx', 'us.txt'),
  ]);
});

test('the files of _public are copied unchanged, including hidden folders', async () => {
  const site = await builtSite({
    '_public/.well-known/security.txt': 'é\r\n',
    '_site.tsx': siteText(),
  });
  expect(readFileSync(join(site.out, '.well-known', 'security.txt'), 'utf8')).toBe('é\r\n');
});

test('a link to a file that does not exist is reported, among files of _public and pages', async () => {
  const site = siteFolder({ '_public/there.txt': 'x', '_menu.tsx': pageText('Menu') });
  const link = (target: string, path: string) => symlinkSync(target, join(site.pages, path));
  link('there.txt', '_public/here.txt');
  link('_menu.tsx', 'menu.tsx');
  link('anna@desk.4711', '_public/.#there.txt');
  link('anna@desk.4711', '_draft.tsx');
  expect((await build(site)).problems).toEqual([]);
  link('../gone.txt', '_public/paper.txt');
  link('_gone.tsx', 'b.tsx');
  const hint = '  Correct the link, or remove it.';
  expect((await build(site)).problems).toEqual([
    `_public/paper.txt: This file is a link to ../gone.txt, which doesn't exist.\n${hint}`,
    `b.tsx: This file is a link to _gone.tsx, which doesn't exist.\n${hint}`,
  ]);
});

test('a link that leaves _public is refused by build and check, with the file and the reason', async () => {
  const site = siteFolder({ '_public/there.txt': 'x', '_secret.txt': 'SECRET' });
  const link = (target: string, path: string) => symlinkSync(target, join(site.pages, path));
  link('there.txt', '_public/here.txt');
  expect((await build(site)).problems).toEqual([]);
  mkdirSync(join(site.root, 'papers'));
  for (const name of ['one.txt', 'two.txt']) writeFileSync(join(site.root, 'papers', name), name);
  link('../_secret.txt', '_public/menu.txt');
  link('../../papers', '_public/papers');
  const hint = '  Put a copy into _public/ instead of the link.';
  const problems = [
    `_public/menu.txt: This is a link to ../_secret.txt, which is outside _public/.\n${hint}`,
    `_public/papers: This is a link to ../../papers, which is outside _public/.\n${hint}`,
  ];
  expect((await build(site)).problems).toEqual(problems);
  expect((await check(site)).problems).toEqual(problems);
  expect(Object.keys(contentsOf(site.out))).not.toContain('menu.txt');
});
