import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect } from 'vitest';
import { z } from 'zod';
import {
  goodMessage,
  postMessage,
  startProcess,
  temporaryFolder,
  untilListening,
} from '../contact/start-service.ts';
import { startSmtp, untilMails } from '../contact/start-smtp.ts';
import { thoroughly } from '../support/thoroughly.ts';

const packageJson = z.object({ dependencies: z.record(z.string(), z.string()) });
const lockFile = z.object({ packages: z.record(z.string(), z.record(z.string(), z.unknown())) });
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const isRoot = process.getuid?.() === 0;
/** The user nobody, on Debian. */
const otherUser = 65_534;
let bundle = '';

beforeAll(async () => {
  bundle = join(await temporaryFolder(), 'bundle');
  execFileSync(process.execPath, ['bin/bundle-contact-server.js', bundle]);
});

thoroughly('the bundle pins what npm installs, as the lock file of the repository does', () => {
  expect(readdirSync(bundle).sort()).toEqual([
    'README.md',
    'contact-server.mjs',
    'package-lock.json',
    'package.json',
  ]);
  const { packages } = lockFile.parse(read('package-lock.json'));
  const { '': project, ...locked } = lockFile.parse(
    read(join(bundle, 'package-lock.json')),
  ).packages;
  const { dependencies } = packageJson.parse(read(join(bundle, 'package.json')));
  expect(dependencies).toEqual({ libsql: packages['node_modules/libsql']?.['version'] });
  expect(project).toMatchObject({ dependencies });
  for (const [path, entry] of Object.entries(locked)) expect(entry).toEqual(packages[path]);
  expect(Object.keys(locked)).toContain('node_modules/@libsql/linux-arm64-musl');
  expect(Object.keys(locked).filter((path) => /react|express|esbuild/.test(path))).toEqual([]);
});

thoroughly(
  'after npm ci, it runs as the user nobody in a read-only folder, and mails a message',
  async () => {
    execFileSync('npm', ['ci', '--prefer-offline', '--prefix', bundle]);
    const kilobytes = execFileSync('du', ['-sk', bundle], { encoding: 'utf8' });
    expect(Number.parseInt(kilobytes, 10)).toBeLessThan(25_000);
    const messages = join(await temporaryFolder(), 'messages');
    mkdirSync(messages, { mode: 0o700 });
    if (isRoot) chownSync(messages, otherUser, otherUser);
    for (const folder of [resolve(bundle, '..'), resolve(messages, '..')]) chmodSync(folder, 0o755);
    chmodSync(bundle, 0o555);
    const smtp = await startSmtp();
    const before = isRoot ? ['setpriv', `--reuid=${otherUser}`, '--clear-groups'] : [];
    const settings = {
      ...smtp.settings,
      NODE_ENV: 'production',
      PORT: '0',
      CONTACT_DB: join(messages, 'contact.db'),
    };
    const file = join(bundle, 'contact-server.mjs');
    const service = startProcess(settings, { before, file });
    expect((await postMessage(await untilListening(service))).status).toBe(200);
    await untilMails(smtp, 1);
    expect(smtp.mails[0]?.replyTo?.text).toContain(goodMessage.email);
    const status = spawnSync(process.execPath, [file, 'status'], {
      env: settings,
      encoding: 'utf8',
    });
    expect(status.stdout).toMatch(/^OK: 1 message/);
    chmodSync(bundle, 0o755);
  },
);

thoroughly('it is not written without a folder', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bin/bundle-contact-server.js'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'Usage: node bin/bundle-contact-server.js <folder>\n',
  });
});
