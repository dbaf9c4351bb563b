import { createServer } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { startListening } from '../support/listening.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { changeRows, day, hour, insertRows, minute, type Row, rowsIn } from './database.ts';
import {
  runCommand,
  type Service,
  type Settings,
  startService,
  whenDone,
} from './start-service.ts';
import { startSmtp, untilMails } from './start-smtp.ts';

const server = await startSmtp();
server.judge = (step) =>
  step === 'DATA' ? { code: 550, text: '5.7.26 not signed, says dana@example.com' } : 'accept';
const service = await startService(server.settings);
beforeEach(() => changeRows(service.file, 'delete from messages'));

/** Not due, so that nothing happens to it during the test. */
const later = Date.now() + hour;
const failing = {
  attempts: 5,
  due_at: later,
  last_error: '550 5.7.26 not signed, says (address)',
};
const mailed = { state: 'mailed', mailed_at: Date.now(), attempts: 1 } as const;

/** Its id, the server's words, and what to do. */
const notice = /^\d+T\d+Z-[\da-f]{16} .*550 5\.7\.26.*retry.*forget/m;
const untried = { due_at: later };
const junk = { state: 'junk' } as const;

/** A message of this age, when another one was mailed, both in minutes, and what is said about them. */
type Case = readonly [string, number, Partial<Row>, number | undefined, 200 | 503, RegExp];

describe('/readyz and the command status agree about a message that', () => {
  thoroughly.each<Case>([
    ['waits for 50 minutes without an attempt', 50, untried, undefined, 200, /1 waiting/],
    ['waits for an hour without an attempt', 61, untried, undefined, 503, /attempt/],
    ['waits for an hour without one, while others were mailed', 61, untried, 1, 503, /attempt/],
    ['has failed for 50 minutes', 50, failing, undefined, 200, /1 waiting/],
    ['has failed for an hour, and no mail since', 61, failing, 62, 503, /550 5\.7\.26 not signed/],
    ['has failed for an hour, while others were mailed', 61, failing, 1, 200, /1 waiting/],
    ['has failed for a day, while others were mailed', 25 * 60, failing, 1, 200, notice],
    ['is junk', 3 * 24 * 60, junk, undefined, 200, /1 in junk/],
  ])('%s', async (_what, age, fields, mailedAgo, status, words) => {
    const at = (minutes: number) => Date.now() - minutes * minute;
    insertRows(service.file, 1, { ...fields, received_at: at(age) });
    if (mailedAgo)
      insertRows(service.file, 1, { ...mailed, received_at: at(2_000), mailed_at: at(mailedAgo) });
    const ready = await readiness(service, status);
    expect(ready).not.toMatch(/example\.com/);
    const command = await runCommand(service.settings, 'status');
    expect(command.code).toBe(status === 200 ? 0 : 1);
    expect(command.stdout).toMatch(words);
    expect(command.stdout).toMatch(status === 200 ? /^OK: / : /^PROBLEM: /);
    if (status === 503) expect(ready).toMatch(words);
  });
});

describe('/readyz', () => {
  test('is 503 after a server has refused everything for an hour, until it accepts it', async () => {
    await service.post();
    await service.post();
    await expect.poll(() => rowsIn(service.file).every(({ last_error }) => last_error)).toBe(true);
    changeRows(service.file, 'update messages set received_at = received_at - ?', 61 * minute);
    const ready = await readiness(service, 503);
    expect(ready).toContain('550 5.7.26 not signed');
    expect(ready).not.toContain('dana@example.com');
    const refuse = server.judge;
    server.judge = () => 'accept';
    changeRows(service.file, 'update messages set due_at = 0');
    await untilMails(server, 2);
    await readiness(service, 200);
    server.judge = refuse;
  });
});

test('a disk with too little room is a problem, and messages are still accepted', async () => {
  const small = await startService({ MIN_FREE_MEGABYTES: '1000000' });
  expect(await readiness(small, 503)).toMatch(/1,?000,?000 MB/);
  expect((await small.post()).status).toBe(200);
  expect((await fetch(`${small.url}/healthz`)).status).toBe(200);
});

describe('the heartbeat', () => {
  thoroughly('is requested while nothing is bad', async () => {
    const { beats, settings } = await startMonitor();
    await startService({ ...server.settings, ...settings });
    await expect.poll(() => beats).toEqual(['GET /ping/s3cret']);
  });

  test('is not requested while something is bad', async () => {
    const { beats, settings } = await startMonitor();
    insertRows(service.file, 1, { ...untried, received_at: Date.now() - 2 * hour });
    const second = await startService({
      ...service.settings,
      ...settings,
      CONTACT_DB: service.file,
    });
    await readiness(second, 503);
    await second.stop();
    expect(beats).toEqual([]);
  });

  thoroughly('that fails is logged without its address, and nothing else happens', async () => {
    const { settings } = await startMonitor(500);
    const beating = await startService({ ...server.settings, ...settings });
    await expect.poll(() => beating.output.stderr).toMatch(/HEARTBEAT_URL/);
    expect(beating.output.stderr).not.toContain('s3cret');
    expect((await beating.post()).status).toBe(200);
  });
});

/** A zone without daylight saving time, where a Monday begins 14 hours before it does in UTC. */
const TZ = 'Pacific/Kiritimati';

describe('the weekly mail', () => {
  thoroughly('says how the week was, once, in the time zone of the service', async () => {
    const weekly = await startSmtp();
    const first = await startService({ ...weekly.settings, TZ });
    insertRows(first.file, 3, mailed);
    insertRows(first.file, 12, { state: 'junk' });
    await first.stop();
    const monday = lastMondayAtEight();
    const lastMailAt = (time: number) =>
      changeRows(first.file, "update marks set at = ? where name = 'weekly'", time);
    lastMailAt(monday - minute);
    const start = () => startService({ ...first.settings, CONTACT_DB: first.file });
    const second = await start();
    await untilMails(weekly, 1);
    expect(weekly.mails[0]?.subject).toContain('3 messages, all mailed; 12 in junk');
    await second.stop();
    lastMailAt(monday);
    await (await start()).post();
    await untilMails(weekly, 2);
    expect(weekly.mails[1]?.subject).toContain('Shipping Quote');
  });
});

/** When it was eight o'clock on a Monday in that zone last. */
function lastMondayAtEight(): number {
  const week = 7 * day;
  // Monday, January 5, 1970.
  const first = 4 * day + 8 * hour - 14 * hour;
  return first + Math.floor((Date.now() - first) / week) * week;
}

/** Polls, because the answer may be a second old. */
async function readiness({ url }: Service, status: number): Promise<string> {
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(status);
  const text = await (await fetch(`${url}/readyz`)).text();
  expect(JSON.parse(text)).toHaveProperty('message');
  return text;
}

async function startMonitor(status = 200): Promise<{ beats: string[]; settings: Settings }> {
  const beats: string[] = [];
  const monitor = createServer((request, response) => {
    beats.push(`${request.method} ${request.url}`);
    response.writeHead(status).end();
  });
  whenDone(() => void monitor.close());
  const port = await startListening(monitor);
  return { beats, settings: { HEARTBEAT_URL: `http://127.0.0.1:${port}/ping/s3cret` } };
}
