import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import type { Database, Values } from './database.ts';
import { log } from './log.ts';
import type { ContactMessage } from './message.ts';

export const row = z.object({
  id: z.string(),
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

export type StoredMessage = Readonly<z.output<typeof row>>;

export interface NewMessage {
  readonly message: ContactMessage;
  /** Null if the message may be repeated on purpose. */
  readonly key: string | null;
  /** Afterwards, the same key is a different message: a form without JavaScript has none of its own. */
  readonly keyLifeMs: number;
  readonly isJunk: boolean;
}

/** The messages, and what happens to them. Every change is on disk when its function returns, or resolves. */
export class Store {
  readonly #database: Database;
  readonly #arrived: NewMessage[] = [];
  #idsOnDisk: Promise<readonly (string | undefined)[]> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  countOf(where: string, values: Values = {}): number {
    const sql = `select count(*) as count from messages where ${where}`;
    return this.#database.all(z.object({ count: z.number() }), sql, values)[0]?.count ?? 0;
  }

  find(where: string, values: Values = {}): readonly StoredMessage[] {
    return this.#database.all(row, `select ${columns} from messages where ${where}`, values);
  }

  /** All messages from the oldest on, a few at a time. */
  *each(): Generator<StoredMessage> {
    let page = this.find('true order by id limit 200');
    for (; page.length > 0; page = this.find('id > @id order by id limit 200', page.at(-1)))
      yield* page;
  }

  isKnown({ key, keyLifeMs }: NewMessage): boolean {
    const values = { key, after: Date.now() - keyLifeMs };
    return key !== null && this.countOf('key = @key and received_at > @after', values) > 0;
  }

  /**
   * Resolves when the message is on disk, or is already known. Messages that arrive together share a transaction:
   * two to six times as many are stored per second over 32 connections, the more the slower the disk is.
   */
  async add(added: NewMessage): Promise<void> {
    const at = this.#arrived.push(added) - 1;
    this.#idsOnDisk ??= setImmediate().then(() => {
      const arrived = this.#arrived.splice(0);
      this.#idsOnDisk = undefined;
      return this.#database.commit(() => arrived.map((each) => this.#addOne(each)));
    });
    const id = (await this.#idsOnDisk)[at];
    if (id !== undefined) log(`Stored ${id}${added.isJunk ? ' as junk' : ''}.`);
  }

  #addOne({ message, key, keyLifeMs, isJunk }: NewMessage): string | undefined {
    const receivedAt = Date.now();
    const time = new Date(receivedAt).toISOString().replace(/[-:.]/g, '');
    const id = `${time}-${randomBytes(8).toString('hex')}`;
    const state = isJunk ? 'junk' : 'waiting';
    const sql = 'update messages set key = null where key = @key and received_at <= @after';
    this.#database.run(sql, { key, after: receivedAt - keyLifeMs });
    return this.insert({ ...message, id, receivedAt, key, state, mailedAt: null }) ? id : undefined;
  }

  insert(message: Omit<StoredMessage, 'attempts' | 'claim' | 'lastError'>): boolean {
    const sql = `insert or ignore into messages
        (id, received_at, name, email, phone, subject, message, key, state, due_at, mailed_at)
      values (@id, @receivedAt, @name, @email, nullif(@phone, ''), @subject, @message, @key, @state,
        @receivedAt, @mailedAt)`;
    return this.#database.run(sql, message) > 0;
  }

  /** Takes a message that is due for `leaseMs`. None if `maxPerHour` mails were, or may be, accepted. */
  claim(leaseMs: number, maxPerHour: number): StoredMessage | undefined {
    const now = Date.now();
    // With "in", the index finds both kinds at once.
    const due = `state = 'waiting' and (attempts > 0) in (0, 1) and due_at <= @now
      order by attempts > 0, due_at limit 1`;
    // Most of the time there is none, and nothing has to be locked to know it.
    if (this.find(due, { now }).length === 0) return undefined;
    return this.#database.commit(() => {
      const accepted = this.countOf('mailed_at > @after', { after: now - 3_600_000 });
      const open = this.countOf('claim is not null and due_at > @now', { now });
      const [next] = accepted + open < maxPerHour ? this.find(due, { now }) : [];
      if (next === undefined) return undefined;
      const { id, attempts } = next;
      const claim = randomBytes(8).toString('hex');
      const changes = 'attempts = attempts + 1, claim = @claim, due_at = @end';
      const values = { id, claim, end: now + leaseMs };
      this.#database.run(`update messages set ${changes} where id = @id`, values);
      return { ...next, claim, attempts: attempts + 1 };
    });
  }

  markMailed(message: StoredMessage): boolean {
    const changes = "state = 'mailed', last_error = null, mailed_at = @now";
    return this.#settle(message, changes, { now: Date.now() });
  }

  markFailed(message: StoredMessage, lastError: string, dueAt: number): boolean {
    return this.#settle(message, 'last_error = @lastError, due_at = @dueAt', { lastError, dueAt });
  }

  /** Gives a claim back: the message is due at once, as if it had not been tried. */
  release(message: StoredMessage): boolean {
    return this.#settle(message, 'attempts = attempts - 1, due_at = @now', { now: Date.now() });
  }

  /** Ends a claim. Returns false if the message was forgotten, or its lease has ended. */
  #settle({ id, claim }: StoredMessage, changes: string, values: Values): boolean {
    const sql = `update messages set claim = null, ${changes} where id = @id and claim = @claim`;
    return this.#database.run(sql, { id, claim, ...values }) > 0;
  }

  /** Makes messages due, junk too, unless one is being mailed. Returns how many. */
  retry(where: string, values: Values = {}): number {
    const sql = `update messages set state = 'waiting', attempts = 1, claim = null, due_at = @now
      where ${where} and state <> 'mailed' and (claim is null or due_at <= @now)`;
    return this.#database.run(sql, { ...values, now: Date.now() });
  }

  remove(where: string, values: Values): number {
    return this.#database.run(`delete from messages where ${where}`, values);
  }

  /** Moves the time of a mark if it is before `before`. Of two processes, one gets true. */
  moveMark(name: string, to: number, before = Number.MAX_SAFE_INTEGER): boolean {
    const sql = 'update marks set at = @to where name = @name and at < @before';
    return this.#database.run(sql, { name, to, before }) > 0;
  }
}
