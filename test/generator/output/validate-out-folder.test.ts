import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { validateOutFolder } from '../../../src/output/staging/out-folder.ts';
import { build } from '../../support/build.ts';
import { stateOf } from '../../support/folder-contents.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';

const another = 'Choose a different folder with --out.';

test.each([
  ['the root', '/'],
  ['the home folder', homedir()],
  ['the folder of all home folders', dirname(homedir())],
])('a build into %s is refused', (_, out) => {
  expect(validateOutFolder(out, join(homedir(), 'site', 'pages'))).toEqual({
    file: out,
    message: 'This is your home folder, or a folder that contains it.',
    hint: another,
  });
});

const holdOneAnother = `The pages folder and the output folder are the same, or one contains the other.\n  ${another}`;

/** An output folder, what makes it unusable, and the message about it. */
test.each<[string, (site: SiteFolder) => string, (out: string, site: SiteFolder) => void, string]>([
  ['the folder of pages', ({ pages }) => pages, () => {}, `pages: ${holdOneAnother}`],
  ['a folder in it', ({ pages }) => join(pages, 'x'), () => {}, `x: ${holdOneAnother}`],
  ['a folder that holds it', ({ root }) => root, () => {}, `: ${holdOneAnother}`],
  [
    'a file',
    ({ out }) => out,
    (out) => writeFileSync(out, 'text'),
    `dist: The output folder is a file.\n  ${another}`,
  ],
  [
    'a folder below a file',
    ({ out }) => join(out, 'site'),
    (out) => writeFileSync(dirname(out), 'text'),
    `dist/site: ROOT/dist is a file.\n  ${another}`,
  ],
  [
    'a folder full of foreign files',
    ({ out }) => out,
    (out) => {
      mkdirSync(out);
      writeFileSync(join(out, 'photo.jpg'), 'photo');
    },
    'dist: The folder contains files that no build created, such as photo.jpg.\n  Choose an empty folder with --out, or empty this one.',
  ],
  [
    'a folder of pages behind a symbolic link',
    ({ root }) => join(root, 'link', 'built'),
    (_, { root, pages }) => symlinkSync(pages, join(root, 'link')),
    `link/built: ${holdOneAnother}`,
  ],
  [
    'a symbolic link to a folder',
    ({ out }) => out,
    (out, { root }) => {
      mkdirSync(join(root, 'elsewhere'));
      symlinkSync(join(root, 'elsewhere'), out);
    },
    'dist: The output folder is a symbolic link.\n  Remove the link, or choose the folder itself with --out.',
  ],
  [
    'a symbolic link to nothing',
    ({ out }) => out,
    (out) => symlinkSync('gone', out),
    'dist: The output folder is a symbolic link.\n  Remove the link, or choose the folder itself with --out.',
  ],
])('a build into %s is refused, and changes nothing', async (_, outOf, prepare, message) => {
  const site = siteFolder();
  const out = outOf(site);
  prepare(out, site);
  const before = stateOf(site.root);
  const { problems } = await build(site, { out });
  expect(problems).toEqual([message.replace('ROOT', site.root)]);
  expect(stateOf(site.root)).toEqual(before);
});

test('a system error is a problem of the folder, not an internal error', async () => {
  const site = siteFolder();
  const name = 'x'.repeat(300);
  expect((await build(site, { out: join(site.root, name) })).problems).toEqual([
    `${name}: Writing failed: "ENAMETOOLONG: name too long".\n  Check the free space and the permissions, or choose a different folder with --out.`,
  ]);
});

test('the parent folders of the output are created', async () => {
  const site = siteFolder();
  const out = join(site.root, 'a', 'b', 'site');
  expect((await build(site, { out })).problems).toEqual([]);
  expect(Object.keys(stateOf(out))).toContain('index.html');
});

test('an empty folder, and one that a build created, are accepted', async () => {
  const site = siteFolder();
  mkdirSync(site.out);
  expect((await build(site)).problems).toEqual([]);
  expect((await build(site)).problems).toEqual([]);
});
