import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { goodMessage, postMessage, storedIn, temporaryFolder } from './start-app.ts';
import { type ContactProcess, startProcess, untilListening } from './start-process.ts';

/** Each lane is its own service; lanes times kills is a hundred moments. */
const lanes = 5;
const killsPerLane = 20;

test('a service killed at any moment loses no acknowledged message, and mails none twice', async () => {
  const mails = await collectMails();
  const program = await bundle();
  const all = Array.from({ length: lanes }, () => runLane(mails, program));
  const thanked = (await Promise.all(all)).flat();
  expect(thanked.length).toBeGreaterThan(100);
  const idsOf = new Map<string, Set<string>>();
  for (const { words, messageId } of mails.taken) {
    // A half-written message would lack its end.
    expect(words).toMatch(/^begin \S+ m{3000} end$/);
    idsOf.set(words, (idsOf.get(words) ?? new Set()).add(messageId));
  }
  const wrong = thanked.filter((words) => idsOf.get(words)?.size !== 1);
  expect(wrong).toEqual([]);
  expect(new Set([...idsOf.values()].flatMap((ids) => [...ids])).size).toBe(idsOf.size);
});

/** Resolves to the acknowledged messages after all of them have been mailed. */
async function runLane(mails: Mails, program: string): Promise<readonly string[]> {
  const CONTACT_SPOOL = join(await temporaryFolder(), 'spool');
  const settings = {
    CONTACT_SPOOL,
    PORT: '0',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_TO: 'store@example.com',
    MAIL_FROM: 'contact@shop.example',
    RATE_LIMIT_MAX: '1000000',
    REQUESTS_PER_MINUTE: '1000000',
    ACCEPTED_PER_HOUR: '100000',
  };
  const thanked: string[] = [];
  for (let kill = 0; kill < killsPerLane; kill += 1) {
    const service = startProcess(settings, [], [], program);
    const url = await untilListening(service);
    const enough = thanked.length + Math.floor(Math.random() * 10);
    const load = Array.from({ length: 3 }, () => postUntilKilled(service, url, thanked));
    while (thanked.length < enough) await new Promise(setImmediate);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
    service.child.kill('SIGKILL');
    await service.ended;
    await Promise.all(load);
  }
  const last = startProcess(settings, [], [], program);
  await untilListening(last);
  const left = async () => (await names('new')).length + (await names('cur')).length;
  await expect.poll(left, { interval: 100 }).toBe(0);
  const sent = await storedIn(CONTACT_SPOOL, 'sent');
  expect(sent.map(({ message }) => message)).toEqual(expect.arrayContaining(thanked));
  expect(new Set(sent.map(({ message }) => message)).size).toBe(sent.length);
  expect([await names('tmp'), await names('corrupt'), await names('failed')]).toEqual([[], [], []]);
  last.child.kill('SIGTERM');
  expect(await last.ended).toBe(0);
  return thanked;

  function names(folder: string): Promise<readonly string[]> {
    return readdir(join(CONTACT_SPOOL, folder));
  }
}

/** One file starts in a third of the time, a hundred times over. */
async function bundle(): Promise<string> {
  const folder = await temporaryFolder();
  const { status } = spawnSync(process.execPath, ['bin/bundle-contact-server.js', folder]);
  expect(status).toBe(0);
  return join(folder, 'contact-server.mjs');
}

/** A request may fail before the kill: a kept-alive connection may belong to an earlier service. */
async function postUntilKilled(
  { child }: ContactProcess,
  url: string,
  thanked: string[],
): Promise<void> {
  while (!child.killed) {
    const message = `begin ${crypto.randomUUID()} ${'m'.repeat(3_000)} end`;
    const response = await postMessage(url, {}, { ...goodMessage, message }).catch(() => undefined);
    if (response?.ok) thanked.push(message);
  }
}

interface Mails {
  readonly port: number;
  readonly taken: { readonly messageId: string; readonly words: string }[];
}

/** Parses only what the test needs of each email: there are thousands. */
async function collectMails(): Promise<Mails> {
  const taken: { readonly messageId: string; readonly words: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, _session, done) {
      const parts: Buffer[] = [];
      try {
        for await (const part of stream) parts.push(Buffer.from(part));
      } catch {
        // The service was killed in the middle of its email.
        return;
      }
      const [head = '', body = ''] = Buffer.concat(parts).toString('latin1').split('\r\n\r\n');
      const [, messageId = ''] = /^Message-ID: (\S+)$/im.exec(head) ?? [];
      const text = Buffer.from(body, 'base64').toString('utf8');
      const [, ...words] = text.trimEnd().split(/\r?\n\r?\n/);
      taken.push({ messageId, words: words.join('\n\n') });
      done();
    },
  });
  // A killed service hangs up in the middle.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  const { port } = z.object({ port: z.number() }).parse(server.server.address());
  return { port, taken };
}
