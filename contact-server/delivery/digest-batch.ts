import { randomBytes } from 'node:crypto';
import type { DigestRecord } from '../spool/digest-records.ts';
import { makeMessageId, timeOfId } from '../spool/stored-message.ts';
import { type Clock, hour, minute } from './clock.ts';

/** Mails have a size that servers refuse. */
const mostInOneMail = 200;

/** Messages over the limit, gathered for an hour; old ones, after a restart, for a minute. */
export interface DigestBatch {
  add(id: string): void;
  /** When the digest is to be made, in the clock's `elapsed`. */
  due(): number | undefined;
  /** What goes into the next mail; it is still in the batch. */
  next(): DigestRecord;
  remove(record: DigestRecord): void;
  readonly size: number;
}

export function createDigestBatch(clock: Clock, mailDomain: string | undefined): DigestBatch {
  let ids: readonly string[] = [];
  let due: number | undefined;
  return {
    add(id) {
      ids = [...ids, id];
      const age = clock.now().getTime() - timeOfId(id);
      // A wall clock that jumped makes a message look older, or younger, than it is.
      due ??= clock.elapsed() + Math.min(Math.max(hour - age, minute), hour);
    },
    due: () => due,
    next() {
      const at = clock.now().toISOString();
      const id = `${at.replace(/[-:.]/g, '')}-${randomBytes(8).toString('hex')}`;
      const messageId = makeMessageId(id, mailDomain);
      return { id, messageId, createdAt: at, ids: ids.slice(0, mostInOneMail) };
    },
    remove(record) {
      // Only this takes them out, and what was added meanwhile stands at the end.
      ids = ids.slice(record.ids.length);
      if (ids.length === 0) due = undefined;
    },
    get size() {
      return ids.length;
    },
  };
}
