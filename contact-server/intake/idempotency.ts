import { createHash } from 'node:crypto';
import type { ContactMessage } from '../message/message.ts';
import { messageFolders } from '../storage/folders.ts';
import type { MessageStore } from '../storage/message-store.ts';
import { timeOfId } from '../storage/stored-message.ts';

/** What came with a message and is no part of it. */
export interface SubmissionExtras {
  /** The `Idempotency-Key`. */
  readonly key: string | undefined;
  /** Posted by a browser without JavaScript. */
  readonly isForm: boolean;
  /** The value of the field that people do not see. */
  readonly hidden: string;
}

/** What makes a repeated post the same message. */
export interface IdempotencyKey {
  /** Sixteen hexadecimal digits of a hash. The message's id ends in them, so that a restart finds them in file names. */
  readonly suffix: string;
  readonly lifeMs: number;
}

/** Stores a message that is posted again under its key once. */
export interface IdempotencyStore {
  /**
   * Runs `store`, which resolves to the message's id, unless that was done under this key before or is
   * being done now: then resolves to the first id. A `store` that rejects leaves nothing behind. A
   * shared store in front of a local one has to fall back to it, and to storing twice rather than
   * not at all.
   */
  runOnce(key: IdempotencyKey, store: () => Promise<string>): Promise<string>;
}

const minuteMs = 60_000;
export const keyLifeMs = 24 * 60 * minuteMs;

/** A form without JavaScript sends no key: the same words within this time are a double click or a reload. */
const formLifeMs = 10 * minuteMs;

/** A flood of keys takes no more memory than this many. */
const maxKeys = 50_000;

/** The same key with other words is another message. Undefined if a message may be repeated on purpose. */
export function idempotencyKeyOf(
  { name, email, phone, subject, message }: ContactMessage,
  { key: header, isForm, hidden }: SubmissionExtras,
): IdempotencyKey | undefined {
  if (header === undefined && !isForm) return undefined;
  const text = JSON.stringify([header ?? null, hidden, name, email, phone, subject, message]);
  const suffix = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { suffix, lifeMs: header === undefined ? formLifeMs : keyLifeMs };
}

interface KnownKey {
  readonly id: Promise<string>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Keys in memory. What is durable is the message itself: its id ends in the key's suffix. */
export function createLocalIdempotency(
  now: () => Date,
  knownIds: readonly string[] = [],
): IdempotencyStore {
  const known = new Map<string, KnownKey>();
  const isAlive = ({ at }: KnownKey, lifeMs: number) => Math.abs(now().getTime() - at) < lifeMs;
  const remember = (suffix: string, key: KnownKey) => {
    known.delete(suffix);
    known.set(suffix, key);
    for (const [oldest, { at }] of known) {
      if (known.size <= maxKeys && Math.abs(now().getTime() - at) < keyLifeMs) return;
      known.delete(oldest);
    }
  };
  for (const id of knownIds) remember(id.slice(-16), { id: Promise.resolve(id), at: timeOfId(id) });
  return {
    runOnce({ suffix, lifeMs }, store) {
      const before = known.get(suffix);
      if (before !== undefined && isAlive(before, lifeMs)) return before.id;
      const key = { id: store(), at: now().getTime() };
      remember(suffix, key);
      key.id.catch(() => {
        if (known.get(suffix) === key) known.delete(suffix);
      });
      return key.id;
    },
  };
}

/** The ids of the last day, oldest first. Reads names only: 100,000 messages may be waiting. */
export async function readRecentIds(store: MessageStore, now: Date): Promise<readonly string[]> {
  const lists = await Promise.all(messageFolders.map((folder) => store.list(folder)));
  const isRecent = (id: string) => Math.abs(now.getTime() - timeOfId(id)) < keyLifeMs;
  return lists.flat().filter(isRecent).sort();
}
