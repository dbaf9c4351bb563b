import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { needPermission, needSystemTool } from '../support/system-tools.ts';
import { goodMessage, storedIn } from './start-app.ts';
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

/** A disk of 64 kB in memory. */
async function mountSmall(): Promise<string> {
  needSystemTool('mount');
  const folder = await mkdtemp(join(tmpdir(), 'contact-server-'));
  onTestFinished(async () => {
    spawnSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true });
  });
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]);
  needPermission(mount.status === 0, 'mount a disk');
  return folder;
}
