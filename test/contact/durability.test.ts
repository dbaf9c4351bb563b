import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { needOtherUser, needPermission, needSystemTool } from '../support/system-tools.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { lockDatabase, mergeFiles, rowIn, rowsIn } from './database.ts';
import {
  goodMessage,
  startProcess,
  startService,
  temporaryFolder,
  whenDone,
} from './start-service.ts';

const CONTACT_PHONE = '(910) 555-0142';

test('only the user of the service can read what is stored', async () => {
  const CONTACT_DB = join(await temporaryFolder(), 'made', 'contact.db');
  const service = await startService(
    { CONTACT_DB },
    { before: ['sh', '-c', 'umask 0; exec "$@"', 'sh'] },
  );
  await service.post();
  const folder = join(CONTACT_DB, '..');
  const modes = async () =>
    Promise.all(
      (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).mode & 0o777),
    );
  expect(await modes()).toEqual([0o600, 0o600, 0o600]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('a message is on the disk before it is acknowledged', async () => {
  needSystemTool('strace');
  const folder = await temporaryFolder();
  const trace = join(folder, 'trace');
  const CONTACT_DB = join(folder, 'contact.db');
  const calls = 'trace=fsync,fdatasync,write,writev,pwrite64,sendto,sendmsg';
  const before = ['strace', '-D', '-f', '-y', '-s', '32', '-o', trace, '-e', calls];
  const service = await startService({ CONTACT_DB }, { before });
  const start = (await readFile(trace, 'utf8')).split('\n').length;
  expect((await service.post()).status).toBe(200);
  await service.stop();
  const lines = (await readFile(trace, 'utf8')).split('\n').slice(start - 1);
  const answered = lines.findIndex((line) => line.includes('HTTP/1.1 200 OK'));
  const written = lines.findIndex((line) => /pwrite64\(\d+<[^>]*contact\.db-wal>/.test(line));
  const synced = lines.findLastIndex(
    (line, index) => index < answered && /f(data)?sync\(\d+<[^>]*contact\.db-wal>.* = 0/.test(line),
  );
  expect(written).toBeGreaterThanOrEqual(0);
  expect(synced).toBeGreaterThan(written);
});

describe('a message that cannot be stored', () => {
  thoroughly(
    'on a full disk gets 503 with the phone number, and everything else stays',
    async () => {
      const disk = await mountSmall();
      const service = await startService({ CONTACT_DB: join(disk, 'contact.db'), CONTACT_PHONE });
      const accepted: string[] = [];
      const fill = async (): Promise<Response> => {
        const message = `${accepted.length} ${'m'.repeat(3_000)}`;
        const response = await service.post({ ...goodMessage, message });
        if (!response.ok) return response;
        accepted.push(message);
        return fill();
      };
      await writeFile(join(disk, 'filler'), 'x'.repeat(300_000));
      const refused = await fill();
      expect(refused.status).toBe(503);
      expect(await refused.text()).toContain(CONTACT_PHONE);
      const form = await service.postForm({ ...goodMessage, message: 'm'.repeat(5_000) });
      expect(form.status).toBe(503);
      expect(await form.text()).toContain('m'.repeat(5_000));
      await expect.poll(async () => (await fetch(`${service.url}/readyz`)).status).toBe(503);
      await rm(join(disk, 'filler'));
      expect((await service.post()).status).toBe(200);
      expect(rowsIn(service.file).map(({ message }) => message)).toEqual([
        ...accepted,
        goodMessage.message,
      ]);
    },
  );

  test('because writes fail gets 503 until they work', async () => {
    needSystemTool('prlimit');
    const service = await startService({ CONTACT_PHONE });
    const limit = (size: string) =>
      spawnSync('prlimit', [`--pid=${service.child.pid}`, `--fsize=${size}:unlimited`]);
    limit('1');
    // They share a transaction.
    const together = await Promise.all([service.post(), service.post(), service.post()]);
    expect(together.map(({ status }) => status)).toEqual([503, 503, 503]);
    await expect.poll(async () => (await fetch(`${service.url}/readyz`)).status).toBe(503);
    limit('unlimited');
    expect((await service.post()).status).toBe(200);
    expect(rowIn(service.file).message).toBe(goodMessage.message);
  });

  thoroughly('while another program locks the file gets 503, and may be sent again', async () => {
    const service = await startService({ RATE_LIMIT_MAX: '1', CONTACT_PHONE });
    const key = { 'idempotency-key': 'k1' };
    const release = lockDatabase(service.file);
    const response = await service.post(goodMessage, key);
    expect(response.status).toBe(503);
    expect((await response.json()).message).toContain(CONTACT_PHONE);
    release();
    expect((await service.post(goodMessage, key)).status).toBe(200);
    expect(rowsIn(service.file)).toHaveLength(1);
  });
});

describe('at startup, one sentence says what is wrong with the file', () => {
  thoroughly.each([
    ['a file of something else', 'This is no database. '.repeat(500)],
    ['a damaged database', ''],
  ])('%s, which is left alone', async (_what, text) => {
    const first = await startService();
    await first.post();
    await first.stop();
    mergeFiles(first.file);
    const bytes = text ? Buffer.from(text) : (await readFile(first.file)).fill(0xff, 1_000);
    await writeFile(first.file, bytes);
    const service = startProcess(first.settings);
    expect(await service.ended).toBe(1);
    expectSentence(service.output.stderr);
    expect((await readFile(first.file)).equals(bytes)).toBe(true);
  });

  thoroughly('a folder of another user', async () => {
    needOtherUser();
    needSystemTool('setpriv');
    const folder = await temporaryFolder();
    const before = ['setpriv', '--reuid=65534', '--clear-groups'];
    const service = startProcess({ CONTACT_DB: join(folder, 'contact.db'), PORT: '0' }, { before });
    expect(await service.ended).toBe(2);
    expectSentence(service.output.stderr);
    chownSync(folder, 65_534, 65_534);
    chmodSync(folder, 0o700);
    await startService({ CONTACT_DB: join(folder, 'contact.db') }, { before });
  });

  thoroughly('a file that another program locks', async () => {
    const first = await startService();
    await first.stop();
    const release = lockDatabase(first.file);
    const service = startProcess(first.settings);
    expect(await service.ended).toBe(1);
    expectSentence(service.output.stderr);
    release();
    await startService(first.settings);
  });

  thoroughly('a disk without room, or one that is read-only', async () => {
    for (const isFull of [true, false]) {
      const disk = await mountSmall();
      await mkdir(join(disk, 'own'));
      if (isFull) await writeFile(join(disk, 'filler'), 'x'.repeat(1e6)).catch(() => undefined);
      else spawnSync('mount', ['-o', 'remount,ro', disk]);
      const CONTACT_DB = join(disk, 'own', 'contact.db');
      const service = startProcess({ CONTACT_DB, PORT: '0' });
      expect(await service.ended).toBe(1);
      expectSentence(service.output.stderr);
    }
  });
});

function expectSentence(text: string): void {
  expect(text).toContain('CONTACT_DB');
  expect(text.trim().split('\n').length).toBeLessThanOrEqual(2);
  expect(text).not.toMatch(/\n +at /);
}

/** A disk of half a megabyte in memory. */
async function mountSmall(): Promise<string> {
  needSystemTool('mount');
  const folder = await mkdtemp(join(tmpdir(), 'contact-server-'));
  whenDone(async () => {
    spawnSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true });
  });
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=600k', 'tmpfs', folder]);
  needPermission(mount.status === 0, 'mount a disk');
  return folder;
}
