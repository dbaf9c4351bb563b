import { rmdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './start-app.ts';
import { startQueue } from './start-queue.ts';
import { startSmtp } from './start-smtp.ts';

// A cleanup of empty folders removes them while the service runs.
describe('a folder that was removed is made again', () => {
  test.each([
    ['cur', 'sent', undefined],
    ['sent', 'sent', undefined],
    ['failed', 'failed', 554],
  ])('without %s/, a message gets to %s/', async (removed, target, code) => {
    const server = await startSmtp({ judge: () => (code === undefined ? 'accept' : { code }) });
    const queue = await startQueue({ smtp: server.url });
    await rmdir(join(queue.folder, removed));
    const id = await queue.take();
    await expect.poll(() => queue.ids(target).catch(() => [])).toEqual([id]);
    expect(server.attempts).toHaveLength(1);
  });

  test('without corrupt/, a damaged file gets there', async () => {
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url });
    await rmdir(join(queue.folder, 'corrupt'));
    await writeFile(join(queue.folder, 'new', 'notes.txt'), '');
    queue.wake();
    const names = () => readdir(join(queue.folder, 'corrupt')).catch(() => []);
    await expect.poll(names).toEqual(['notes.txt']);
  });

  test('without tmp/, a report is recorded, and so is who has a message', async () => {
    const refused = Object.assign(new Error('no'), { responseCode: 550 });
    const spool = join(await temporaryFolder(), 'spool');
    const server = await startSmtp({
      onRcptTo: ({ address }, { envelope }, done) => {
        const isFirst = envelope.rcptTo.length === 0;
        done(isFirst || !address.startsWith('gone') ? undefined : refused);
      },
      judge() {
        rmdirSync(join(spool, 'tmp'));
        return 'accept';
      },
    });
    const environment = { MAIL_TO: 'store@example.com, gone@example.com' };
    const read = (file: string) => readFile(join(spool, file), 'utf8').catch(() => '');
    await mkdir(join(spool, 'corrupt'), { recursive: true });
    await writeFile(join(spool, 'corrupt', 'notes.txt'), '');
    const start = { smtp: server.url, environment, folder: spool, runsMaintenance: true };
    const queue = await startQueue(start);
    await expect.poll(() => read('reported.json')).toContain('corrupt/notes.txt');
    const id = await queue.take();
    await expect.poll(() => read(`cur/${id}.json`)).toContain('"acceptedBy"');
  });
});
