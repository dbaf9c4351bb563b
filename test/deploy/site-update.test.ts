import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commitAll, git } from '../support/git.ts';
import { needSystemTool } from '../support/system-tools.ts';
import { thoroughly } from '../support/thoroughly.ts';

const unit = readFileSync('deploy/site-update.service', 'utf8');

test.each(['service', 'timer'])('systemd accepts the %s', (kind) => {
  needSystemTool('systemd-analyze');
  const folder = mkdtempSync('test/.tmp/site-update-');
  for (const name of ['site-update.service', 'site-update.timer'])
    cpSync(join('deploy', name), join(folder, name));
  const words = ['verify', join(folder, `site-update.${kind}`)];
  const { stderr } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
  expect(stderr.split('\n').filter((line) => line.includes('site-update'))).toEqual([]);
});

thoroughly('an update publishes what was pushed, and a rollback stays', () => {
  const { source, clone, out } = cloned();
  const about = join(source, 'pages/about.tsx');
  const original = readFileSync(about, 'utf8');
  const push = (title: string, more = ''): void => {
    writeFileSync(about, original.replace(/<h1>.*?<\/h1>/, `<h1>${title}</h1>${more}`));
    git(source, ['commit', '-am', title]);
  };
  const published = (): string =>
    /<h1>(.*?)<\/h1>/.exec(readFileSync(join(out, 'about.html'), 'utf8'))?.[1] ?? '';

  push('First');
  expect(update({ clone, out })).toBe(0);
  expect(published()).toBe('First');
  push('Second');
  expect(update({ clone, out })).toBe(0);
  expect(published()).toBe('Second');
  push('Broken', '<a href="/no/such/page">x</a>');
  expect(update({ clone, out })).not.toBe(0);
  expect(published()).toBe('Second');

  git(clone, ['checkout', 'HEAD~2']);
  push('Third');
  for (const _ of ['now', 'tomorrow']) {
    expect(update({ clone, out })).toBe(0);
    expect(published()).toBe('First');
  }
  git(clone, ['checkout', 'one']);
  expect(update({ clone, out })).toBe(0);
  expect(published()).toBe('Third');
});

/** A repository with a small site and this generator, and a clone with packages, as on a server. */
function cloned() {
  mkdirSync('test/.tmp', { recursive: true });
  const folder = resolve(mkdtempSync('test/.tmp/site-update-'));
  const [source, clone] = [join(folder, 'source'), join(folder, 'clone')];
  for (const name of ['bin', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(name, join(source, name), { recursive: true });
  cpSync('test/fixtures/tiny', join(source, 'pages'), { recursive: true });
  writeFileSync(join(source, '.gitignore'), 'node_modules\n');
  commitAll(source);
  execFileSync('git', ['clone', '-q', source, clone]);
  const packages = join(clone, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.')) symlinkSync(resolve('node_modules', name), join(packages, name));
  writeFileSync(join(packages, '.package-lock.json'), '');
  return { source, clone, out: join(folder, 'www/site') };
}

/** Runs the steps of the unit until one fails, except for the reload of nginx; returns its exit code. */
function update({ clone, out }: { readonly clone: string; readonly out: string }): number {
  const steps = [...unit.matchAll(/^ExecStart=([^+].*)$/gm)].map(([, step = '']) =>
    step.replace('/usr/bin/node', process.execPath).replace('/srv/www/site', out),
  );
  expect(steps).toHaveLength(4);
  for (const step of steps) {
    const { status } = spawnSync('sh', ['-c', step], { cwd: clone, stdio: 'ignore' });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}
