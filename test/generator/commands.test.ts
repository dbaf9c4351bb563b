import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentsOf, stateOf } from '../support/folder-contents.ts';
import { runSite } from '../support/run-site.ts';
import { pageText, siteFolder, siteText } from '../support/site-folder.ts';

const broken = {
  'a.tsx': pageText('A', { body: '<a href="/lost">Lost</a>' }),
  'b.tsx': pageText('B', { body: '{null.x}' }),
};

test('build says what it made, in words or as JSON', async () => {
  const site = siteFolder({ 'about.tsx': pageText('About', { meta: "aliases: ['/us']" }) });
  const args = ['build', '--pages', 'pages', '--out', 'dist'];
  const inWords = await runSite(args, { cwd: site.root });
  expect(inWords).toMatchObject({ code: 0, stderr: '' });
  expect(inWords.stdout).toMatch(
    /^Built into dist: 2 pages and 1 redirects, 5 files, \d+ kB, in \d+ ms\.\n$/,
  );
  const asJson = await runSite([...args, '--json'], { cwd: site.root });
  expect(asJson).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(asJson.stdout)).toMatchObject({
    pages: 2,
    redirects: 1,
    files: 5,
    problems: [],
  });
});

test('a build of a site with problems shows them all, names files as seen from here, and exits 1', async () => {
  const site = siteFolder(broken);
  const args = ['build', '--pages', 'pages'];
  const inWords = await runSite(args, { cwd: site.root });
  expect(inWords).toMatchObject({ code: 1, stdout: '' });
  expect(inWords.stderr).toBe(`pages/a.tsx:5: The link "/lost" leads to no page.
  The nearest address is /.

pages/b.tsx:5: "Cannot read properties of null (reading 'x')" was thrown while /b was rendered.
  Mend the line, or handle the case that leads to it.

2 problems.
`);
  const asJson = await runSite([...args, '--json'], { cwd: site.root });
  expect(asJson).toMatchObject({ code: 1, stderr: '' });
  expect(JSON.parse(asJson.stdout)).toEqual({
    problems: [
      {
        file: 'pages/a.tsx',
        line: 5,
        message: 'The link "/lost" leads to no page.',
        hint: 'The nearest address is /.',
      },
      {
        file: 'pages/b.tsx',
        line: 5,
        message: `"Cannot read properties of null (reading 'x')" was thrown while /b was rendered.`,
        hint: 'Mend the line, or handle the case that leads to it.',
      },
    ],
  });
});

test('check finds what build finds, and writes nothing', async () => {
  const site = siteFolder({ 'about.tsx': pageText('About') });
  const before = stateOf(site.root);
  const good = await runSite(['check', '--pages', site.pages], { cwd: site.root });
  expect(good).toMatchObject({ code: 0, stderr: '' });
  expect(good.stdout).toMatch(/^Checked: 2 pages and 0 redirects, 4 files/);
  expect(stateOf(site.root)).toEqual(before);
  site.write(broken);
  const changed = stateOf(site.root);
  const bad = await runSite(['check', '--pages', site.pages], { cwd: site.root });
  expect(bad.code).toBe(1);
  expect(bad.stderr).toContain('2 problems.');
  expect(stateOf(site.root)).toEqual(changed);
});

const facts = `facts: [
  { name: 'Phone', status: 'placeholder', chosen: '555-0142', readings: [{ value: '555-0142', statedAt: ['footer'] }] },
  { name: 'ZIP', chosen: 28405, why: 'most pages agree.', remark: 'Ask the owner.', readings: [
    { value: 28405, statedAt: ['/', 'structured data'] }, { value: 28409, statedAt: ['/about'], note: 'as printed' }] },
  { name: 'Hours', chosen: ['9-6'], status: 'assumed', show: (hours) => 'open ' + hours.join(), readings: [{ value: ['8-6'], statedAt: [] }] },
],`;

