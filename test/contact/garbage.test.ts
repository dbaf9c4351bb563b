import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readdir, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMessageStore } from '../../contact-server/storage/message-store.ts';
import { goodMessage, temporaryFolder } from './start-app.ts';
import { startProcess, untilListening } from './start-process.ts';
import { startQueue } from './start-queue.ts';
import { startSmtp, untilMails } from './start-smtp.ts';

const id = '20260304T120000000Z-0123456789abcdef';

type Spoil = (folder: string) => unknown;

const garbage: readonly (readonly [string, string, Spoil])[] = [
  ['no JSON', `${id}.json`, (path) => writeFile(path, '{"id":')],
  ['nothing', `${id}.json`, (path) => writeFile(path, '')],
  ['JSON of another kind', `${id}.json`, (path) => writeFile(path, '[]')],
  [
    'another one’s message',
    `${id}.json`,
    (path) => writeFile(path, JSON.stringify(stored(id.replace('0123', '3210')))),
  ],
  [
    'a message without an address',
    `${id}.json`,
    (path) => writeFile(path, JSON.stringify({ ...stored(id), email: undefined })),
  ],
  [
    'a Message-ID with a line break',
    `${id}.json`,
    (path) => writeFile(path, JSON.stringify({ ...stored(id), messageId: '<a@b>\r\nBcc: c@d' })),
  ],
  ['a megabyte and more', `${id}.json`, (path) => writeFile(path, ' '.repeat(1_000_001))],
  ['bytes', `${id}.json`, (path) => writeFile(path, Buffer.from([0xff, 0, 0xfe, 0x80]))],
  ['a folder', `${id}.json`, (path) => mkdir(join(path, 'inside'), { recursive: true })],
  ['a pipe', `${id}.json`, (path) => execFileSync('mkfifo', [path])],
  ['a link', `${id}.json`, (path) => symlink('/etc/hostname', path)],
  ['a name of its own', 'notes.txt', (path) => writeFile(path, 'call Bo')],
  ['a name with signs', 'a\n\u001b[2J.json', (path) => writeFile(path, '{}')],
];

describe.each(['new', 'cur'])('a file in %s/ that is not a message', (folder) => {
  test.each(garbage)('%s moves to corrupt/, and the rest is mailed', async (_what, name, spoil) => {
    const path = join(await temporaryFolder(), 'spool');
    const spool = createMessageStore(path);
    await spool.prepare();
    await spoil(join(path, folder, name));
    const good = await spool.add(goodMessage, new Date('2026-03-04T12:00:01Z'));
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url, folder: path });
    await expect.poll(() => queue.ids('sent')).toEqual([good]);
    await expect.poll(() => readdir(join(path, 'corrupt'))).toEqual([name]);
    expect(await queue.ids('cur')).toEqual([]);
    expect(server.mails).toHaveLength(1);
    expect(queue.lines.join('\n')).toContain('was moved to corrupt/');
    expect(queue.lines.join()).not.toContain('\u001b');
    expect(await queue.status()).toMatchObject({ corrupt: 1, waiting: 0 });
  });
});

test('two such files with the same name are both kept', async () => {
  const server = await startSmtp();
  const queue = await startQueue({ smtp: server.url });
  for (let count = 1; count <= 2; count += 1) {
    await writeFile(join(queue.folder, 'new', 'notes.txt'), String(count));
    queue.wake();
    await expect.poll(() => readdir(join(queue.folder, 'corrupt'))).toHaveLength(count);
  }
});

describe('at startup', () => {
  test('claimed messages are mailed, and unfinished files are removed', async () => {
    const path = join(await temporaryFolder(), 'spool');
    const spool = createMessageStore(path);
    await spool.prepare();
    const stayed = await spool.add(goodMessage, new Date('2026-03-04T12:00:00Z'));
    await spool.move(stayed, 'new', 'cur');
    await writeFile(join(path, 'tmp', `${id}.json`), '{"id":"2026');
    await mkdir(join(path, 'tmp', 'a folder'));
    const server = await startSmtp();
    const service = startProcess({
      CONTACT_SPOOL: path,
      PORT: '0',
      SMTP_URL: server.url,
      MAIL_TO: 'store@example.com',
      MAIL_FROM: 'contact@shop.example',
    });
    await untilListening(service);
    await untilMails(server, 1);
    await expect.poll(() => spool.list('sent')).toEqual([stayed]);
    expect(await readdir(join(path, 'tmp'))).toEqual([]);
  });

  test('a service without a mail server says so', async () => {
    const service = startProcess({ CONTACT_SPOOL: await temporaryFolder(), PORT: '0' });
    await untilListening(service);
    await expect
      .poll(() => service.output.stderr)
      .toContain('SMTP_URL is not set: messages are stored in new/ and not mailed.');
  });
});

describe('while the service runs', () => {
  test('a message that the owner removes causes no error, and one added by hand is mailed', async () => {
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url });
    server.answers.push({ at: 'DATA', code: 451 });
    const removed = await queue.take();
    await expect.poll(() => queue.lines.join()).toContain('was not accepted');
    await rename(join(queue.folder, 'cur', `${removed}.json`), join(queue.folder, 'kept.json'));
    await expect.poll(() => queue.clock.timers).toHaveLength(1);
    queue.clock.advance(5 * 60_000);
    await expect.poll(() => queue.clock.timers).toEqual([60_000]);
    await copyFile(join(queue.folder, 'kept.json'), join(queue.folder, 'new', `${removed}.json`));
    await expect.poll(() => queue.clock.timers).toHaveLength(1);
    queue.clock.advance(2 * 60_000);
    await untilMails(server, 1);
    await expect.poll(() => queue.ids('sent')).toEqual([removed]);
    expect(queue.lines.join()).not.toContain('corrupt');
  });
});

function stored(id: string) {
  return { id, receivedAt: '2026-03-04T12:00:00.000Z', messageId: `<${id}@a>`, ...goodMessage };
}
