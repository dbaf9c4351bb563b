import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import type * as z from 'zod';

export type Values = Readonly<Record<string, string | number | null>>;

export type Database = ReturnType<typeof openDatabase>;

// The timeout comes first, or two processes that start together fail. A longer one would hold up the end.
const pragmas = ['busy_timeout=2000', 'journal_mode=WAL', 'synchronous=FULL', 'secure_delete=ON'];

const schema = `
create table if not exists messages (
  id text primary key,            -- time and 16 random hex digits
  received_at integer not null,   -- milliseconds since 1970, like all times
  name text not null, email text not null, phone text, subject text not null, message text not null,
  key text unique,                -- hash of the form's idempotency key and the fields: a corrected message is a different one
  state text not null,            -- waiting, mailed, junk
  attempts integer not null default 0,
  due_at integer not null,        -- when to try next; while one is being mailed, when its lease ends
  claim text,                     -- names the exchange under way
  last_error text, mailed_at integer
);
create index if not exists due on messages (state, attempts > 0, due_at, received_at, attempts);
create index if not exists mailed on messages (mailed_at) where mailed_at is not null;
create index if not exists claimed on messages (due_at) where claim is not null;
create table if not exists marks (name text primary key, at integer not null);
insert or ignore into marks values ('probe', 0), ('weekly', unixepoch() * 1000)`;

/** Creates the file if it is missing, in a folder that only this user may enter. */
export function openDatabase(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite would make it readable to all. Its other files take the mode of this one.
  closeSync(openSync(file, 'a', 0o600));
  const libsql = new Libsql(file);
  for (const pragma of pragmas) libsql.pragma(pragma);
  const statements = new Map<string, Libsql.Statement<unknown[]>>();
  const prepare = (sql: string) => {
    const statement = statements.get(sql) ?? libsql.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  // Not `libsql.transaction()`: SQLite itself rolls back when the disk is full, and a second ROLLBACK hides why.
  const commit = <Value>(act: () => Value): Value => {
    libsql.exec('BEGIN IMMEDIATE');
    try {
      const value = act();
      libsql.exec('COMMIT');
      return value;
    } catch (error) {
      if (libsql.inTransaction) libsql.exec('ROLLBACK');
      throw error;
    }
  };
  commit(() => libsql.exec(schema));
  return {
    file,
    /** All of it or nothing, and on disk when it returns. */
    commit,
    /** The rows of a query. Never `get()`, which leaves a statement open that holds on to an old state. */
    all: <Row>(row: z.ZodType<Row>, sql: string, values: Values = {}): readonly Row[] =>
      prepare(sql)
        .all(values)
        .map((found) => row.parse(found)),
    /** Commits one change, and returns how many rows it affected. */
    run: (sql: string, values: Values = {}): number => {
      const act = () => prepare(sql).run(values).changes;
      return libsql.inTransaction ? act() : commit(act);
    },
    copyTo: (path: string) => void prepare('vacuum into @path').run({ path }),
    /** Removes deleted messages from the -wal file, too, unless another process is reading. */
    checkpoint: () => void libsql.pragma('wal_checkpoint(TRUNCATE)'),
    close: () => libsql.close(),
  };
}

/** The code, such as `ENOENT` or `SQLITE_FULL`, and the words of an error. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return message.includes(code) ? message : `${code}: ${message}`;
}
