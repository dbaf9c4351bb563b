import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chown, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createMessageStore } from '../../contact-server/storage/message-store.ts';
import { freePort, startListening } from '../support/listening.ts';
import { needOtherUser } from '../support/system-tools.ts';
import { goodMessage, postMessage, temporaryFolder } from './start-app.ts';
import { type ContactProcess, startProcess, untilListening } from './start-process.ts';
import { startSmtp, untilMails } from './start-smtp.ts';

const hour = 3_600_000;
const otherUser = 65_534;

describe('status and /readyz', () => {
  test('are fine while messages are mailed', async () => {
    const server = await startSmtp();
    const service = await startService({ SMTP_URL: server.url });
    await service.post();
    await untilMails(server, 1);
    await expect
      .poll(() => service.status())
      .toEqual({
        code: 0,
        line: 'OK: No message is waiting.\n',
      });
    expect((await service.readyz()).status).toBe(200);
  });

  test('fail after an hour in which no email was accepted, also across a restart', async () => {
    const folder = join(await temporaryFolder(), 'spool');
    await leaveInCur(folder, new Date(Date.now() - 2 * hour));
    const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
    const service = await startService({ SMTP_URL }, folder);
    await expect.poll(async () => (await service.readyz()).status).toBe(503);
    const { problems } = await (await service.readyz()).json();
    expect(problems).toEqual([
      expect.stringMatching(
        /^No mail was accepted since \d{4}-\d\d-\d\d \d\d:\d\d UTC: the mail server cannot be reached \(ECONNREFUSED\); 1 message waits\.$/,
      ),
    ]);
    const { code, line } = await service.status();
    expect(code).toBe(1);
    expect(line).toBe(
      `PROBLEM: ${problems[0]} ${line.slice(line.indexOf('1 message is waiting'))}`,
    );
  });

  test('fail while a message has failed for a day and others are mailed', async () => {
    const server = await startSmtp({
      judge: (source) => (source.includes('old') ? { code: 451 } : 'accept'),
    });
    const folder = join(await temporaryFolder(), 'spool');
    await leaveInCur(folder, new Date(Date.now() - 25 * hour), 'old');
    const service = await startService({ SMTP_URL: server.url }, folder);
    await expect.poll(() => server.attempts.length).toBe(1);
    await service.post();
    await untilMails(server, 1);
    await expect
      .poll(async () => (await (await service.readyz()).json()).problems)
      .toEqual(['1 message failed for a day.']);
    expect((await service.readyz()).status).toBe(503);
  });

  test.each(['failed', 'corrupt'] as const)('fail while %s/ is not empty', async (place) => {
    const service = await startService();
    await service.post();
    const store = createMessageStore(service.folder);
    const [id = ''] = await store.list('new');
    if (place === 'failed') await store.move(id, 'new', 'failed');
    else await store.setAside(`${id}.json`, 'new');
    await expect.poll(async () => (await service.readyz()).status).toBe(503);
    expect((await service.status()).code).toBe(1);
    expect((await service.status()).line).toContain(
      place === 'failed' ? '1 message was refused' : '1 file in corrupt/',
    );
  });

  test('say that the service does not respond, and how many messages wait', async () => {
    const folder = join(await temporaryFolder(), 'spool');
    await leaveInCur(folder, new Date('2026-03-04T12:00:00Z'));
    const port = String(await freePort());
    const { code, line } = await statusOf({ CONTACT_SPOOL: folder, PORT: port });
    expect(code).toBe(1);
    expect(line).toBe(
      `PROBLEM: The service does not answer at http://127.0.0.1:${port}/readyz (ECONNREFUSED). 1 message is waiting, the oldest since 2026-03-04 12:00 UTC.\n`,
    );
  });
});

test('status and the health check of Docker ask a port that browsers block', async () => {
  const port = await freeBlockedPort();
  const service = await startService({ PORT: port });
  expect(await service.status()).toMatchObject({ code: 0, line: expect.stringMatching(/^OK: /) });
  expect(checkHealth(port)).toBe(0);
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(await service.status()).toMatchObject({
    code: 1,
    line: expect.stringContaining('/readyz (ECONNREFUSED).'),
  });
  expect(checkHealth(port)).toBe(1);
});

test('status and the health check fail while the service is not ready', async () => {
  const service = await startService();
  await writeFile(join(service.folder, 'corrupt', 'notes.txt'), '');
  await expect.poll(() => service.status()).toMatchObject({ code: 1 });
  expect((await service.status()).line).toMatch(/^PROBLEM: 1 file in corrupt\/ /);
  expect(checkHealth(new URL(service.url).port)).toBe(1);
});

test('status survives a reply that breaks off', async () => {
  const folder = await temporaryFolder();
  await createMessageStore(folder).prepare();
  const server = createServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{');
    socket.once('data', () => socket.resetAndDestroy());
  });
  onTestFinished(() => void server.close());
  const PORT = String(await startListening(server));
  expect(await statusOf({ CONTACT_SPOOL: folder, PORT })).toEqual({
    code: 1,
    line: expect.stringMatching(/^PROBLEM: The service does not answer at .* \(ECONNRESET\)\. /),
  });
});

