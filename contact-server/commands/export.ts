import { stringify } from 'csv-stringify/sync';
import { plural } from '../message/plural.ts';
import { errorCode } from '../storage/error-code.ts';
import { findCorruptFiles, findMessages } from '../storage/find-messages.ts';
import type { MessageStore } from '../storage/message-store.ts';
import { type CommandContext, oneLineName, printError, syncOutput, writeOutput } from './print.ts';

const columns = ['folder', 'id', 'receivedAt', 'name', 'email', 'phone', 'subject', 'message'];

/** A spreadsheet would run a value that begins like a formula. */
const toCsv = (row: object) => stringify([row], { columns, escape_formulas: true });

export interface ExportOptions {
  readonly csv?: boolean;
  readonly email?: string;
}

/** Writes every message, one at a time: as a table for a spreadsheet, or as one JSON document per line. */
export async function exportMessages(
  { store }: CommandContext,
  { csv = false, email }: ExportOptions,
): Promise<number> {
  let total = 0;
  let written = 0;
  let problem: unknown;
  /** Resolves to whether it was done. After the first problem, nothing is. */
  const attempt = async (act: () => Promise<void> | void) => {
    try {
      if (problem === undefined) await act();
    } catch (error) {
      problem = error;
    }
    return problem === undefined;
  };
  if (csv) await attempt(() => writeOutput(`\ufeff${columns.join()}\n`));
  for await (const { folder, message } of findMessages(store, { email })) {
    total += 1;
    const row = { folder, ...message };
    const text = csv ? toCsv(row) : `${JSON.stringify(row, columns)}\n`;
    if (await attempt(() => writeOutput(text))) written += 1;
  }
  if (problem === undefined && !(await attempt(syncOutput))) written = 0;
  if (email !== undefined) await nameCorruptFiles(store, email);
  if (problem === undefined) return 0;
  const missing = plural(total - written, 'message is', 'messages are');
  printError(
    `The output could not be written (${errorCode(problem) ?? String(problem)}): ${missing} missing of ${total}.\n`,
  );
  return 1;
}

/** They hold no message that could be exported, but perhaps the person's words. */
async function nameCorruptFiles(store: MessageStore, email: string): Promise<void> {
  const { found, unsearched } = await findCorruptFiles(store, email);
  for (const name of found) printError(`corrupt/${oneLineName(name)} contains the address too.\n`);
  for (const name of unsearched) printError(`corrupt/${oneLineName(name)} was not searched.\n`);
}
