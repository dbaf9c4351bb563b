import { fsyncSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { stringify } from 'csv-stringify/sync';
import { plural } from '../message/plural.ts';
import { errorCode } from '../storage/error-code.ts';
import { findMessages, searchDamagedFiles } from '../storage/find-messages.ts';
import { type CommandContext, fail, quoteFile } from './print.ts';

const columns = ['folder', 'id', 'receivedAt', 'name', 'email', 'phone', 'subject', 'message'];

/** Formulas are escaped, because a spreadsheet would run them. */
const toCsv = (row: object) => stringify([row], { columns, escape_formulas: true });

interface ExportOptions {
  readonly csv?: boolean;
  readonly email?: string;
}

/** Writes every message, one at a time: as a table for a spreadsheet, or as one JSON document per line. */
export async function exportMessages(
  { store }: CommandContext,
  { csv = false, email }: ExportOptions,
): Promise<void> {
  let total = 0;
  let written = 0;
  let problem: unknown;
  /** Resolves to whether it succeeded. After the first problem, nothing more is done. */
  const attempt = async (act: () => Promise<void> | void) => {
    try {
      if (problem === undefined) await act();
    } catch (error) {
      problem = error;
    }
    return problem === undefined;
  };
  if (csv) await attempt(() => writeOutput(`\ufeff${columns.join()}\n`));
  const damaged: string[] = [];
  const onDamaged = (file: string) => damaged.push(file);
  for await (const { folder, message } of findMessages(store, { email, onDamaged })) {
    total += 1;
    const row = { folder, ...message };
    const text = csv ? toCsv(row) : `${JSON.stringify(row, columns)}\n`;
    if (await attempt(() => writeOutput(text))) written += 1;
  }
  if (problem === undefined && !(await attempt(syncOutput))) written = 0;
  if (email !== undefined) {
    // A damaged file cannot be exported, but can contain the person's data.
    const { found, unsearched } = await searchDamagedFiles(store, damaged, email);
    for (const file of found) console.error(`${quoteFile(file)} contains the address too.`);
    for (const file of unsearched) console.error(`${quoteFile(file)} was not searched.`);
  }
  const missing = plural(total - written, 'message is', 'messages are');
  const code = errorCode(problem) ?? String(problem);
  if (problem !== undefined)
    fail(`The output could not be written (${code}): ${missing} missing of ${total}.`);
}

/** Resolves when the operating system has the whole text. Node's own stream does not notice if a file takes only a part. */
async function writeOutput(text: string): Promise<void> {
  const { stdout } = process;
  if (stdout instanceof Socket) {
    await new Promise<void>((resolve, reject) => {
      stdout.write(text, (error) => (error ? reject(error) : resolve()));
    });
    return;
  }
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) written += writeSync(1, bytes, written);
}

/** Rejects if a disk reports only now that it is full. */
function syncOutput(): void {
  try {
    fsyncSync(1);
  } catch (error) {
    // A pipe or a terminal cannot be synced.
    if (errorCode(error) !== 'EINVAL' && errorCode(error) !== 'ENOTSUP') throw error;
  }
}
