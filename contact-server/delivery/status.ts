import type { MessageStore } from '../storage/message-store.ts';
import { timeOfId } from '../storage/stored-message.ts';

/** What is in the message store. It lists the folders and reads no file. */
export interface StoreCounts {
  /** Accepted and not mailed yet; spam and failures are not among them. */
  readonly waiting: number;
  /** When the oldest of them was received. */
  readonly oldestWaiting: Date | undefined;
  /** Refused by the mail server; they wait for `retry`. */
  readonly failed: number;
  /** Files that hold no message. */
  readonly corrupt: number;
  /** Kept as spam. */
  readonly junk: number;
}

export interface QueueStatus extends StoreCounts {
  /** False without `SMTP_URL`: messages then stay in `new/`. */
  readonly isMailing: boolean;
  /** Since when mail has failed with no success in between, and why. */
  readonly failing: { readonly since: Date; readonly reason: string } | undefined;
  /** Messages that have failed for a day while others may have passed. */
  readonly stuck: number;
  /** Whether mail waits because `ACCEPTED_PER_HOUR` is reached. */
  readonly isPaced: boolean;
  /** When the mail server last accepted a mail, since this process started. */
  readonly lastMail: Date | undefined;
  /** Mails accepted since this process started. */
  readonly mailed: number;
}

export async function countStore(store: MessageStore): Promise<StoreCounts> {
  const [fresh, current, failed, junk, corrupt] = await Promise.all([
    store.list('new'),
    store.list('cur'),
    store.list('failed'),
    store.list('junk'),
    store.names('corrupt'),
  ]);
  const oldest = [fresh[0], current[0]].filter((id) => id !== undefined).sort()[0];
  return {
    waiting: fresh.length + current.length,
    oldestWaiting: oldest === undefined ? undefined : new Date(timeOfId(oldest)),
    failed: failed.length,
    junk: junk.length,
    corrupt: corrupt.length,
  };
}
