import { expect } from 'vitest';
import { testEverything } from '../support/everything.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { changeRows, rowsIn } from './database.ts';
import { goodMessage, postMessage, type Service, startService } from './start-service.ts';
import { startSmtp } from './start-smtp.ts';

const kills = testEverything ? 50 : 15;

thoroughly(
  'two services on one file, killed at any moment, lose nothing that was acknowledged, and store and mail nothing twice',
  async () => {
    const server = await startSmtp();
    const settings = { ...server.settings, MAILS_PER_HOUR: '100000' };
    let killed = 0;
    const running = [await startService(settings)];
    const CONTACT_DB = running[0]?.file ?? '';
    running.push(await startService({ ...settings, CONTACT_DB }));
    const acknowledged = new Set<string>();
    const load = Array.from({ length: 4 }, async (_, lane) => {
      while (killed < kills) {
        const message = `begin ${crypto.randomUUID()} ${'m'.repeat(1_000)} end`;
        await postUntilAcknowledged(() => running[lane % 2], message);
        acknowledged.add(message);
        // Mail is slower than messages, on a busy machine by far.
        await expect.poll(() => acknowledged.size < 10 * (killed + 1), { interval: 5 }).toBe(true);
      }
    });
    for (; killed < kills; killed += 1) {
      const enough = acknowledged.size + Math.floor(Math.random() * 5);
      await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThanOrEqual(enough);
      const service = running[killed % 2];
      service?.child.kill('SIGKILL');
      await service?.ended;
      running[killed % 2] = await startService({ ...settings, CONTACT_DB });
    }
    await Promise.all(load);
    for (const service of running) await service.stop();
    // What a killed process had claimed is mailed when its lease ends.
    changeRows(CONTACT_DB, "update messages set due_at = 0 where state = 'waiting'");
    await startService({ ...settings, CONTACT_DB });
    const isMailed = () => rowsIn(CONTACT_DB).every(({ state }) => state === 'mailed');
    await expect.poll(isMailed, { timeout: 300_000 }).toBe(true);
    const stored = rowsIn(CONTACT_DB).map(({ message }) => message);
    expect(new Set(stored)).toEqual(acknowledged);
    expect(stored).toHaveLength(acknowledged.size);
    const ids = new Map<string, Set<string>>();
    for (const { messageId = '', text = '' } of server.mails) {
      const words = /begin \S+ m{1000} end/.exec(text)?.[0] ?? '';
      ids.set(words, (ids.get(words) ?? new Set()).add(messageId));
    }
    expect(new Set(ids.keys())).toEqual(acknowledged);
    expect([...ids.values()].filter(({ size }) => size !== 1)).toEqual([]);
    // A start takes seconds on a busy machine.
  },
  900_000,
);

/** Sends a message under one key until it is acknowledged, as the form does. */
async function postUntilAcknowledged(
  service: () => Service | undefined,
  message: string,
): Promise<void> {
  const key = { 'idempotency-key': message.slice(6, 42) };
  const body = { ...goodMessage, message };
  for (;;) {
    const response = await postMessage(service()?.url ?? '', body, key).catch(() => undefined);
    if (response?.ok) return;
    // The process may be gone until its successor listens.
    await new Promise(setImmediate);
  }
}
