import type { MessageStore } from '../storage/message-store.ts';
import { timeOfId } from '../storage/stored-message.ts';
import { day, toDate } from './clock.ts';
import type { Job, QueueState } from './job.ts';

export type QueueStatus = Awaited<ReturnType<typeof readStatus>>;

export async function readStatus({ store, clock, mailer, jobs, ...queue }: QueueState) {
  const run = queue.breaker.failureRun();
  // A message that the owner has removed is not stuck any more.
  const inCur = new Set(await store.list('cur'));
  const isStuck = ({ id, failingSince = clock.elapsed(), attempts }: Job) =>
    attempts > 0 && clock.elapsed() - failingSince >= day && inCur.has(id);
  return {
    ...(await countStore(store)),
    /** False without `SMTP_URL`: messages then stay in `new/`. */
    isMailing: mailer !== undefined,
    /** Since when mail has failed with no success in between, and why. */
    failing: run && { since: toDate(run.since, clock), reason: run.reason },
    /** How many messages have failed for a day while others may have passed. */
    stuck: [...jobs.values()].filter(isStuck).length,
    isPaced: queue.isPaced,
    /** When the mail server last accepted a mail, since this process started. */
    lastMail: queue.lastMail,
  };
}

export type StoreCounts = Awaited<ReturnType<typeof countStore>>;

/** What is in the message store. It lists the folders and reads no file. */
export async function countStore(store: MessageStore) {
  const [fresh, current, failed, corrupt] = await Promise.all([
    store.list('new'),
    store.list('cur'),
    store.list('failed'),
    store.names('corrupt'),
  ]);
  const oldest = [fresh[0], current[0]].filter((id) => id !== undefined).sort()[0];
  return {
    /** Accepted and not mailed yet; spam and failures are not among them. */
    waiting: fresh.length + current.length,
    oldestWaiting: oldest === undefined ? undefined : new Date(timeOfId(oldest)),
    failed: failed.length,
    corrupt: corrupt.length,
  };
}
