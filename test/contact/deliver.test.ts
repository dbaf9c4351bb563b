import { describe, expect, test } from 'vitest';
import { testEverything } from '../support/everything.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { changeRows, hour, insertRows, minute, rowIn, rowsIn } from './database.ts';
import { goodMessage, type Service, startService } from './start-service.ts';
import { startSmtp, untilMails, type Verdict } from './start-smtp.ts';

const idOf = (source: string | undefined) => /^Message-ID: (.+)$/im.exec(source ?? '')?.[1];

describe('a message', () => {
  test('is mailed once', async () => {
    const server = await startSmtp();
    const service = await startService(server.settings);
    await service.post();
    await untilMails(server, 1);
    await untilStates(service, { mailed: 1 });
    const { mailed_at, received_at, attempts } = rowIn(service.file);
    expect(mailed_at).toBeGreaterThanOrEqual(received_at);
    expect(attempts).toBe(1);
    await service.stop();
    const next = await startService({ ...server.settings, CONTACT_DB: service.file });
    await next.post({ ...goodMessage, message: 'Another one.' });
    await untilMails(server, 2);
    expect(server.mails.map(({ text }) => text?.includes('Another one.'))).toEqual([false, true]);
  });

  thoroughly.each<[string, 'MAIL' | 'RCPT' | 'DATA', Verdict, RegExp]>([
    ['the server refuses its words', 'DATA', { code: 550, text: '5.7.26 spam' }, /550.*5\.7\.26/],
    ['the server asks to wait', 'DATA', { code: 451 }, /451/],
    ['the server refuses MAIL_FROM', 'MAIL', { code: 553 }, /553/],
    ['the server refuses MAIL_TO', 'RCPT', { code: 550 }, /550/],
    ['the connection closes during it', 'DATA', 'reset', /./],
    ['the connection closes after the server kept it', 'DATA', 'keep and reset', /./],
  ])('waits a minute if %s, and is mailed as the same one', async (_why, at, verdict, words) => {
    const server = await startSmtp();
    server.judge = (step) => (step === at ? verdict : 'accept');
    const first = await startService(server.settings);
    await first.post();
    await expect.poll(() => rowIn(first.file).last_error).toMatch(words);
    const failed = rowIn(first.file);
    expect(failed).toMatchObject({ state: 'waiting', attempts: 1 });
    expect((failed.due_at - Date.now()) / minute).toBeCloseTo(1, 0);
    expect(failed.due_at - failed.received_at).toBeGreaterThanOrEqual(minute);
    server.judge = () => 'accept';
    // Another process has no pause behind it.
    await first.stop();
    changeRows(first.file, 'update messages set due_at = ?', Date.now());
    await startService({ ...server.settings, CONTACT_DB: first.file });
    await untilStates(first, { mailed: 1 });
    const ids = [...server.attempts, ...server.sources].map(idOf);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toContain(failed.id);
  });

  thoroughly(
    'waits twice as long after each failure, at most an hour, and is never given up',
    async () => {
      const server = await startSmtp();
      server.judge = (step) => (step === 'DATA' ? { code: 554 } : 'accept');
      const before = [0, 1, 2, 3, 4, 5, 6, 7, 40, 2_000];
      const file = await preparedFile();
      for (const attempts of before) insertRows(file, 1, { attempts });
      const service = await startService({ ...server.settings, CONTACT_DB: file });
      await expect.poll(() => server.attempts.length).toBe(before.length);
      await expect.poll(() => rowsIn(file).every(({ last_error }) => last_error)).toBe(true);
      const waits = rowsIn(file).map(({ attempts, due_at }) => [
        attempts - 1,
        Math.round((due_at - Date.now()) / minute),
      ]);
      expect(Object.fromEntries(waits)).toEqual({
        ...{ 0: 1, 1: 2, 2: 4, 3: 8, 4: 16, 5: 32, 6: 60, 7: 60, 40: 60, 2000: 60 },
      });
      server.judge = () => 'accept';
      changeRows(file, 'update messages set due_at = 0');
      await untilStates(service, { mailed: before.length });
    },
  );
});

