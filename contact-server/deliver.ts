import { setTimeout } from 'node:timers/promises';
import { reasonOf } from './database.ts';
import { log, repeat } from './log.ts';
import { composeMail, longestExchangeMs, type Mailer, type SendResult } from './mail.ts';
import type { Store, StoredMessage } from './store.ts';

/** One that hangs does not hold the rest. */
const exchangesAtOnce = 2;
/** A minute longer than any exchange, so that its result is recorded before another process may try. */
const leaseMs = longestExchangeMs + 60_000;
/** When the connection itself has failed. */
const pauseMs = 30_000;

/** Mails what is due, and looks every second for what another process has made due. */
export function startDelivery(store: Store, mailer: Mailer, maxPerHour: number) {
  const underWay = new Map<StoredMessage, Promise<void>>();
  let pausedUntil = 0;
  let isStopped = false;

  const deliver = async (message: StoredMessage) => {
    const result = await mailer.send(composeMail(message)).catch(toFailure);
    if (!result.ok && result.isConnection) pausedUntil = Date.now() + pauseMs;
    // What the mail server has must not be mailed again: nothing else happens here until that is on disk.
    while (underWay.has(message) && !record(store, message, result))
      await setTimeout(1_000, undefined, { ref: false });
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
    /** Finishes the mail under way, and gives back what is not finished in time: the next process mails it at once. */
    async stop(withinMs: number): Promise<void> {
      isStopped = true;
      const late = setTimeout(withinMs, undefined, { ref: false });
      await Promise.race([Promise.all(underWay.values()), late]);
      for (const message of underWay.keys()) store.release(message);
      underWay.clear();
    },
  };
}

/** Returns whether the result is on disk. */
function record(store: Store, message: StoredMessage, result: SendResult): boolean {
  const { id, attempts } = message;
  const minutes = Math.min(2 ** (attempts - 1), 60);
  try {
    if (result.ok) {
      if (store.markMailed(message)) log(`Mailed ${id}.`);
    } else if (store.markFailed(message, result.reason, Date.now() + minutes * 60_000)) {
      log(`${id} was not mailed: ${result.reason} Next try in ${minutes} min.`);
    }
    return true;
  } catch (error) {
    log(`What became of the mail of ${id} cannot be stored: ${reasonOf(error)}`);
    return false;
  }
}

/** A mail that cannot be composed is a failure like any other. */
function toFailure(error: unknown): SendResult {
  return { ok: false, reason: reasonOf(error), isConnection: false };
}
