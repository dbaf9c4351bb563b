import type { ContactMessage } from '../message/message.ts';
import type { Log } from '../monitoring/log.ts';
import type { MessageStore } from '../storage/message-store.ts';
import { messageFolders } from '../storage/stored-message.ts';
import {
  createLocalIdempotency,
  idempotencyKeyOf,
  type RunOnce,
  type SubmissionExtras,
} from './idempotency.ts';

/** Resolves to a message's id once it would survive a power loss, stored once under its key. */
export type AcceptMessage = (message: ContactMessage, extras: SubmissionExtras) => Promise<string>;

export interface IntakeOptions {
  readonly store: MessageStore;
  readonly now: () => Date;
  readonly log: Log;
  /** Runs after a message was put into `new/`. */
  readonly onStored: () => void;
  /** Puts the keys that several machines share in front of this machine's own. */
  readonly shareIdempotency?: ((local: RunOnce) => RunOnce) | undefined;
}

/** Everything between a valid message and its file. Knows the keys of an earlier process. */
export async function openIntake({
  store,
  now,
  log,
  onStored,
  shareIdempotency = (local) => local,
}: IntakeOptions): Promise<AcceptMessage> {
  // Names only: 100,000 messages may be waiting.
  const ids = await Promise.all(messageFolders.map((folder) => store.list(folder)));
  const runOnce = shareIdempotency(createLocalIdempotency(now, ids.flat()));
  return (message, extras) => {
    const key = idempotencyKeyOf(message, extras);
    const isSpam = extras.hidden !== '';
    const add = async () => {
      const annotations = isSpam ? { junk: 'hidden field' } : {};
      const id = await store.add(message, now(), { suffix: key?.suffix, ...annotations });
      log.info(isSpam ? `Stored ${id} as spam.` : `Stored ${id}.`);
      if (!isSpam) onStored();
      return id;
    };
    return key === undefined ? add() : runOnce(key, add);
  };
}