test('status says why it cannot ask a service that takes any free port', async () => {
  const { status } = await startService({ PORT: '0' });
  expect(await status()).toEqual({
    code: 1,
    line: 'PROBLEM: The service cannot be asked: PORT is 0, and it listens on any free port. No message is waiting.\n',
  });
});

test('a file that the service may not read is named and left in place, and others are mailed', async () => {
  needOtherUser();
  const server = await startSmtp();
  const folder = join(await temporaryFolder(), 'spool');
  const store = createMessageStore(folder);
  await store.prepare();
  await chown(dirname(folder), otherUser, otherUser);
  for (const name of ['', ...(await readdir(folder))])
    await chown(join(folder, name), otherUser, otherUser);
  const user = ['setpriv', `--reuid=${otherUser}`, `--regid=${otherUser}`, '--clear-groups'];
  const service = await startService({ SMTP_URL: server.url }, folder, user);
  const id = await store.add(goodMessage, new Date());
  await service.post();
  await untilMails(server, 1);
  await expect
    .poll(() => service.output.stderr)
    .toContain(`cur/${id}.json cannot be read (EACCES).\n  Give it to the user`);
  // The other message leaves this folder when the mail server's reply arrives.
  await expect.poll(() => store.list('cur')).toEqual([id]);
  await expect.poll(async () => (await service.readyz()).status).toBe(503);
});

test('a restored backup has every message, and each is mailed once', async () => {
  const first = await startService();
  for (let count = 0; count < 3; count += 1) await first.post();
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const folder = await temporaryFolder();
  const archive = join(folder, 'backup.tar.gz');
  run('tar', '-C', first.folder, '-czf', archive, '.');
  const restored = join(folder, 'restored');
  await mkdir(restored);
  run('tar', '-C', restored, '-xzpf', archive);
  const ids = await createMessageStore(first.folder).list('new');
  expect(ids).toHaveLength(3);
  const server = await startSmtp();
  const second = await startService({ SMTP_URL: server.url }, restored);
  await expect.poll(() => createMessageStore(restored).list('sent')).toEqual(ids);
  expect(server.mails.map(({ messageId }) => messageId).sort()).toEqual(
    ids.map((id) => `<${id}@shop.example>`),
  );
  expect(await second.status()).toEqual({ code: 0, line: 'OK: No message is waiting.\n' });
});

/** Runs the health check of the image, and returns its exit code. */
function checkHealth(PORT: string): number | null {
  const file = readFileSync('deploy/Dockerfile', 'utf8');
  const [, words = ''] = /^HEALTHCHECK .* CMD (\[.*\])$/m.exec(file) ?? [];
  const [, ...args] = z.array(z.string()).parse(JSON.parse(words));
  return spawnSync(process.execPath, args, { env: { PORT } }).status;
}

/** One of the ports that fetch() refuses to ask, as browsers do. */
async function freeBlockedPort(): Promise<string> {
  for (const port of [6666, 6667, 6668, 6669, 6665, 10_080]) {
    const server = createServer();
    const isFree = await once(server.listen(port, '127.0.0.1'), 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return String(port);
  }
  throw new Error('Other programs use all of these ports.');
}

interface Service extends ContactProcess {
  readonly url: string;
  readonly folder: string;
  post(): Promise<void>;
  readyz(): Promise<Response>;
  status(): Promise<{ readonly code: unknown; readonly line: string }>;
}

async function startService(
  settings: Readonly<Record<string, string>> = {},
  givenFolder?: string,
  before: readonly string[] = [],
): Promise<Service> {
  const folder = givenFolder ?? join(await temporaryFolder(), 'spool');
  const mail = { MAIL_TO: 'store@example.com', MAIL_FROM: 'contact@shop.example' };
  const PORT = String(await freePort());
  const environment = { CONTACT_SPOOL: folder, PORT, ...mail, ...settings };
  const service = startProcess(environment, before);
  const url = await untilListening(service);
  const post = async () => expect((await postMessage(url)).status).toBe(200);
  const readyz = () => fetch(`${url}/readyz`);
  return { ...service, url, folder, post, readyz, status: () => statusOf(environment) };
}

async function statusOf(environment: Readonly<Record<string, string>>) {
  const { ended, output } = startProcess(environment, [], ['status']);
  const code = await ended;
  expect(output.stderr).toBe('');
  return { code, line: output.stdout };
}

/** A message that an earlier process was mailing when it ended. */
async function leaveInCur(folder: string, receivedAt: Date, message = 'Hello'): Promise<void> {
  const store = createMessageStore(folder);
  await store.prepare();
  const id = await store.add({ ...goodMessage, message }, receivedAt);
  await store.move(id, 'new', 'cur');
}

function run(command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}
