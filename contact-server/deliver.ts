import { setTimeout } from 'node:timers/promises';
import { reasonOf } from './database.ts';
import { type Log, repeat } from './log.ts';
import { composeMail, longestExchangeMs, type Mailer, type SendResult } from './mail.ts';
import type { Store, StoredMessage } from './store.ts';

/** One that hangs does not hold the rest. */
const exchangesAtOnce = 2;

/** A minute longer than the longest exchange: what it mails is recorded before another process may try. */
const leaseMs = longestExchangeMs + 60_000;

const pauseMs = 30_000;
const minute = 60_000;

interface DeliveryDeps {
  readonly store: Store;
  readonly mailer: Mailer;
  readonly maxPerHour: number;
  readonly log: Log;
}

export type Delivery = ReturnType<typeof startDelivery>;

/** Mails what is due, and looks every second for what another process has made due. */
export function startDelivery({ store, mailer, maxPerHour, log }: DeliveryDeps) {
  const underWay = new Map<StoredMessage, Promise<void>>();
  let pausedUntil = 0;
  let isStopped = false;

  const deliver = async (message: StoredMessage) => {
    const result = await mailer.send(composeMail(message)).catch(toFailure);
    if (isStopped && !underWay.has(message)) return;
    if (!result.ok && result.isConnection) pausedUntil = Date.now() + pauseMs;
    await recordUntilDone(() => record(message, result), log);
  };
  const record = (message: StoredMessage, result: SendResult) => {
    const { id, attempts } = message;
    if (result.ok) {
      if (store.markMailed(message)) log(`Mailed ${id}.`);
      return;
    }
    const delay = backoff(attempts);
    if (store.markFailed(message, result.reason, Date.now() + delay))
      log(`${id} was not mailed: ${result.reason} Next try in ${delay / minute} min.`);
  };
  const work = () => {
    while (!isStopped && underWay.size < exchangesAtOnce && Date.now() >= pausedUntil) {
      const message = store.claim(leaseMs, maxPerHour);
      if (message === undefined) return;
      const end = () => {
        underWay.delete(message);
        wake();
      };
      underWay.set(message, deliver(message).finally(end));
    }
  };
  const wake = repeat(1_000, 'Messages cannot be mailed', log, work);

  return {
    wake,
    /** Finishes the mail under way, and gives back what is not finished in time: the next process mails it at once. */
    async stop(withinMs: number): Promise<void> {
      isStopped = true;
      const late = setTimeout(withinMs, undefined, { ref: false });
      await Promise.race([Promise.all(underWay.values()), late]);
      for (const message of underWay.keys()) {
        underWay.delete(message);
        store.release(message);
        log(`${message.id} was cut off, and is mailed by the next process.`);
      }
    },
  };
}

/** After the first failure one minute, then 2, 4, ... minutes, and at most an hour. */
function backoff(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 60) * minute;
}

/** A mail that cannot be composed is a failure like any other. */
function toFailure(error: unknown): SendResult {
  return { ok: false, reason: reasonOf(error), isConnection: false };
}

/** What the mail server has must not be mailed again, so nothing else happens here until that is on disk. */
async function recordUntilDone(record: () => void, log: Log): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return record();
    } catch (error) {
      if (tries === 0) log(`The result of a mail cannot be stored: ${reasonOf(error)}`);
      await setTimeout(1_000, undefined, { ref: false });
    }
  }
}
