import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../support/build.ts';
import { contentsOf, stateOf } from '../support/folder-contents.ts';
import {
  pageText,
  type SiteFiles,
  type SiteFolder,
  siteFolder,
  siteText,
} from '../support/site-folder.ts';

const files = {
  'about.tsx': pageText('About', { meta: "aliases: ['/us']" }),
  'areas/ogden.tsx': pageText('Ogden'),
  '_public/paper.txt': 'paper',
};

async function built(more: SiteFiles = {}): Promise<SiteFolder> {
  const site = siteFolder({ ...files, ...more });
  expect((await build(site)).problems).toEqual([]);
  return site;
}

function put(site: SiteFolder, path: string, text: string): void {
  mkdirSync(dirname(join(site.out, path)), { recursive: true });
  writeFileSync(join(site.out, path), text);
}

test('what did not change is not written again', async () => {
  const site = await built();
  const before = stateOf(site.out);
  site.write({ 'about.tsx': pageText('About', { body: '<p>More</p>' }) });
  expect((await build(site)).problems).toEqual([]);
  const { 'about.html': about, 'us.html': us, '.site-files': list, ...rest } = before;
  const after = stateOf(site.out);
  expect(after).toMatchObject(rest);
  expect(after['about.html']).not.toBe(about);
  expect(us).toBeDefined();
  expect(after).not.toHaveProperty(['us.html']);
  expect(after['.site-files']).not.toBe(list);
});

test('two builds of the same sources are equal, and so is one of a copy in another place', async () => {
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
});

test('what no page makes any more is gone, with its folder', async () => {
  const site = await built({
    '_a.css': "p { background: url('./_a.svg') }",
    '_a.svg': '<svg/>',
    'areas/ogden.tsx': pageText('Ogden', { imports: "import '../_a.css';" }),
  });
  expect(Object.keys(contentsOf(site.out))).toContain('assets/');
  site.write({ 'areas/ogden.tsx': null, '_public/paper.txt': null });
  expect((await build(site)).problems).toEqual([]);
  expect(Object.keys(contentsOf(site.out))).toEqual([
    '.site-files',
    'about.html',
    'index.html',
    'robots.txt',
    'sitemap.xml',
    'us.html',
  ]);
});

test("somebody else's files in the folder are kept as they are", async () => {
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

test('a file of the site that somebody changed or removed is made again', async () => {
  const site = await built();
  const before = contentsOf(site.out);
  put(site, 'about.html', 'changed');
  rmSync(join(site.out, 'us.html'));
  expect((await build(site)).problems).toEqual([]);
  expect(contentsOf(site.out)).toEqual(before);
});

/** What stands in the way of a site with /team and /team/lead, and what is said of it. */
test.each<[string, (site: SiteFolder) => void, readonly string[]]>([
  [
    'a file',
    (site) => put(site, 'team.html', 'mine'),
    ['dist/team.html: This is in the way of team.html, and no build made it.'],
  ],
  [
    'a folder with a file',
    (site) => put(site, 'team.html/note.txt', 'mine'),
    ['dist/team.html: This is in the way of team.html, and no build made it.'],
  ],
  [
    'a file where a folder will be',
    (site) => put(site, 'team', 'mine'),
    ['dist/team: This is in the way of team/lead.html, and no build made it.'],
  ],
  [
    'a symbolic link to a file',
    (site) => symlinkSync('index.html', join(site.out, 'team.html')),
    ['dist/team.html: A symbolic link is in the way of team.html.'],
  ],
  [
    'a symbolic link to nothing',
    (site) => symlinkSync('nothing', join(site.out, 'team.html')),
    ['dist/team.html: A symbolic link is in the way of team.html.'],
  ],
  [
    'a symbolic link to a folder',
    (site) => symlinkSync(site.pages, join(site.out, 'team')),
    ['dist/team: A symbolic link is in the way of team/lead.html.'],
  ],
  [
    'a symbolic link in the place of what a build made',
    (site) => {
      rmSync(join(site.out, 'about.html'));
      symlinkSync(join(site.pages, 'about.tsx'), join(site.out, 'about.html'));
    },
    ['dist/about.html: A symbolic link is in the way of about.html.'],
  ],
])('%s in the way is named, and nothing is touched', async (_, prepare, expected) => {
  const site = await built();
  prepare(site);
  const before = stateOf(site.root);
  site.write({ 'team.tsx': pageText('Team'), 'team/lead.tsx': pageText('Lead') });
  const { problems } = await build(site);
  expect(problems.map((problem) => problem.slice(0, problem.indexOf('\n')))).toEqual(expected);
  expect(problems.join()).toMatch(/ {2}(Move it away|Remove it), and build again\./);
  site.write({ 'team.tsx': null, team: null });
  expect(stateOf(site.root)).toEqual(before);
});

test('an empty folder, or one of files that builds made, is in nobody’s way', async () => {
  const site = await built({ '_public/team.html/old.txt': 'old', '_public/crew': 'old' });
  mkdirSync(join(site.out, 'lead.html'));
  site.write({
    _public: null,
    'team.tsx': pageText('Team'),
    'crew/lead.tsx': pageText('Crew'),
    'lead.tsx': pageText('Lead'),
  });
  expect((await build(site)).problems).toEqual([]);
  expect(readFileSync(join(site.out, 'team.html'), 'utf8')).toContain('<h1>Team</h1>');
  expect(readFileSync(join(site.out, 'crew', 'lead.html'), 'utf8')).toContain('<h1>Crew</h1>');
});

test('a file of _public with the name of what the site writes is told to make room', async () => {
  const site = siteFolder({
    'about.tsx': pageText('About', { meta: "aliases: ['/us']" }),
    '_public/About.html': 'x',
    '_public/us.html': 'x',
    '_public/robots.txt': 'x',
    '_public/sitemap.xml': 'x',
    '_public/.site-files': 'x',
    '_public/a:b.txt': 'x',
  });
  const makeRoom = '  Rename this one, or the page or alias whose file it would be.';
  expect((await build(site)).problems).toEqual([
    `_public/.site-files: The site itself writes a file named .site-files.\n${makeRoom}`,
    `_public/About.html: The site itself writes a file named About.html.\n${makeRoom}`,
    '_public/a:b.txt: "a:b.txt" is a name that not every system can hold.\n  Name it in letters, digits, dots and hyphens.',
    `_public/robots.txt: The site itself writes a file named robots.txt.\n${makeRoom}`,
    `_public/sitemap.xml: The site itself writes a file named sitemap.xml.\n${makeRoom}`,
    `_public/us.html: The site itself writes a file named us.html.\n${makeRoom}`,
  ]);
});

test('the files of _public are copied as they are, hidden folders too', async () => {
  const site = await built({
    '_public/.well-known/security.txt': 'é\r\n',
    '_site.tsx': siteText(),
  });
  expect(readFileSync(join(site.out, '.well-known', 'security.txt'), 'utf8')).toBe('é\r\n');
});
