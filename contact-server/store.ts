import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Database } from './database.ts';
import type { ContactMessage } from './message.ts';

const states = ['waiting', 'mailed', 'junk'] as const;
export type State = (typeof states)[number];
export const isState = (text: string): text is State => states.some((state) => state === text);

const columns = `id, received_at as receivedAt, state, name, email, coalesce(phone, '') as phone, subject,
  message, key, attempts, due_at as dueAt, claim, last_error as lastError, mailed_at as mailedAt`;

const row = z.object({
  id: z.string(),
  /** Milliseconds since 1970, like all times. */
  receivedAt: z.number(),
  state: z.enum(states),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  key: z.string().nullable(),
  attempts: z.number(),
  dueAt: z.number(),
  /** Names the exchange under way: a retry leaves the message alone, and a late answer changes nothing. */
  claim: z.string().nullable(),
  lastError: z.string().nullable(),
  mailedAt: z.number().nullable(),
});

export type StoredMessage = Readonly<z.output<typeof row>>;
export type Store = ReturnType<typeof createStore>;

const count = z.object({ count: z.number() });
const idOnly = z.object({ id: z.string() });

export interface NewMessage {
  readonly message: Omit<ContactMessage, 'subject'> & { readonly subject: string };
  /** Undefined if a message may be repeated on purpose. */
  readonly key: string | undefined;
  /** After this time, the same key is another message: a form without JavaScript has none of its own. */
  readonly keyLifeMs: number;
  readonly isJunk: boolean;
}

/** What makes a repeated post the same message. Changed fields make it another one. */
export function hashKey(key: string | undefined, message: ContactMessage, hidden: string): string {
  const { name, email, phone, subject, message: text } = message;
  const fields = JSON.stringify([key ?? null, hidden, name, email, phone, subject, text]);
  return createHash('sha256').update(fields).digest('hex');
}

const minute = 60_000;

/** The messages, and what happens to them. Whatever must survive a crash is on disk when a function returns. */
export function createStore({ all, run, commit }: Database) {
  const now = () => Date.now();
  const countOf = (where: string, values = {}) =>
    all(count, `select count(*) as count from messages where ${where}`, values)[0]?.count ?? 0;
  const find = (where: string, values = {}) =>
    all(row, `select ${columns} from messages where ${where}`, values);
  const isKnown = (key: string, lifeMs: number) =>
    countOf('key = @key and received_at > @after', { key, after: now() - lifeMs }) > 0;

  return {
    countOf,
    find,
    isKnown,
    /** Returns the id once the message would survive a power loss; undefined for a repeat. */
    add({ message, key, keyLifeMs, isJunk }: NewMessage): string | undefined {
      const receivedAt = now();
      const time = new Date(receivedAt).toISOString().replace(/[-:.]/g, '');
      const id = `${time}-${randomBytes(8).toString('hex')}`;
      return commit(() => {
        if (key !== undefined) {
          if (isKnown(key, keyLifeMs)) return undefined;
          run('update messages set key = null where key = @key', { key });
        }
        run(
          `insert into messages (id, received_at, name, email, phone, subject, message, key, state, due_at)
           values (@id, @receivedAt, @name, @email, nullif(@phone, ''), @subject, @message, @key, @state, @receivedAt)`,
          { ...message, id, receivedAt, key: key ?? null, state: isJunk ? 'junk' : 'waiting' },
        );
        return id;
      });
    },
    /** Adds a message of the earlier spool; false if it is there already. */
    restore(message: Omit<StoredMessage, 'key' | 'attempts' | 'dueAt' | 'claim' | 'lastError'>) {
      return (
        commit(() =>
          run(
            `insert or ignore into messages (id, received_at, name, email, phone, subject, message, state, due_at, mailed_at)
           values (@id, @receivedAt, @name, @email, nullif(@phone, ''), @subject, @message, @state, @receivedAt, @mailedAt)`,
            message,
          ),
        ) > 0
      );
    },
    /**
     * Takes a message that is due, for `leaseMs`: until then no other process mails it. One that was never
     * tried comes before any retry. None if `maxPerHour` mails were accepted within the hour, or may be.
     */
    claim(leaseMs: number, maxPerHour: number): StoredMessage | undefined {
      const at = { now: now() };
      const due =
        "state = 'waiting' and (attempts > 0) = @isRetry and due_at <= @now order by due_at limit 1";
      const next = () =>
        [0, 1].flatMap((isRetry) =>
          all(idOnly, `select id from messages where ${due}`, { isRetry, ...at }),
        )[0];
      // Most of the time there is none, and nothing has to be locked to know it.
      if (next() === undefined) return undefined;
      return commit(() => {
        const accepted = countOf('mailed_at > @after', { after: at.now - 60 * minute });
        const open = countOf('claim is not null and due_at > @now', at);
        const found = accepted + open < maxPerHour ? next() : undefined;
        if (found === undefined) return undefined;
        const claim = randomBytes(8).toString('hex');
        run(
          'update messages set attempts = attempts + 1, claim = @claim, due_at = @dueAt where id = @id',
          { ...found, claim, dueAt: at.now + leaseMs },
        );
        return find('id = @id', found)[0];
      });
    },
    /** The mail server has it. False if the message was forgotten meanwhile. */
    markMailed: ({ id, claim }: StoredMessage) =>
      commit(() =>
        run(
          "update messages set state = 'mailed', claim = null, last_error = null, mailed_at = @now where id = @id and claim = @claim",
          { id, claim, now: now() },
        ),
      ) > 0,
    markFailed: ({ id, claim }: StoredMessage, lastError: string, dueAt: number) =>
      commit(() =>
        run(
          'update messages set claim = null, last_error = @lastError, due_at = @dueAt where id = @id and claim = @claim',
          { id, claim, lastError, dueAt },
        ),
      ) > 0,
    /** Gives a claim back: the message is due at once, as if it had not been tried. */
    release: ({ id, claim }: StoredMessage) =>
      commit(() =>
        run(
          'update messages set claim = null, attempts = attempts - 1, due_at = @now where id = @id and claim = @claim',
          { id, claim, now: now() },
        ),
      ) > 0,
    /** Makes messages due, junk too, unless one is being mailed. Returns how many. */
    retry: (where: string, values = {}) =>
      commit(() =>
        run(
          `update messages set state = 'waiting', attempts = 1, due_at = @now
           where ${where} and state <> 'mailed' and (claim is null or due_at <= @now)`,
          { ...values, now: now() },
        ),
      ),
    remove: (where: string, values = {}) =>
      commit(() => run(`delete from messages where ${where}`, values)),
    /** All messages from the oldest on, a few at a time. */
    *each(where = 'true', values = {}): Generator<StoredMessage> {
      for (let after = ''; ; ) {
        const page = find(`id > @after and ${where} order by id limit 200`, { ...values, after });
        yield* page;
        const last = page.at(-1);
        if (last === undefined) return;
        after = last.id;
      }
    },
    /** When something was last done, in milliseconds since 1970. */
    readMark: (name: string) =>
      all(z.object({ at: z.number() }), 'select at from marks where name = @name', { name })[0]?.at,
    /** Returns whether the mark was still `before`: of two processes, one gets true. */
    moveMark: (name: string, before: number | undefined, at: number) =>
      commit(() =>
        before === undefined
          ? run('insert or ignore into marks values (@name, @at)', { name, at })
          : run('update marks set at = @at where name = @name and at = @before', {
              name,
              at,
              before,
            }),
      ) > 0,
  };
}
