import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMessageStore } from '../../contact-server/storage/message-store.ts';
import { goodMessage, temporaryFolder } from './start-app.ts';
import { startQueue } from './start-queue.ts';
import { startSmtp } from './start-smtp.ts';

test('ten thousand waiting messages are mailed hour by hour', async () => {
  const folder = join(await temporaryFolder(), 'spool');
  await createMessageStore(folder).prepare();
  for (let index = 0; index < 10_000; index += 1) writeMessage(folder, index);
  let mails = 0;
  const server = await startSmtp({
    async onData(stream, _session, done) {
      for await (const _part of stream);
      mails += 1;
      done();
    },
  });
  const queue = await startQueue({ smtp: server.url, folder });
  const isPaced = async () => (await queue.status()).isPaced;
  await expect.poll(isPaced, { interval: 250 }).toBe(true);
  expect(mails).toBe(100);
  expect((await queue.status()).waiting).toBe(9_900);
});

function writeMessage(folder: string, index: number): void {
  const id = `20260304T08${String(index).padStart(7, '0')}Z-0123456789abcdef`;
  const stored = {
    id,
    receivedAt: '2026-03-04T08:00:00.000Z',
    messageId: `<${id}@a>`,
    ...goodMessage,
    message: 'm'.repeat(1_000),
  };
  writeFileSync(join(folder, 'new', `${id}.json`), JSON.stringify(stored));
}