describe('no message holds another', () => {
  thoroughly('not while one exchange hangs', async () => {
    const server = await startSmtp();
    server.judge = (step) => (step === 'DATA' && server.attempts.length === 1 ? 'hang' : 'accept');
    const service = await startService(server.settings);
    await service.post();
    await expect.poll(() => server.attempts.length).toBe(1);
    const held = rowIn(service.file);
    expect(held).toMatchObject({ state: 'waiting', attempts: 1 });
    // Longer than the longest exchange, so that no other process mails it, too.
    expect(held.due_at - Date.now()).toBeGreaterThan(10.5 * minute);
    for (let count = 0; count < 3; count += 1) await service.post();
    await untilMails(server, 3);
  });

  thoroughly(
    'not if hundreds are refused at every try: what was never tried comes first',
    async () => {
      const server = await startSmtp();
      let refused = 0;
      const behind: number[] = [];
      server.judge = (step, source) => {
        if (step !== 'DATA') return 'accept';
        if (source.includes('attack@example.com')) {
          refused += 1;
          return refused === 1 ? 'hang' : { code: 554, text: '5.7.1 spam' };
        }
        behind.push(refused);
        return 'accept';
      };
      const file = await preparedFile();
      // An hour of refused messages, one every 13 seconds, all due at once.
      insertRows(file, 277, { email: 'attack@example.com', attempts: 4, due_at: 1 });
      const service = await startService({ ...server.settings, CONTACT_DB: file });
      for (let sent = 0; sent < 5; sent += 1) {
        const before = refused;
        await expect.poll(() => refused, { interval: 5 }).toBeGreaterThan(before);
        const already = refused;
        await service.post();
        await untilMails(server, sent + 1);
        // The exchanges under way end first.
        expect((behind[sent] ?? Number.POSITIVE_INFINITY) - already).toBeLessThan(60);
      }
      expect(refused).toBeLessThan(277);
      const legitimate = () => rowsIn(file).filter(({ email }) => email === goodMessage.email);
      await expect.poll(() => legitimate().every(({ state }) => state === 'mailed')).toBe(true);
      for (const { received_at, mailed_at } of legitimate())
        expect((mailed_at ?? Number.POSITIVE_INFINITY) - received_at).toBeLessThan(2 * minute);
    },
  );

  thoroughly(
    'and retries come in the order in which they are due, after everything new',
    async () => {
      const server = await startSmtp();
      const file = await preparedFile();
      insertRows(file, 6, { subject: 'complaint', attempts: 2 });
      insertRows(file, 6, { subject: 'shipping-quote' });
      changeRows(file, 'update messages set due_at = due_at - ? where attempts > 0', hour);
      const expected = rowsIn(file).toSorted(
        (a, b) => Number(a.attempts > 0) - Number(b.attempts > 0) || a.due_at - b.due_at,
      );
      await startService({ ...server.settings, CONTACT_DB: file });
      await untilMails(server, 12);
      // Two are mailed at a time, so that neighbors can change places.
      for (const [index, { id }] of expected.entries()) {
        const place = server.sources.findIndex((source) => idOf(source)?.includes(id));
        expect(Math.abs(place - index), id).toBeLessThanOrEqual(2);
      }
    },
  );
});

thoroughly(
  'at most MAILS_PER_HOUR are accepted, after a restart either, and the rest follows',
  async () => {
    const server = await startSmtp();
    const file = await preparedFile();
    insertRows(file, 5);
    const settings = { ...server.settings, CONTACT_DB: file, MAILS_PER_HOUR: '3' };
    const first = await startService(settings);
    await untilStates(first, { mailed: 3, waiting: 2 });
    await first.stop();
    const second = await startService(settings);
    await second.post();
    changeRows(file, 'update messages set mailed_at = mailed_at - ? where rowid = 1', hour);
    await untilStates(second, { mailed: 4, waiting: 2 });
    changeRows(file, 'update messages set mailed_at = mailed_at - ?', hour);
    await untilStates(second, { mailed: 6 });
    expect(server.mails).toHaveLength(6);
  },
);

thoroughly(
  'a server that is down is not asked about every message, and all are mailed later',
  async () => {
    const server = await startSmtp();
    await server.stop();
    const file = await preparedFile();
    insertRows(file, 10);
    const service = await startService({ ...server.settings, CONTACT_DB: file });
    await expect.poll(() => rowsIn(file).some(({ last_error }) => last_error)).toBe(true);
    await service.stop();
    expect(rowsIn(file).filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(2);
    expect(rowsIn(file).find(({ last_error }) => last_error)?.last_error).toContain('ECONNREFUSED');
    const up = await startSmtp({ port: server.port });
    changeRows(file, 'update messages set due_at = 0');
    await startService({ ...server.settings, CONTACT_DB: file });
    await untilMails(up, 10);
  },
);

test.runIf(testEverything)('after a failed connection, the service waits 30 s', async () => {
  const server = await startSmtp();
  await server.stop();
  const service = await startService(server.settings);
  await service.post();
  await expect.poll(() => rowIn(service.file).last_error).toContain('ECONNREFUSED');
  const failedAt = rowIn(service.file).due_at - minute;
  const up = await startSmtp({ port: server.port });
  await service.post({ ...goodMessage, message: 'After the failure.' });
  await expect.poll(() => up.sources.length, { timeout: 60_000 }).toBe(1);
  expect(Date.now() - failedAt).toBeGreaterThan(28_000);
});

/** A database with its tables, and no process on it. */
async function preparedFile(): Promise<string> {
  const service = await startService();
  await service.stop();
  return service.file;
}

async function untilStates({ file }: Service, expected: Readonly<Record<string, number>>) {
  const count = () => {
    const counts: Record<string, number> = {};
    for (const { state } of rowsIn(file)) counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  };
  await expect.poll(count).toEqual(expected);
}
