import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { describe, expect, test } from 'vitest';
import { thoroughly } from '../support/thoroughly.ts';
import { rowIn, rowsIn } from './database.ts';
import { goodMessage, openSocket, type Service, startService } from './start-service.ts';
import { startSmtp, untilMails } from './start-smtp.ts';

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  thoroughly('lets a slow message arrive, replies to it, and exits with 0', async () => {
    const service = await startService();
    const slow = await halfMessage(service);
    const stopping = untilStopping(service);
    service.child.kill(signal);
    await stopping;
    slow.socket.write(slow.rest);
    const answer = await slow.answer;
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
    expect(answer).toMatch(/HTTP\/1\.1 200 OK\r\n/);
    expect(await service.ended).toBe(0);
    expect(rowIn(service.file)).toMatchObject(goodMessage);
  });

  thoroughly('waits neither for a message that never ends nor for idle connections', async () => {
    const service = await startService();
    const agent = new Agent({ keepAlive: true });
    const [response] = await once(get(`${service.url}/healthz`, { agent }), 'response');
    response.resume();
    await halfMessage(service);
    const begun = performance.now();
    service.child.kill(signal);
    expect(await service.ended).toBe(0);
    // Three seconds, and what a busy machine adds. Node's own timeout would be fifteen.
    expect(performance.now() - begun).toBeLessThan(10_000);
    agent.destroy();
    expect(rowsIn(service.file)).toEqual([]);
  });
});

test('a stop lets the mail under way end', async () => {
  const server = await startSmtp();
  const service = await startService(server.settings);
  server.judge = (step) => {
    if (step === 'DATA') service.child.kill('SIGTERM');
    return 'accept';
  };
  await service.post();
  expect(await service.ended).toBe(0);
  expect(server.mails).toHaveLength(1);
  expect(rowIn(service.file).state).toBe('mailed');
});

thoroughly(
  'a mail that a stop cuts off is mailed again at once by the next process, as the same one',
  async () => {
    const server = await startSmtp();
    server.judge = (step) => (step === 'DATA' ? 'hang' : 'accept');
    const first = await startService(server.settings);
    await first.post();
    await expect.poll(() => server.attempts.length).toBe(1);
    await first.stop();
    const { due_at, claim } = rowIn(first.file);
    expect(due_at).toBeLessThanOrEqual(Date.now());
    expect(claim).toBeNull();
    server.judge = () => 'accept';
    await startService({ ...server.settings, CONTACT_DB: first.file });
    await untilMails(server, 1);
    const [id, again] = server.attempts.map((source) => /^Message-ID: .+$/im.exec(source)?.[0]);
    expect(again).toBe(id);
  },
);

thoroughly('a second process does not mail what the first has claimed', async () => {
  const server = await startSmtp();
  server.judge = (step) => (step === 'DATA' && server.attempts.length === 1 ? 'hang' : 'accept');
  const first = await startService(server.settings);
  await first.post();
  await expect.poll(() => server.attempts.length).toBe(1);
  const second = await startService(first.settings);
  await second.post({ ...goodMessage, message: 'Mailed by the second.' });
  await untilMails(server, 1);
  expect(server.mails[0]?.text).toContain('Mailed by the second.');
});

thoroughly(
  'a new version starts and mails while the old one runs; then the old one stops: no gap, nothing twice',
  async () => {
    const server = await startSmtp();
    const old = await startService({ ...server.settings, MAILS_PER_HOUR: '10000' });
    const quick = { interval: 5 };
    let current: Service = old;
    const accepted: string[] = [];
    const refused: unknown[] = [];
    let isOver = false;
    const load = Array.from({ length: 3 }, async (_, lane) => {
      for (let count = 0; !isOver; count += 1) {
        const message = `Lane ${lane}, ${count}.`;
        const answer = await current
          .post({ ...goodMessage, message })
          .catch((error: unknown) => error);
        if (answer instanceof Response && answer.ok) accepted.push(message);
        else refused.push(answer);
        await expect.poll(() => accepted.length - server.mails.length, quick).toBeLessThan(10);
      }
    });
    await expect.poll(() => server.mails.length).toBeGreaterThan(10);
    const next = await startService(old.settings);
    // Both run, and both mail.
    await expect.poll(() => next.output.stderr).toMatch(/Mailed /);
    current = next;
    await old.stop();
    const soFar = accepted.length;
    await expect.poll(() => accepted.length).toBeGreaterThan(soFar + 10);
    isOver = true;
    await Promise.all(load);
    await expect.poll(() => rowsIn(old.file).every(({ state }) => state === 'mailed')).toBe(true);
    expect(refused).toEqual([]);
    const ids = server.mails.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(accepted.length);
    expect(new Set(ids).size).toBe(accepted.length);
    const stored = rowsIn(old.file).map(({ message }) => message);
    expect(stored.sort()).toEqual(accepted.sort());
  },
);

/** At once, because the service waits for two seconds only. */
function untilStopping({ child, output }: Service): Promise<void> {
  return new Promise((resolve) => {
    child.stderr?.on('data', () => output.stderr.includes('Stopping') && resolve());
  });
}

/** Sends the head and half of the body; the service has received it when it says 100 Continue. */
async function halfMessage({ url }: Service) {
  const bytes = Buffer.from(JSON.stringify(goodMessage));
  const socket = await openSocket(url);
  const parts: string[] = [];
  socket.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  const answer = once(socket, 'close').then(() => parts.join(''));
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n`,
  );
  socket.write(bytes.subarray(0, 20));
  await expect.poll(() => parts.join('')).toContain('100 Continue');
  return { socket, rest: bytes.subarray(20), answer };
}
