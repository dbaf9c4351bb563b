import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMessageStore } from '../../contact-server/storage/message-store.ts';
import { needPermission, needSystemTool } from '../support/system-tools.ts';
import { goodMessage, storedIn, temporaryFolder } from './start-app.ts';
import { startProcess } from './start-process.ts';
import { startQueue } from './start-queue.ts';
import { startSmtp } from './start-smtp.ts';

test('a disk that fills up loses no accepted message, and the service accepts messages again when there is room', async () => {
  const folder = join(await mountSmall(), 'spool');
  const queue = await startQueue({ folder });
  const taken: string[] = [];
  const message = 'm'.repeat(3_000);
  const fill = async () => {
    for (let count = 0; count < 60; count += 1) taken.push(await queue.take({ message }));
  };
  await expect(fill()).rejects.toThrow(/ENOSPC/);
  expect(taken.length).toBeGreaterThan(0);
  expect((await storedIn(folder)).map(({ id }) => id)).toEqual(taken.sort());
  expect(await queue.ids('tmp')).toEqual([]);
  await queue.stop();
  const server = await startSmtp();
  const mailing = await startQueue({ folder, smtp: server.url });
  await expect.poll(() => mailing.ids('sent')).toEqual(taken);
  await rm(join(folder, 'sent'), { recursive: true });
  await mkdir(join(folder, 'sent'));
  const last = await mailing.take(goodMessage);
  await expect.poll(() => mailing.ids('sent')).toEqual([last]);
});

/** With exit code 2, systemd would not start the service again when the disk works. */
describe.each([
  ['the service', []],
  ['--check-config', ['--check-config']],
])('%s reports with exit code 1', (_what, words) => {
  test('that the disk has no room for another file', async () => {
    const folder = join(await mountSmall('nr_inodes=6'), 'spool');
    expect(await sayWith(folder, words)).toMatch(
      /^The disk is full: .*ENOSPC.*\n {2}Make room on it\. df -h and df -i show /m,
    );
  });

  test('that the disk is read-only', async () => {
    const disk = await mountSmall();
    const folder = join(disk, 'spool');
    await createMessageStore(folder).prepare();
    spawnSync('mount', ['-o', 'remount,ro', disk]);
    expect(await sayWith(folder, words)).toMatch(
      /^The disk is read-only: .*EROFS.*\n {2}Mount it for writing\./m,
    );
  });

  test('that the disk has an error', async () => {
    needSystemTool('strace');
    const folder = join(await temporaryFolder(), 'spool');
    const broken = ['strace', '-f', '-o', '/dev/null', '-e', 'inject=fsync:error=EIO'];
    expect(await sayWith(folder, words, broken)).toMatch(/^The disk has an error: .*EIO/m);
  });
});

test('--check-config writes a file, and removes it', async () => {
  const disk = await mountSmall();
  const folder = join(disk, 'spool');
  await createMessageStore(folder).prepare();
  await writeFile(join(disk, 'rest'), Buffer.alloc(64_000)).catch(() => undefined);
  expect(await sayWith(folder, ['--check-config'])).toMatch(/^The disk is full: .*ENOSPC/m);
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
});

/** What the service writes to the error output before it ends with exit code 1. */
async function sayWith(
  folder: string,
  words: readonly string[],
  before: readonly string[] = [],
): Promise<string> {
  const service = startProcess({ CONTACT_SPOOL: folder, PORT: '0' }, before, words);
  expect(await service.ended).toBe(1);
  expect(service.output.stderr).not.toMatch(/\n +at /);
  return service.output.stderr;
}

/** A disk of 64 kB in memory. */
async function mountSmall(option = 'mode=755'): Promise<string> {
  needSystemTool('mount');
  const folder = await mkdtemp(join(tmpdir(), 'contact-server-'));
  onTestFinished(async () => {
    spawnSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true });
  });
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=64k,${option}`, 'tmpfs', folder]);
  needPermission(mount.status === 0, 'mount a disk');
  return folder;
}
