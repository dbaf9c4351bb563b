import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { everyMessage, type Placed } from '../spool/find-message.ts';
import type { Spool } from '../spool.ts';

const columns = [
  'folder',
  'id',
  'receivedAt',
  'name',
  'email',
  'phone',
  'subject',
  'message',
] as const;

/** Writes every message, one at a time: as a table for a spreadsheet, or as one JSON document a line. */
export async function exportMessages(
  spool: Spool,
  format: 'csv' | 'json',
  target: Writable,
): Promise<void> {
  const rows = Readable.from(rowsOf(everyMessage(spool)));
  const form = format === 'csv' ? toCsv() : toJson();
  await pipeline(rows, form, target, { end: false });
}

type Row = Readonly<Record<(typeof columns)[number], string>>;

async function* rowsOf(placed: AsyncIterable<Placed>): AsyncGenerator<Row> {
  for await (const { folder, message } of placed) {
    const { id, receivedAt, name, email, phone, subject, message: words } = message;
    yield { folder, id, receivedAt, name, email, phone, subject, message: words };
  }
}

/** A spreadsheet would run what begins like a formula, and reads UTF-8 if the file says so. */
function toCsv() {
  return stringify({ header: true, columns: [...columns], bom: true, escape_formulas: true });
}

function toJson(): Transform {
  return new Transform({
    writableObjectMode: true,
    transform: (row, _encoding, done) => done(null, `${JSON.stringify(row)}\n`),
  });
}
