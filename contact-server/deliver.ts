import { setTimeout } from 'node:timers/promises';
import { log, repeat } from './log.ts';
import { composeMail, longestExchangeMs, type Mailer } from './mail.ts';
import type { Store, StoredMessage } from './store.ts';

/** An exchange that hangs does not delay the others. */
const exchangesAtOnce = 2;
/** Its result is recorded before another process may try. */
const leaseMs = longestExchangeMs + 60_000;

/** Mails the messages that are due, and looks every second for those that another process has made due. */
export function startDelivery(store: Store, mailer: Mailer, maxPerHour: number) {
  const underWay = new Map<StoredMessage, Promise<void>>();
  let pausedUntil = 0;
  let isStopped = false;

  const deliver = async (message: StoredMessage) => {
    const { id, attempts } = message;
    const result = await mailer.send(() => composeMail(message));
    const minutes = Math.min(2 ** (attempts - 1), 60);
    const dueAt = Date.now() + minutes * 60_000;
    const record = () =>
      result.ok ? store.markMailed(message) : store.markFailed(message, result.reason, dueAt);
    const sentence = result.ok
      ? `Mailed ${id}.`
      : `${id} was not mailed: ${result.reason} Next try in ${minutes} min.`;
    if (!result.ok && result.isConnection) pausedUntil = Date.now() + 30_000;
    // A message that the mail server accepted must not be mailed again: nothing else happens here until that is on disk.
    while (underWay.has(message) && !succeeds(record))
      await setTimeout(1_000, undefined, { ref: false });
    log(sentence);
    underWay.delete(message);
    work();
  };
  const work = repeat(1_000, 'Messages cannot be mailed', () => {
    while (!isStopped && underWay.size < exchangesAtOnce && Date.now() >= pausedUntil) {
      const message = store.claim(leaseMs, maxPerHour);
      if (message === undefined) return;
      underWay.set(message, Promise.resolve(message).then(deliver));
    }
  });
  return {
    /** Finishes the mail under way, and releases messages that are not finished in time: the next process mails them at once. */
    async stop(withinMs: number): Promise<void> {
      isStopped = true;
      const late = setTimeout(withinMs, undefined, { ref: false });
      await Promise.race([Promise.all(underWay.values()), late]);
      for (const message of underWay.keys()) store.release(message);
      underWay.clear();
    },
  };
}

function succeeds(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
