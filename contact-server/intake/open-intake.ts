import { createHash } from 'node:crypto';
import type { ContactMessage } from '../message/message.ts';
import type { Log } from '../monitoring/log.ts';
import type { MessageStore } from '../storage/message-store.ts';
import { messageFolders, timeOfId } from '../storage/stored-message.ts';

/** What a request contains besides the message. */
export interface SubmissionExtras {
  /** The `Idempotency-Key`. */
  readonly key: string | undefined;
  /** Whether a browser without JavaScript posted it. */
  readonly isForm: boolean;
  /** The value of the field that people do not see. */
  readonly hidden: string;
}

/** What makes a repeated post the same message. */
interface IdempotencyKey {
  /** Sixteen hexadecimal digits of a hash. The message's id ends in them, so that a restart finds them in file names. */
  readonly suffix: string;
  readonly lifeMs: number;
}

/**
 * Runs `store`, which resolves to the message's id, unless that was done under this key before or is
 * being done now: then resolves to the first id. A `store` that rejects leaves nothing behind.
 */
export type RunOnce = (key: IdempotencyKey, store: () => Promise<string>) => Promise<string>;

/** Resolves to a message's id once it would survive a power loss, stored once under its key. */
export type AcceptMessage = (message: ContactMessage, extras: SubmissionExtras) => Promise<string>;

interface IntakeOptions {
  readonly store: MessageStore;
  readonly now: () => Date;
  readonly log: Log;
  /** Runs after a message was put into `new/`. */
  readonly onStored: () => void;
}

/**
 * Everything between a valid message and its file. Knows the keys of an earlier process.
 *
 * @param share puts the keys that several machines share in front of this machine's own
 */
export async function openIntake(
  { store, now, log, onStored }: IntakeOptions,
  share = (local: RunOnce) => local,
): Promise<AcceptMessage> {
  // Reads only file names: 100,000 messages may be waiting.
  const ids = await Promise.all(messageFolders.map((folder) => store.list(folder)));
  const runOnce = share(createLocalIdempotency(now, ids.flat(), store.has));
  return (message, extras) => {
    const key = idempotencyKeyOf(message, extras);
    const isSpam = extras.hidden !== '';
    const add = async () => {
      const marked = isSpam ? { ...message, junk: 'hidden field' } : message;
      const id = await store.add(marked, now(), key?.suffix);
      log.info(isSpam ? `Stored ${id} as spam.` : `Stored ${id}.`);
      if (!isSpam) onStored();
      return id;
    };
    return key === undefined ? add() : runOnce(key, add);
  };
}

const minuteMs = 60_000;
const keyLifeMs = 24 * 60 * minuteMs;

/** A form without JavaScript sends no key: the same words within this time are a double click or a reload. */
const formLifeMs = 10 * minuteMs;

/** Limits the memory that a flood of keys can take. */
const maxKeys = 50_000;

/** The same key with a different text is a different message. Undefined if a message may be repeated on purpose. */
function idempotencyKeyOf(
  { name, email, phone, subject, message }: ContactMessage,
  { key, isForm, hidden }: SubmissionExtras,
): IdempotencyKey | undefined {
  if (key === undefined && !isForm) return undefined;
  const text = JSON.stringify([key ?? null, hidden, name, email, phone, subject, message]);
  const suffix = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { suffix, lifeMs: key === undefined ? formLifeMs : keyLifeMs };
}

/**
 * Keys in memory. What is durable is the message itself: its id ends in the key's suffix.
 *
 * @param storedIds of any age
 * @param isStored whether a message still exists
 */
function createLocalIdempotency(
  now: () => Date,
  storedIds: readonly string[],
  isStored: (id: string) => Promise<boolean>,
): RunOnce {
  const known = new Map<string, { readonly id: Promise<string>; readonly at: number }>();
  const isAlive = (at: number, lifeMs: number) => Math.abs(now().getTime() - at) < lifeMs;
  const remember = (suffix: string, id: Promise<string>, at: number) => {
    known.delete(suffix);
    known.set(suffix, { id, at });
    for (const [oldest, key] of known) {
      if (known.size <= maxKeys && isAlive(key.at, keyLifeMs)) return;
      known.delete(oldest);
    }
  };
  for (const id of storedIds.toSorted())
    if (isAlive(timeOfId(id), keyLifeMs))
      remember(id.slice(-16), Promise.resolve(id), timeOfId(id));
  const runOnce: RunOnce = async (key, store) => {
    const { suffix, lifeMs } = key;
    const before = known.get(suffix);
    if (before !== undefined && isAlive(before.at, lifeMs)) {
      const id = await before.id;
      if (await isStored(id)) return id;
      // It was removed by hand, so the reply to this repeat would be a lie.
      if (known.get(suffix) === before) known.delete(suffix);
      return runOnce(key, store);
    }
    const id = store();
    remember(suffix, id, now().getTime());
    id.catch(() => {
      if (known.get(suffix)?.id === id) known.delete(suffix);
    });
    return id;
  };
  return runOnce;
}
