import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  createWriteStream,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { StageClock, showProgress } from '../../../src/cli/output/progress.ts';
import { testEverything } from '../../support/everything.ts';
import { stateOf } from '../../support/folder-contents.ts';
import { runSite } from '../../support/run-site.ts';
import { homeTo, manyText, pageText, siteFolder, siteText } from '../../support/site-folder.ts';
import { needSystemTool } from '../../support/system-tools.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const plain = { ...homeTo('/about'), 'about.tsx': pageText('About') };
const broken = { 'a.tsx': pageText('A', { body: '<a href="/lost">Lost</a>' }) };
const args = (command: string): string[] => [command, '--pages', 'pages'];
const control = String.fromCharCode(27);

thoroughly.each(['build', 'check'])('%s --quiet prints only problems', async (command) => {
  const { root, write } = siteFolder(plain);
  const good = await runSite([...args(command), '--quiet'], { cwd: root });
  expect(good).toEqual({ code: 0, stdout: '', stderr: '' });
  write(broken);
  const bad = await runSite([...args(command), '--quiet'], { cwd: root });
  expect(bad).toMatchObject({ code: 1, stdout: '' });
  expect(bad.stderr).toContain('pages/a.tsx:5: The link "/lost" doesn\'t match any page.');
});

thoroughly('a slow reader gets all problems', async () => {
  const links = Array.from({ length: 1000 }, (_, n) => `<p><a href="/lost-${n}">Lost</a></p>`);
  const { root } = siteFolder({ 'index.tsx': pageText('A', { body: links.join('\n') }) });
  const child = spawn(process.execPath, [resolve('bin/site.js'), ...args('build')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  for await (const part of child.stderr) {
    text += part;
    await delay(5);
  }
  expect(text).toMatch(/\n1000 problems\.\n$/);
});

thoroughly.each(['build', 'check', 'watch'])(
  '%s cannot be both quiet and JSON',
  async (command) => {
    const { code, stderr } = await runSite([command, '--quiet', '--json']);
    expect(code).toBe(2);
    expect(stderr).toContain("option '--quiet' cannot be used with option '--json'");
  },
);

test('--profile says where the time went, by stage and by page', async () => {
  const body = '{Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 120) && null}';
  const { root } = siteFolder({
    ...plain,
    ...homeTo('/about', '/slow'),
    'slow.tsx': pageText('Slow', { body }),
  });
  const inWords = await runSite([...args('build'), '--profile'], { cwd: root });
  const [line, heading, ...rest] = inWords.stdout.split('\n');
  expect([line, heading]).toEqual([expect.stringMatching(/^Built into dist: /), 'By stage:']);
  for (const stage of ['start', 'compile pages', 'render pages', 'check', 'write', 'put in place'])
    expect(rest.join('\n')).toMatch(new RegExp(`^  ${stage} +\\d+\\.\\d ms +\\d+ %$`, 'm'));
  // On a busy machine another page can be slower.
  const slowest = rest.slice(rest.indexOf('Slowest pages, including checks:') + 1).join('\n');
  expect(Number(/^ {2}\/slow +([\d.]+) ms/m.exec(slowest)?.[1])).toBeGreaterThan(119);

  const { stdout } = await runSite([...args('check'), '--profile', '--json'], { cwd: root });
  const { profile, milliseconds } = JSON.parse(stdout);
  expect(Object.keys(profile.pages).sort()).toEqual(['/', '/about', '/slow']);
  const { start, ...stages } = profile.stages;
  const sum = Object.values<number>(stages).reduce((total, time) => total + time, 0);
  expect(start).toBeGreaterThan(0);
  // Each moment counts for at most one stage.
  expect(sum).toBeLessThanOrEqual(milliseconds + 1);
  expect(stages['render pages']).toBeGreaterThan(119);
});

thoroughly(
  '--dry-run lists what would be added, changed and removed, and writes nothing',
  async () => {
    const site = siteFolder({ ...plain, 'old.tsx': pageText('Old') });
    const dry = [...args('build'), '--dry-run'];
    const before = stateOf(site.root);
    const first = await runSite(dry, { cwd: site.root });
    expect(first.stdout).toMatch(
      /^\+ about\.html\n\+ index\.html\n\+ old\.html\n\+ robots\.txt\n\+ sitemap\.xml\nA build would add 5 files, change 0, and remove 0\. 0 would not change\.\nBuilt in memory: 3 pages/,
    );
    expect(stateOf(site.root)).toEqual(before);

    await runSite(args('build'), { cwd: site.root });
    site.write({ 'about.tsx': pageText('About us'), 'old.tsx': null, 'new.tsx': pageText('New') });
    const built = stateOf(site.root);
    const { changes } = JSON.parse((await runSite([...dry, '--json'], { cwd: site.root })).stdout);
    expect(changes).toEqual({
      added: ['new.html'],
      changed: ['about.html', 'sitemap.xml'],
      removed: ['old.html'],
      unchanged: 2,
    });
    expect(stateOf(site.root)).toEqual(built);
    expect(
      JSON.parse((await runSite([...args('build'), '--json'], { cwd: site.root })).stdout),
    ).toMatchObject({ files: 5 });
    expect((await runSite(dry, { cwd: site.root })).stdout).toMatch(
      /^A build would add 0 files, change 0, and remove 0\. 5 /,
    );
  },
);

thoroughly('--dry-run refuses what a build would refuse', async () => {
  const site = siteFolder(plain);
  await runSite(args('build'), { cwd: site.root });
  site.write({ 'new.tsx': pageText('New') });
  const obstacle = join(site.out, 'new.html');
  const obstacles: readonly [put: () => void, message: string][] = [
    [() => writeFileSync(obstacle, 'mine'), 'This is in the way of new.html'],
    [() => symlinkSync('index.html', obstacle), 'A symbolic link is in the way of new.html'],
    [() => cpSync(site.pages, obstacle, { recursive: true }), 'This is in the way of new.html'],
  ];
  for (const [put, message] of obstacles) {
    put();
    const dry = await runSite([...args('build'), '--dry-run'], { cwd: site.root });
    const wet = await runSite(args('build'), { cwd: site.root });
    expect(dry).toEqual({ ...wet, stdout: '' });
    expect(dry.stderr).toContain(`dist/new.html: ${message}`);
    rmSync(obstacle, { recursive: true });
  }
  const compressed = join(site.out, 'about.html.gz');
  writeFileSync(compressed, 'mine');
  const command = [...args('build'), '--compress'];
  const dry = await runSite([...command, '--dry-run'], { cwd: site.root });
  expect(dry).toEqual({ ...(await runSite(command, { cwd: site.root })), stdout: '' });
  expect(dry.stderr).toContain('dist/about.html.gz: This is in the way of about.html.gz');
  rmSync(compressed);
  site.write({
    '_site.tsx': siteText({ more: "headers: () => ({ 'X-Own': 'yes' })," }),
    '_public/_headers': '',
  });
  for (const command of [args('build'), [...args('build'), '--dry-run'], args('check')])
    expect((await runSite(command, { cwd: site.root })).stderr, command.join(' ')).toContain(
      'pages/_site.tsx: Two files of the site would be written to _headers.',
    );
  rmSync(site.out, { recursive: true });
  writeFileSync(site.out, '');
  expect((await runSite([...args('build'), '--dry-run'], { cwd: site.root })).stderr).toContain(
    'dist: The output folder is a file.',
  );
});

/** Thirty pages, each of which takes a while. */
const slow = {
  '[slug].tsx': manyText(
    "Array.from({ length: 30 }, (_, n) => ({ slug: 'n' + n }))",
    '{ Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60); return <h1>{entry.slug}</h1>; }',
  ),
};

/** What a command writes to a terminal that `CI` does not turn colors off for. */
function onTerminal(cwd: string, command: readonly string[], env: NodeJS.ProcessEnv): string {
  needSystemTool('script');
  const line = ['node', resolve('bin/site.js'), ...command].map((word) => `'${word}'`).join(' ');
  const { NO_COLOR: _, NODE_ENV: __, CI: ___, ...environment } = process.env;
  const options = {
    cwd,
    env: { ...environment, TERM: 'xterm', ...env },
    encoding: 'utf8',
  } as const;
  return spawnSync('script', ['-qec', line, '/dev/null'], options).stdout;
}

thoroughly('a long build shows a progress bar in a terminal, and removes it', () => {
  const { root } = siteFolder(slow);
  const build = [...args('build'), '--no-cache'];
  const shown = onTerminal(root, build, { COLORTERM: 'truecolor' });
  expect(shown).toMatch(/█+.*░+.* \d\d of 31 pages, \d s/);
  expect(shown).toContain(`${control}[32m█`);
  expect(shown).toMatch(/\r\S*\[KBuilt into dist: 31 pages.*\r\n$/);
  const withoutColor = onTerminal(root, build, { NO_COLOR: '1' });
  expect(withoutColor).toMatch(/█+░+ \d\d of 31 pages/);
  expect(withoutColor).not.toMatch(/\[\d+m/);
  expect(onTerminal(root, [...args('build'), '--quiet'], {})).toBe('');
  expect(onTerminal(root, [...args('build'), '--json'], {})).toMatch(/^\{.*\}\r\n$/);
});

test('a long build with redirected output prints a line now and then', async () => {
  const file = createWriteStream(join(siteFolder().root, 'log'));
  let seconds = 0;
  const clock = new StageClock(() => seconds * 1000);
  const removeBar = showProgress(clock, file);
  clock.stage('pages');
  for (seconds = 1; seconds <= 12; seconds += 1) clock.page('/a', 40);
  clock.stage('pictures');
  for (; seconds <= 17; seconds += 1) clock.done(9);
  removeBar();
  await new Promise((done) => file.end(done));
  expect(readFileSync(file.path, 'utf8')).toBe(
    '5 of 40 pages, after 5 s\n10 of 40 pages, after 10 s\n3 of 9 pictures, after 15 s\n',
  );
});

test.each([
  ['a second on a terminal', true, 1_000],
  ['five seconds where its output is kept', false, 5_000],
])('a build of less than %s shows no progress', (_, isTTY, milliseconds) => {
  const terminal = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY });
  let now = 0;
  const clock = new StageClock(() => now);
  const removeBar = showProgress(clock, terminal);
  clock.stage('pages');
  now = milliseconds - 1;
  clock.page('/a', 40);
  removeBar();
  expect(terminal.read()).toBeNull();
  now = milliseconds;
  clock.page('/b', 40);
  expect(terminal.read()).toContain('2 of 40 pages');
});

test('a build that is slow before its first stage says that it is starting', () => {
  const log = new PassThrough({ encoding: 'utf8' });
  let now = 0;
  const clock = new StageClock(() => now);
  const removeBar = showProgress(clock, log);
  now = 5_000;
  clock.page('/', 1);
  removeBar();
  expect(log.read()).toBe('start, after 5 s\n');
});

test('what pages log is beside the result', async () => {
  const imports = "console.log('baked'); console.info('cooled');";
  const { root } = siteFolder({ 'index.tsx': pageText('Home', { imports }) });
  const { stdout, stderr } = await runSite([...args('build'), '--json'], { cwd: root });
  expect(JSON.parse(stdout)).toMatchObject({ pages: 1, problems: [] });
  expect(stderr).toBe('baked\ncooled\n');
});

test.runIf(testEverything && existsSync('/dev/full'))(
  'a full disk for the output is not a stack trace',
  () => {
    const { root } = siteFolder();
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(
      process.execPath,
      [resolve('bin/site.js'), ...args('build')],
      {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', full, 'pipe'],
      },
    );
    closeSync(full);
    expect([status, stderr]).toEqual([
      1,
      'The output cannot be written: ENOSPC: no space left on device, write.\n',
    ]);
  },
);

thoroughly('problems are in color if color is enabled', async () => {
  const { root } = siteFolder(broken);
  const color = { NO_COLOR: '', FORCE_COLOR: '1' };
  const { stderr } = await runSite(args('check'), { cwd: root, env: color });
  expect(stderr).toContain(`${control}[1mpages/a.tsx:5:9${control}[22m: The link`);
  expect((await runSite(args('check'), { cwd: root })).stderr).not.toContain(control);
});

/** A command over a site with a page that renders forever. */
function runLoop(command: string) {
  const site = siteFolder({
    'loop.tsx': pageText('Loop', {
      imports: "import { writeFileSync } from 'node:fs';",
      body: "{(() => { writeFileSync('looping', ''); for (;;); })()}",
    }),
  });
  const child = spawn(process.execPath, [resolve('bin/site.js'), ...args(command)], {
    cwd: site.root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { site, child, ended: once(child, 'exit') };
}

thoroughly.each(['build', 'check'])('%s names an endless loop', async (command) => {
  const { child } = runLoop(command);
  let text = '';
  for await (const chunk of child.stderr) {
    text += chunk;
    if (text.includes('^')) break;
  }
  expect(text).toMatch(/pages\/loop\.tsx:5:\d+: This code has been running for five seconds/);
  expect(text).toContain('a loop that does not end. Ctrl-C ends the command.\n');
  expect(text).toMatch(/ 5 > .*for \(;;\)/);
});

thoroughly('a long build of short pages is no loop', async () => {
  const body =
    '(() => { for (const end = Date.now() + 700; Date.now() < end; ); return <h1>{entry.slug}</h1>; })()';
  const slugs = Array.from({ length: 9 }, (_, index) => ({ slug: `page-${index}` }));
  const { root } = siteFolder({ '[slug].tsx': manyText(JSON.stringify(slugs), body) });
  const { stdout, stderr } = await runSite(args('build'), { cwd: root });
  expect(Number(/in (\d+) ms/.exec(stdout)?.[1])).toBeGreaterThan(5_000);
  expect(stderr).toBe('');
});

test('one Ctrl-C ends a build, even while a page renders forever', async () => {
  const { site, child, ended } = runLoop('build');
  await expect.poll(() => existsSync(join(site.root, 'looping'))).toBe(true);
  child.kill('SIGINT');
  expect(await ended).toEqual([null, 'SIGINT']);
});
