import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../support/build.ts';
import { stateOf } from '../../support/folder-contents.ts';
import { builtSite, put } from '../../support/read-built.ts';
import { pageText, type SiteFiles, type SiteFolder } from '../../support/site-folder.ts';

const files = {
  'about.tsx': pageText('About'),
  'areas/ogden.tsx': pageText('Ogden'),
};
const built = (more: SiteFiles = {}) => builtSite({ ...files, ...more });

/** What is in the way of a site with /team and /team/lead, and the message about it. */
test.each<[string, (site: SiteFolder) => void, readonly string[]]>([
  [
    'a file',
    (site) => put(site, 'team.html', 'mine'),
    ['dist/team.html: This is in the way of team.html, and it was not created by a build.'],
  ],
  [
    'a folder with a file',
    (site) => put(site, 'team.html/note.txt', 'mine'),
    ['dist/team.html: This is in the way of team.html, and it was not created by a build.'],
  ],
  [
    'a file where a folder will be',
    (site) => put(site, 'team', 'mine'),
    ['dist/team: This is in the way of team/lead.html, and it was not created by a build.'],
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
])('%s in the way is reported, and nothing is changed', async (_, prepare, expected) => {
  const site = await built();
  prepare(site);
  const before = stateOf(site.root);
  site.write({ 'team.tsx': pageText('Team'), 'team/lead.tsx': pageText('Lead') });
  const { problems } = await build(site);
  expect(problems.map((problem) => problem.slice(0, problem.indexOf('\n')))).toEqual(expected);
  expect(problems.join()).toMatch(
    / {2}(Move it to a different folder|Remove the link), and build again\./,
  );
  site.write({ 'team.tsx': null, team: null });
  expect(stateOf(site.root)).toEqual(before);
});

test('an empty folder, or one with only files of earlier builds, is not in the way', async () => {
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
