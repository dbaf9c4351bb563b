import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Database } from './database.ts';
import type { ContactMessage } from './message.ts';

/** A message as it is stored. */
export const row = z.object({
  id: z.string(),
  /** Milliseconds since 1970, like all times. */
  receivedAt: z.number(),
  state: z.enum(['waiting', 'mailed', 'junk']),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  key: z.string().nullable(),
  attempts: z.number(),
  /** Names the exchange under way: a retry leaves the message alone, and a late answer changes nothing. */
  claim: z.string().nullable(),
  lastError: z.string().nullable(),
  mailedAt: z.number().nullable(),
});
const columns = `id, received_at as receivedAt, state, name, email, phone, subject, message, key, attempts,
  claim, last_error as lastError, mailed_at as mailedAt`;
const counted = z.object({ count: z.number() });
const named = z.object({ id: z.string() });

export type StoredMessage = Readonly<z.output<typeof row>>;
export type Store = ReturnType<typeof createStore>;

export interface NewMessage {
  readonly message: ContactMessage;
  /** Null if the message may be repeated on purpose. */
  readonly key: string | null;
  /** Afterwards the same key is another message: a form without JavaScript has none of its own. */
  readonly keyLifeMs: number;
  readonly isJunk: boolean;
}

/** What makes a repeated post the same message. Changed fields make it another one. */
export function hashKey(key: string | undefined, message: ContactMessage, hidden: string): string {
  const fields = JSON.stringify([key ?? null, hidden, message]);
  return createHash('sha256').update(fields).digest('hex');
}

const hour = 3_600_000;

/** The messages, and what happens to them. Every change is on disk when its function returns. */
export function createStore({ all, run, commit }: Database) {
  const countOf = (where: string, values = {}) =>
    all(counted, `select count(*) as count from messages where ${where}`, values)[0]?.count ?? 0;
  const find = (where: string, values = {}) =>
    all(row, `select ${columns} from messages where ${where}`, values);
  const isKnown = ({ key, keyLifeMs }: Pick<NewMessage, 'key' | 'keyLifeMs'>) =>
    countOf('key = @key and received_at > @after', { key, after: Date.now() - keyLifeMs }) > 0;
  /** Returns false for an id that is there already. */
  const insert = (message: Omit<StoredMessage, 'attempts' | 'claim' | 'lastError'>) =>
    run(
      `insert or ignore into messages
         (id, received_at, name, email, phone, subject, message, key, state, due_at, mailed_at)
       values (@id, @receivedAt, @name, @email, nullif(@phone, ''), @subject, @message, @key, @state,
         @receivedAt, @mailedAt)`,
      message,
    ) > 0;
  /** Ends a claim. Returns false if the message was forgotten, or its lease has ended. */
  const settle = ({ id, claim }: StoredMessage, changes: string, values = {}) => {
    const sql = `update messages set claim = null, ${changes} where id = @id and claim = @claim`;
    return run(sql, { id, claim, ...values }) > 0;
  };
  const due = `select id from messages where state = 'waiting' and due_at <= @now
    order by attempts > 0, due_at limit 1`;

  return {
    countOf,
    find,
    isKnown,
    insert,
    /** Returns the id, or undefined for a repeat. */
    add({ message, key, keyLifeMs, isJunk }: NewMessage): string | undefined {
      const receivedAt = Date.now();
      const time = new Date(receivedAt).toISOString().replace(/[-:.]/g, '');
      const id = `${time}-${randomBytes(8).toString('hex')}`;
      const state = isJunk ? 'junk' : 'waiting';
      return commit(() => {
        if (isKnown({ key, keyLifeMs })) return undefined;
        run('update messages set key = null where key = @key', { key });
        insert({ ...message, id, receivedAt, key, state, mailedAt: null });
        return id;
      });
    },
    /**
     * Takes a message that is due: for `leaseMs`, no other process mails it. One that was never tried comes
     * before any retry. None if `maxPerHour` mails were accepted within the hour, or may still be.
     */
    claim(leaseMs: number, maxPerHour: number): StoredMessage | undefined {
      const now = Date.now();
      // Most of the time there is none, and nothing has to be locked to know it.
      if (all(named, due, { now }).length === 0) return undefined;
      return commit(() => {
        const accepted = countOf('mailed_at > @after', { after: now - hour });
        const open = countOf('claim is not null and due_at > @now', { now });
        const [next] = accepted + open < maxPerHour ? all(named, due, { now }) : [];
        if (next === undefined) return undefined;
        const claim = randomBytes(8).toString('hex');
        const changes = 'attempts = attempts + 1, claim = @claim, due_at = @end';
        run(`update messages set ${changes} where id = @id`, {
          ...next,
          claim,
          end: now + leaseMs,
        });
        return find('id = @id', next)[0];
      });
    },
    markMailed: (message: StoredMessage) =>
      settle(message, "state = 'mailed', last_error = null, mailed_at = @now", { now: Date.now() }),
    markFailed: (message: StoredMessage, lastError: string, dueAt: number) =>
      settle(message, 'last_error = @lastError, due_at = @dueAt', { lastError, dueAt }),
    /** Gives a claim back: the message is due at once, as if it had not been tried. */
    release: (message: StoredMessage) =>
      settle(message, 'attempts = attempts - 1, due_at = @now', { now: Date.now() }),
    /** Makes messages due, junk too, unless one is being mailed. Returns how many. */
    retry: (where: string, values = {}) =>
      run(
        `update messages set state = 'waiting', attempts = 1, claim = null, due_at = @now
           where ${where} and state <> 'mailed' and (claim is null or due_at <= @now)`,
        { ...values, now: Date.now() },
      ),
    remove: (where: string, values = {}) => run(`delete from messages where ${where}`, values),
    /** All messages from the oldest on, a few at a time. */
    *each(): Generator<StoredMessage> {
      let page: readonly StoredMessage[] = [];
      do {
        const after = page.at(-1)?.id ?? '';
        page = find('id > @after order by id limit 200', { after });
        yield* page;
      } while (page.length > 0);
    },
    /** Throws if the database cannot be written. */
    probe: () => run("update marks set at = @now where name = 'probe'", { now: Date.now() }),
    /** Returns whether it was before `time`: of two processes, one gets true. */
    moveWeekly: (time: number, to: number) =>
      run("update marks set at = @to where name = 'weekly' and at < @time", { time, to }) > 0,
  };
}
