import { randomBytes } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import Database from 'libsql';
import { z } from 'zod';

const rowSchema = z.strictObject({
  id: z.string(),
  received_at: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  key: z.string().nullable(),
  state: z.enum(['waiting', 'mailed', 'junk']),
  attempts: z.number(),
  due_at: z.number(),
  last_error: z.string().nullable(),
  mailed_at: z.number().nullable(),
  /** Marks the exchange under way. */
  claim: z.string().nullable(),
});

export type Row = z.output<typeof rowSchema>;

const columns = rowSchema.keyof().options;

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The stored messages, oldest first. */
export function rowsIn(file: string): readonly Row[] {
  const found = withDatabase(file, (database) =>
    database.prepare('select * from messages order by received_at, rowid').all(),
  );
  return z.array(rowSchema).parse(found);
}

/** The only message. */
export function rowIn(file: string): Row {
  const [row, ...others] = rowsIn(file);
  if (row === undefined || others.length > 0)
    throw new Error(`There are ${others.length + (row ? 1 : 0)} messages.`);
  return row;
}

/** Changes rows, such as times that a test does not want to wait for. */
export function changeRows(file: string, sql: string, ...values: readonly unknown[]): void {
  withDatabase(file, (database) => database.prepare(sql).run(...values));
}

/** As if everything in the file had happened earlier. */
export function age(file: string, ms: number): void {
  changeRows(
    file,
    `update messages set received_at = received_at - ${ms}, due_at = due_at - ${ms},
      mailed_at = mailed_at - ${ms}`,
  );
}

/** Inserts `count` messages that arrived one second apart, the last one now. */
export function insertRows(file: string, count: number, fields: Partial<Row> = {}): void {
  const now = Date.now();
  withDatabase(file, (database) => {
    const insert = database.prepare(
      `insert into messages (${columns.join()}) values (${columns.map(() => '?').join()})`,
    );
    database.transaction(() => {
      for (let index = 0; index < count; index += 1) {
        const row = { ...rowAt(now - (count - 1 - index) * 1_000, index), ...fields };
        insert.run(...columns.map((name) => row[name]));
      }
    })();
  });
}

/** Puts everything into the one file; after a stop the newest rows can be beside it. */
export function mergeFiles(file: string): void {
  withDatabase(file, (database) => database.exec(`vacuum into '${file}.whole'`));
  for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  renameSync(`${file}.whole`, file);
}

/** Keeps every other process from writing until the returned function is called. */
export function lockDatabase(file: string): () => void {
  const database = new Database(file);
  database.exec('begin immediate');
  return () => database.close();
}

function withDatabase<Result>(file: string, use: (database: Database.Database) => Result): Result {
  const database = new Database(file);
  try {
    database.pragma('busy_timeout = 10000');
    database.pragma('synchronous = off');
    return use(database);
  } finally {
    database.close();
  }
}

function rowAt(time: number, index: number): Row {
  const stamp = new Date(time).toISOString().replace(/[-:.]/g, '');
  return {
    id: `${stamp}-${randomBytes(8).toString('hex')}`,
    received_at: time,
    name: `Visitor ${index}`,
    email: `visitor${index}@example.com`,
    phone: null,
    subject: 'complaint',
    message: `Message ${index} ${'m'.repeat(300)}`,
    key: null,
    state: 'waiting',
    attempts: 0,
    due_at: time,
    last_error: null,
    mailed_at: null,
    claim: null,
  };
}