test('facts prints every reading, which one is chosen and why', async () => {
  const site = siteFolder({ '_site.tsx': siteText({ more: facts }) });
  const { code, stdout, stderr } = await runSite(['facts', '--pages', site.pages]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(`Phone (placeholder)
  * 555-0142  [footer]

ZIP
  * 28405  [/, structured data]
    28409  [/about, as printed]
    Chosen because most pages agree.
    Remark: Ask the owner.

Hours (assumed)
    open 8-6  []
  * open 9-6
`);
  const json = JSON.parse((await runSite(['facts', '--json', '--pages', site.pages])).stdout);
  expect(json.map(({ name }: { name: string }) => name)).toEqual(['Phone', 'ZIP', 'Hours']);
});

test('check --launch fails while a fact is a placeholder, and only then', async () => {
  const site = siteFolder({ '_site.tsx': siteText({ more: facts }) });
  const args = ['check', '--launch', '--pages', 'pages'];
  const bad = await runSite(args, { cwd: site.root });
  expect(bad.code).toBe(1);
  expect(bad.stderr).toMatch(
    /^pages\/_site\.tsx: Phone is a placeholder: "555-0142"\.\n {2}.*\n\n1 problem\.\n$/,
  );
  site.write({ '_site.tsx': siteText({ more: facts.replace("status: 'placeholder', ", '') }) });
  expect(await runSite(args, { cwd: site.root })).toMatchObject({ code: 0, stderr: '' });
});

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

test('routes and facts name the problems that keep them from telling', async () => {
  const site = siteFolder({ 'a.tsx': 'export const meta = 1;' });
  for (const command of ['routes', 'facts']) {
    const { code, stdout, stderr } = await runSite([command, '--pages', 'pages'], {
      cwd: site.root,
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('pages/a.tsx: The default export is missing');
  }
});

test.each([
  [['biuld'], /unknown command 'biuld'[\s\S]*Did you mean build\?/],
  [['build', '--otu', 'x'], /unknown option '--otu'[\s\S]*Did you mean --out\?/],
  [['build', 'extra'], /too many arguments/],
  [['build', '--out'], /argument missing/],
  [
    ['build', '--origin', 'store.example'],
    /Write a scheme and a host, such as https:\/\/www\.example\.com\./,
  ],
  [['build', '--origin', 'https://store.example/shop'], /Write a scheme and a host/],
  [[], /Usage: site/],
])('a command that is not understood is told so, and exits 2: %j', async (args, message) => {
  const { code, stdout, stderr } = await runSite(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/ at .*:\d+:\d+/);
});

test.each(['build', 'check', 'routes', 'facts'])(
  '%s --help says what it takes, and exits 0',
  async (command) => {
    const { code, stdout, stderr } = await runSite([command, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Usage: site ${command}`);
    for (const option of ['--pages <folder>', '--origin <url>', '--as-stated', '--json'])
      expect(stdout).toContain(option);
  },
);

test.each(['tomorrow', ' ', '-1', '1.5', '1e30', '99999999999999'])(
  'a SOURCE_DATE_EPOCH of "%s" is no number of seconds',
  async (epoch) => {
    const { code, stderr } = await runSite(['build'], { env: { SOURCE_DATE_EPOCH: epoch } });
    expect(code).toBe(1);
    expect(stderr).toBe(
      `SOURCE_DATE_EPOCH: "${epoch}" is no number of seconds.\n  Set it to whole seconds since 1970, or leave it out.\n\n1 problem.\n`,
    );
  },
);

test('SOURCE_DATE_EPOCH sets the day, and nothing else of the clock or the place gets in', async () => {
  const imports = "import { useBuildDate } from '#authoring';";
  const site = siteFolder({
    'day.tsx': pageText('Day', { imports, body: '<b>{useBuildDate()}</b>' }),
  });
  const env = { SOURCE_DATE_EPOCH: '946684799' };
  const inTokyo = { ...env, TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8' };
  const elsewhere = mkdtempSync(join(tmpdir(), 'site-'));
  const out = resolve(site.root, 'second');
  const results = [
    await runSite(['build', '--pages', site.pages, '--out', site.out], { env }),
    await runSite(['build', '--pages', site.pages, '--out', out], { env: inTokyo, cwd: elsewhere }),
  ];
  for (const { code, stderr } of results) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(contentsOf(site.out)['day.html']).toContain('<b>1999-12-31</b>');
  expect(contentsOf(out)).toEqual(contentsOf(site.out));
});

test('what React’s development build complains of fails a build, once for each file', async () => {
  const site = siteFolder({
    '_site.tsx': siteText({ frame: '<div class="frame" /><main>{children}</main>' }),
    'keys.tsx': pageText('Keys', { body: '<ul>{[1, 2].map((n) => <li>{n}</li>)}</ul>' }),
    'said.tsx': pageText('Said', { body: '{void console.error("Said it")}' }),
    'many/[slug].tsx': `export const entries = [{ slug: 'one' }, { slug: 'two' }];
export const meta = ({ slug }) => ({ title: slug, description: slug, schemaType: 'WebPage' });
export default ({ entry }) => <h1 tabindex="0">{entry.slug}</h1>;`,
  });
  const { code, stderr } = await runSite(['build', '--pages', 'pages'], { cwd: site.root });
  expect(code).toBe(1);
  const lines = stderr.split('\n').filter((line) => line.startsWith('pages/'));
  expect(lines.sort()).toEqual([
    expect.stringMatching(
      /^pages\/_site\.tsx: console\.error was called while the frame was rendered: Invalid DOM property `class`/,
    ),
    expect.stringMatching(
      /^pages\/keys\.tsx: console\.error was called while \/keys was rendered: Each child in a list should have a unique "key" prop\./,
    ),
    expect.stringMatching(
      /^pages\/many\/\[slug\]\.tsx: console\.error was called while \/many\/one was rendered: Invalid DOM property `tabindex`/,
    ),
    'pages/said.tsx: console.error was called while /said was rendered: Said it',
  ]);
});
