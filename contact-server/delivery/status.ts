import type { MessageStore } from '../storage/message-store.ts';
import { timeOfId } from '../storage/stored-message.ts';

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
    /** Refused by the mail server; they wait for `retry`. */
    failed: failed.length,
    /** Files that hold no message. */
    corrupt: corrupt.length,
  };
}
