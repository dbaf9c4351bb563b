import type { ContactMessage } from '../message/message.ts';
import type { Log } from '../monitoring/log.ts';
import type { MessageStore } from '../storage/message-store.ts';
import {
  createLocalIdempotency,
  type IdempotencyStore,
  idempotencyKeyOf,
  readRecentIds,
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
  readonly shareIdempotency?: ((local: IdempotencyStore) => IdempotencyStore) | undefined;
}

/** Everything between a valid message and its file. Knows the keys of an earlier process. */
export async function openIntake(options: IntakeOptions): Promise<AcceptMessage> {
  const { store, now, shareIdempotency = (local) => local } = options;
  const ids = await readRecentIds(store, now());
  const keys = shareIdempotency(createLocalIdempotency(now, ids));
  return (message, extras) => {
    const key = idempotencyKeyOf(message, extras);
    const add = () =>
      storeMessage({ message, hidden: extras.hidden, suffix: key?.suffix }, options);
    return key === undefined ? add() : keys.runOnce(key, add);
  };
}

interface Submission {
  readonly message: ContactMessage;
  readonly hidden: string;
  readonly suffix: string | undefined;
}

async function storeMessage(
  { message, hidden, suffix }: Submission,
  { store, now, log, onStored }: IntakeOptions,
): Promise<string> {
  if (hidden !== '') {
    const id = await store.add(message, now(), { suffix, junk: 'hidden field' });
    log.info(`Stored ${id} as spam.`);
    return id;
  }
  const id = await store.add(message, now(), { suffix });
  log.info(`Stored ${id}.`);
  onStored();
  return id;
}
