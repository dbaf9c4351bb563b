import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentsOf } from '../../support/folder-contents.ts';
import { commitAll, git } from '../../support/git.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, type SiteFolder, siteFolder, siteText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

interface Outcome {
  readonly pages: number;
  readonly isUnchanged?: true;
}

/** These folders are not in the project's own repository. */
const run = (
  site: SiteFolder,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
) =>
  runSite(args, {
    cwd: site.root,
    env: { GIT_CEILING_DIRECTORIES: resolve('test/.tmp/generator'), ...env },
  });

async function build(
  site: SiteFolder,
  flags: readonly string[] = [],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<Outcome> {
  const args = ['build', '--json', '--pages', 'pages', ...flags];
  const { code, stdout, stderr } = await run(site, args, env);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return JSON.parse(stdout);
}

const isUnchanged = async (...given: Parameters<typeof build>): Promise<boolean> =>
  (await build(...given)).isUnchanged === true;

/** A site whose pages depend on more than their modules. */
function siteOfParts(name: string): SiteFolder {
  const site = siteFolder({}, name);
  writeFileSync(join(site.root, 'outside.ts'), 'export const outside = "outside";\n');
  writeFileSync(join(site.root, 'list.txt'), 'one\ntwo\n');
  site.write({
    'parts.tsx': pageText('Parts', {
      imports: `import { outside } from '../outside.ts'; import './_parts.css'; import { readFileSync } from 'node:fs';`,
      body: `<p className="parts">{outside} {readFileSync(${JSON.stringify(join(site.root, 'list.txt'))}, 'utf8')}</p>`,
    }),
    '_parts.css': '@import "./_more.css"; .parts { color: red }',
    '_more.css': '.more { background: url(./_dot.svg) }',
    '_dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    '_live.tsx':
      'export const Live = () => <p data-live>{word}</p>;\nimport { word } from "./_word";\n',
    '_live.client.ts': 'import { word } from "./_word";\ndocument.title = word;\n',
    '_word.ts': 'export const word = "before";\n',
    'live.tsx': pageText('Live', {
      imports: "import { Live } from './_live.tsx';",
      body: '<Live />',
    }),
    '_public/humans.txt': 'We.\n',
    'many/[slug].tsx': `import { promises } from 'node:fs';
async function* read() { for (const slug of (await promises.readFile(${JSON.stringify(join(site.root, 'list.txt'))}, 'utf8')).trim().split('\\n')) yield { slug }; }
export const entries = read();
export const meta = ({ slug }) => ({ title: slug, description: slug, schemaType: 'WebPage' });
export default ({ entry }) => <h1>{entry.slug}</h1>;`,
  });
  return site;
}

describe('a build without changes', () => {
  test('does nothing, and says so', async () => {
    const site = siteOfParts('same');
    const first = await build(site);
    expect(first.isUnchanged).toBeUndefined();
    expect(await build(site)).toEqual({
      ...first,
      isUnchanged: true,
      milliseconds: expect.any(Number),
    });
    const { stdout } = await run(site, ['build', '--pages', 'pages']);
    expect(stdout).toMatch(/^Built into dist earlier, and nothing has changed: 5 pages/);
  });

  /** A site that needs no rebuild. A test that passes leaves it to the next, which changes another part. */
  let built: SiteFolder | undefined;
  async function builtBefore(): Promise<SiteFolder> {
    const site = siteOfParts('changed');
    await build(site);
    expect(await isUnchanged(site)).toBe(true);
    return site;
  }

  const changes: readonly (readonly [what: string, change: (site: SiteFolder) => void])[] = [
    ['a page of as many characters', (site) => site.write({ 'index.tsx': pageText('Hoam') })],
    ['a page more', (site) => site.write({ 'more.tsx': pageText('More') })],
    [
      'a style sheet',
      (site) => site.write({ '_parts.css': '@import "./_more.css"; .parts { color: tan }' }),
    ],
    [
      'a style sheet of a style sheet',
      (site) => site.write({ '_more.css': '.more { background: tan url(./_dot.svg) }' }),
    ],
    [
      'a picture',
      (site) => site.write({ '_dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    ],
    [
      'a module of the browser',
      (site) =>
        site.write({
          '_live.client.ts': 'import { word } from "./_word"; document.title = word.repeat(2);',
        }),
    ],
    [
      'a word that both read',
      (site) => site.write({ '_word.ts': 'export const word = "beyond";' }),
    ],
    [
      'a file in the place of one',
      (site) => site.write({ '_word.tsx': 'export const word = "after";' }),
    ],
    ['a public file', (site) => site.write({ '_public/humans.txt': 'You\n' })],
    [
      'a module elsewhere',
      ({ root }) => writeFileSync(join(root, 'outside.ts'), 'export const outside = "onwards";\n'),
    ],
    ['a file that a page reads', ({ root }) => writeFileSync(join(root, 'list.txt'), 'one\nten\n')],
    ['settings', ({ root }) => writeFileSync(join(root, 'tsconfig.json'), '{}')],
    ['a page that was written', ({ out }) => writeFileSync(join(out, 'index.html'), '<p>Else</p>')],
    ['a page that is gone', ({ out }) => rmSync(join(out, 'index.html'))],
    ['the whole output', ({ out }) => rmSync(out, { recursive: true })],
    ['what a killed build left', ({ root }) => mkdirSync(join(root, '.dist.next'))],
    // This is the last row: others change what this page depends on.
    ['a page less', (site) => site.write({ 'parts.tsx': null })],
  ];

  thoroughly.each(changes)('runs again after %s', async (_, change) => {
    const site = built ?? (await builtBefore());
    built = undefined;
    change(site);
    expect(await isUnchanged(site)).toBe(false);
    const fresh = { ...site, out: join(site.root, 'fresh') };
    await build(fresh, ['--out', 'fresh', '--no-cache']);
    expect(contentsOf(site.out)).toEqual(contentsOf(fresh.out));
    expect(await isUnchanged(site)).toBe(true);
    built = site;
  });

  thoroughly(
    'runs again after a tsconfig.json that another extends, and pages and scripts follow it',
    async () => {
      const site = siteFolder(
        {
          'about.tsx': pageText('About', {
            imports: "import { word } from '@word'; import './_title.tsx';",
            body: '<p>{word}</p>',
          }),
          '_title.tsx': 'export {};',
          '_title.client.ts': "import { word } from '@word'; document.title = word;",
          '../lib/a.ts': "export const word = 'first';",
          '../lib/b.ts': "export const word = 'second';",
          '../tsconfig.json': '{ "extends": ["./shared"], /* The rest. */ }',
          '../shared.json': '{ "extends": "settings/paths.json" }',
          '../node_modules/settings/package.json': '{}',
        },
        'extends',
      );
      const write = (target: string): void =>
        site.write({
          '../node_modules/settings/paths.json': `{ "compilerOptions": { "paths": { "@word": ["../../lib/${target}.ts"] } } }`,
        });
      write('a');
      await build(site);
      expect(await isUnchanged(site)).toBe(true);
      write('b');
      expect(await isUnchanged(site)).toBe(false);
      const page = readFileSync(join(site.out, 'about.html'), 'utf8');
      expect(page).toContain('<p>second</p>');
      const [script = ''] = /assets\/[\w-]+\.js/.exec(page) ?? [];
      expect(readFileSync(join(site.out, script), 'utf8')).toContain('second');
      expect(await isUnchanged(site)).toBe(true);
    },
  );

  thoroughly('runs again if an older file replaced one', async () => {
    const site = siteFolder({ 'about.tsx': pageText('About') }, 'older');
    await build(site);
    site.write({ 'about.tsx': pageText('Abode') });
    utimesSync(join(site.pages, 'about.tsx'), 1, 1);
    expect(await isUnchanged(site)).toBe(false);
    expect(readFileSync(join(site.out, 'about.html'), 'utf8')).toContain('<h1>Abode</h1>');
  });

  thoroughly('runs again if its options or environment changed', async () => {
    const site = siteFolder({}, 'options');
    await build(site);
    expect(await isUnchanged(site)).toBe(true);
    expect(await isUnchanged(site, ['--origin', 'https://other.example'])).toBe(false);
    expect(await isUnchanged(site, ['--origin', 'https://other.example'])).toBe(true);
    expect(await isUnchanged(site, ['--as-stated'])).toBe(false);
    expect(await isUnchanged(site, [], { SOURCE_DATE_EPOCH: '86400' })).toBe(false);
    expect(await isUnchanged(site, [], { SOURCE_DATE_EPOCH: '86400' })).toBe(true);
    expect(await isUnchanged(site, ['--no-cache'], { SOURCE_DATE_EPOCH: '86400' })).toBe(false);
  });

  thoroughly('runs again in another language or time zone', async () => {
    const body = '<p>{(1.5).toLocaleString()} {new Date(0).getHours()}</p>';
    const site = siteFolder({ 'about.tsx': pageText('About', { body }) }, 'locale');
    const none = { LC_ALL: undefined, LC_MESSAGES: undefined, LANG: undefined, TZ: 'UTC' };
    await build(site, [], none);
    const others: readonly (readonly [name: string, value: string])[] = [
      ['LANG', 'de_DE.UTF-8'],
      ['LC_MESSAGES', 'de_DE.UTF-8'],
      ['LC_ALL', 'de_DE.UTF-8'],
      ['TZ', 'Europe/Berlin'],
    ];
    for (const [name, value] of others) {
      const env = { ...none, [name]: value };
      expect(await isUnchanged(site, [], env)).toBe(false);
      expect(await isUnchanged(site, [], env)).toBe(true);
      expect(await isUnchanged(site, [], none)).toBe(false);
    }
  });

  thoroughly(
    'runs again after a file was added to a folder of a folder that a page lists',
    async () => {
      const site = siteFolder({}, 'listed');
      const folder = join(site.root, 'content');
      site.write({
        '../content/one/deep/a.md': 'A',
        'about.tsx': pageText('About', {
          imports: "import { readdirSync } from 'node:fs';",
          body: `<p>{readdirSync(${JSON.stringify(folder)}, { recursive: true }).join()}</p>`,
        }),
      });
      await build(site);
      expect(await isUnchanged(site)).toBe(true);
      site.write({ '../content/one/deep/b.md': 'B' });
      expect(await isUnchanged(site)).toBe(false);
      expect(readFileSync(join(site.out, 'about.html'), 'utf8')).toContain('b.md');
    },
  );

  thoroughly('runs again after a commit, which dates the sitemap', async () => {
    const site = siteFolder({ 'about.tsx': pageText('About') }, 'committed');
    git(site.root, ['init']);
    await build(site);
    commitAll(site.root);
    expect(await isUnchanged(site)).toBe(false);
    expect(readFileSync(join(site.out, 'sitemap.xml'), 'utf8')).toContain('<lastmod>');
    expect(await isUnchanged(site)).toBe(true);
  });
});

test('loses unused cache entries after a week', async () => {
  const site = siteFolder({}, 'left');
  const older = resolve('node_modules/.cache/site/left-older.mjs');
  const newer = resolve('node_modules/.cache/site/left-newer.mjs');
  const days = (count: number): number => Date.now() / 1000 - count * 86_400;
  for (const file of [older, newer]) writeFileSync(file, '');
  utimesSync(older, days(8), days(8));
  utimesSync(newer, days(6), days(6));
  await build(site);
  expect([existsSync(older), existsSync(newer)]).toEqual([false, true]);
  rmSync(newer);
});

describe('a page that uses', () => {
  const uses: readonly (readonly [what: string, body: string])[] = [
    ['the environment', '{process.env["HOME"]}'],
    ['the environment through destructuring', '{(({ env }) => env["HOME"])(process)}'],
    ['the time', '{Date.now()}'],
    ['the date', '{new Date().getFullYear()}'],
    ['the date as text', '{Date()}'],
    ['random numbers', '{Math.random()}'],
    ['a random name', '{crypto.randomUUID()}'],
    ['a timer', '{performance.now()}'],
    ['the environment of the global object', '{globalThis.process.env["HOME"]}'],
    ['the time of the global object', '{globalThis.Date.now()}'],
    ['the network of the global object', '{String(globalThis.fetch("data:,x"))}'],
    ['a formatted time', '{new Intl.DateTimeFormat("en").format()}'],
    ['parts of a formatted time', '{Intl.DateTimeFormat("en").formatToParts().length}'],
  ];

  thoroughly.each(uses)('%s is built every time', async (_, body) => {
    const site = siteFolder({ 'asks.tsx': pageText('Asks', { body }) }, 'asks');
    await build(site);
    expect(await isUnchanged(site)).toBe(false);
    const { stdout } = await run(site, ['build', '--pages', 'pages', '--why']);
    expect(stdout).toContain('even if nothing changes, because modules use ');
  });

  thoroughly('a package that is not declared pure is built every time', async () => {
    const imports = "import { hostname } from 'node:os';";
    const site = siteFolder({ 'asks.tsx': pageText('Asks', { imports, body: '{hostname()}' }) });
    await build(site);
    expect(await isUnchanged(site)).toBe(false);
    const why = async () => (await run(site, ['build', '--pages', 'pages', '--why'])).stdout;
    expect(await why()).toContain(
      'The next build renders all pages again, even if nothing changes, because these packages may read the clock, files, or the network: node:os. If they do not, add them to `purePackages` in _site.tsx.',
    );
    site.write({ '_site.tsx': siteText({ more: "purePackages: ['node:os']" }) });
    await build(site);
    expect(await isUnchanged(site)).toBe(true);
    expect(await why()).not.toContain('renders all pages again');
  });

  test('none of these while it is loaded is not built again, and its functions still work', async () => {
    const body = `<p>{new Date(0).toISOString()} {String(new Date(2026, 10, 21) instanceof Date)} {Date.UTC(2026, 0)} {new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(0)}</p>
<b>{[() => fetch('/x', { body: crypto.randomUUID() + Math.random() + process.env['HOME'] })].length} process.env</b>`;
    const site = siteFolder({ 'asks.tsx': pageText('Asks', { body }) }, 'asks-not');
    await build(site);
    expect(await isUnchanged(site)).toBe(true);
    expect(readFileSync(join(site.out, 'asks.html'), 'utf8')).toContain(
      '<p>1970-01-01T00:00:00.000Z true 1767225600000 1/1/1970</p>',
    );
  });
});
