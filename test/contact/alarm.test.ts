import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startAlarm } from '../../contact-server/monitoring/alarm.ts';
import type { Problem } from '../../contact-server/monitoring/readiness.ts';
import { startListening } from '../support/listening.ts';
import { logTo, temporaryFolder } from './start-app.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

const minute = 60_000;
const failing: Problem = {
  name: 'mail-failing',
  sentence: `No mail was accepted. ${'x'.repeat(1_000)}`,
  isUrgent: true,
};
const note: Problem = { name: 'redis-away', sentence: 'Redis is away.', isUrgent: false };

test('an urgent problem is posted once when it begins, and once when it ends', async () => {
  const { receiver, problems, clock } = await start();
  problems.push(note);
  await passMinute(clock);
  expect(receiver.alarms).toEqual([]);
  problems.push(failing);
  await passMinute(clock);
  expect(receiver.alarms).toEqual([
    {
      status: 'problem',
      text: expect.stringMatching(/^Contact form: No mail was accepted\. x+$/),
      problems: [{ name: 'mail-failing', sentence: expect.any(String) }],
    },
  ]);
  expect(JSON.stringify(receiver.alarms).length).toBeLessThan(2_000);
  await passMinute(clock);
  expect(receiver.alarms).toHaveLength(1);
  problems.length = 0;
  await passMinute(clock);
  expect(receiver.alarms).toHaveLength(2);
  expect(receiver.alarms[1]).toEqual({
    status: 'ok',
    text: 'Contact form: everything works again.',
    problems: [],
  });
});

test.each([
  ['says 500', 'fail'],
  ['does not reply', 'silent'],
  ['never ends its reply', 'endless'],
] as const)(
  'a receiver that %s gets the alarm again, after growing delays',
  async (_what, mode) => {
    const { receiver, problems, clock, lines } = await start(mode);
    problems.push(failing);
    await passMinute(clock);
    if (mode === 'endless') {
      // Its status is enough: the alarm has arrived.
      await expect.poll(() => lines.join()).toContain('Sent to ALARM_URL');
      return;
    }
    await expect.poll(() => failures(lines)).toBe(1);
    expect(lines.join()).not.toContain('secret');
    await passMinute(clock);
    await passMinute(clock);
    await expect.poll(() => failures(lines)).toBe(2);
    receiver.mode = 'accept';
    for (let passed = 0; passed < 3; passed += 1) await passMinute(clock);
    await expect.poll(() => lines.join()).toContain('Sent to ALARM_URL: mail-failing.');
  },
);

test('a receiver learns after a restart that a problem has ended', async () => {
  const first = await start();
  first.problems.push(failing);
  await passMinute(first.clock);
  first.stop();
  const second = await start('accept', first.stateFile);
  await passMinute(second.clock);
  expect(second.receiver.alarms).toEqual([expect.objectContaining({ status: 'ok' })]);
  second.stop();
  const third = await start('accept', first.stateFile);
  await passMinute(third.clock);
  expect(third.receiver.alarms).toEqual([]);
});

type Mode = 'accept' | 'fail' | 'silent' | 'endless';

async function start(mode: Mode = 'accept', stateFile?: string) {
  const receiver: { mode: Mode; readonly alarms: unknown[] } = { mode, alarms: [] };
  const server = createServer(async (request, response) => {
    const alarm: unknown = JSON.parse(await text(request));
    if (receiver.mode === 'silent') return;
    if (receiver.mode === 'accept') receiver.alarms.push(alarm);
    response.writeHead(receiver.mode === 'fail' ? 500 : 200);
    if (receiver.mode === 'endless') response.write('more');
    else response.end();
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = await startListening(server);
  const problems: Problem[] = [];
  const lines: string[] = [];
  const clock = createTestClock();
  const url = `http://127.0.0.1:${port}/secret`;
  const file = stateFile ?? join(await temporaryFolder(), 'alarm-sent');
  const stop = startAlarm({
    ...{ url, clock, stateFile: file, log: logTo(lines) },
    readProblems: async () => problems,
    timeoutMs: mode === 'silent' ? 5_000 : 60_000,
  });
  onTestFinished(stop);
  return { receiver, problems, clock, lines, stop, stateFile: file };
}

/** Lets a minute pass, and waits for the tasks of that minute. */
async function passMinute(clock: TestClock): Promise<void> {
  const isIdle = () => expect.poll(() => clock.timers.length).toBe(1);
  await isIdle();
  clock.advance(minute);
  await isIdle();
}

function failures(lines: readonly string[]): number {
  return lines.filter((line) => line.includes('could not be sent')).length;
}
