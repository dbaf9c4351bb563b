import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createSpool } from '../../contact-server/spool.ts';
import { goodMessage, temporaryFolder } from './start-app.ts';
import { startQueue } from './start-queue.ts';
import { startSmtp } from './start-smtp.ts';

test('ten thousand messages that waited are mailed in a level memory', async () => {
  const folder = join(await temporaryFolder(), 'spool');
  await createSpool(folder).prepare();
  for (let index = 0; index < 10_000; index += 1) writeMessage(folder, index);
  let mails = 0;
  let largest = 0;
  const server = await startSmtp({
    async onData(stream, _session, done) {
      for await (const _part of stream);
      mails += 1;
      if (mails % 20 === 0) largest = Math.max(largest, heap());
      done();
    },
  });
  const before = heap();
  const queue = await startQueue({ smtp: server.url, folder });
  const overLimit = async () => (await queue.status()).overLimit;
  await expect.poll(overLimit, { timeout: 60_000, interval: 250 }).toBe(9_900);
  queue.clock.advance(2 * 60_000);
  const waiting = async () => (await queue.status()).waiting;
  await expect.poll(waiting, { timeout: 60_000, interval: 250 }).toBe(0);
  expect(mails).toBe(100 + Math.ceil(9_900 / 200));
  expect(largest - before).toBeLessThan(40e6);
  expect(heap() - before).toBeLessThan(15e6);
}, 120_000);

function writeMessage(folder: string, index: number): void {
  const id = `20260304T08${String(index).padStart(7, '0')}Z-0123456789abcdef`;
  const stored = {
    id,
    receivedAt: '2026-03-04T08:00:00.000Z',
    messageId: `<${id}@a>`,
    ...goodMessage,
    message: 'm'.repeat(1_000),
    ...(index < 100 ? {} : { isOver: true }),
  };
  writeFileSync(join(folder, 'new', `${id}.json`), JSON.stringify(stored));
}

/** What is in use, without what is only waiting to be collected. */
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

setFlagsFromString('--expose-gc');
const collect = z
  .custom<() => void>((value) => typeof value === 'function')
  .parse(runInNewContext('gc'));
