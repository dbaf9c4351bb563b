import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMessageStore } from '../../contact-server/storage/message-store.ts';
import { goodMessage, temporaryFolder } from './start-app.ts';
import { startQueue } from './start-queue.ts';
import { startSmtp } from './start-smtp.ts';

test('of ten thousand waiting messages the oldest are mailed first, one after the other', async () => {
  const folder = join(await temporaryFolder(), 'spool');
  await createMessageStore(folder).prepare();
  for (let index = 0; index < 10_000; index += 1) writeMessage(folder, index);
  const server = await startSmtp({
    async onData(stream, _session, done) {
      for await (const _part of stream);
      done();
    },
  });
  const queue = await startQueue({ smtp: server.url, folder });
  const sent = async () => (await queue.ids('sent')).length;
  await expect.poll(sent).toBeGreaterThan(100);
  await queue.stop();
  const places = (await queue.ids('sent')).map((id) => Number(id.slice(11, 18)));
  expect(places).toEqual(places.map((_, index) => index));
  expect((await queue.status()).waiting).toBe(10_000 - places.length);
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
