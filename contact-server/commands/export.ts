import { stringify } from 'csv-stringify/sync';
import { plural } from '../message/plural.ts';
import { errorCode } from '../storage/error-code.ts';
import { type FoundMessage, findCorruptFiles, findMessages } from '../storage/find-message.ts';
import type { CommandContext } from './print.ts';
import { type Print, syncOutput, writeOutput } from './print.ts';

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

type Row = Readonly<Record<(typeof columns)[number], string>>;

export interface ExportOptions {
  readonly csv?: boolean;
  /** Only the messages from this address. */
  readonly email?: string;
}

/** Writes every message, one at a time: as a table for a spreadsheet, or as one JSON document per line. */
export async function exportMessages(
  { store, folder }: CommandContext,
  { csv = false, email }: ExportOptions,
  print: Print,
): Promise<number> {
  let total = 0;
  let written = 0;
  let problem: unknown;
  const write = async (text: string) => {
    try {
      if (problem === undefined) await writeOutput(text);
    } catch (error) {
      problem = error;
    }
    return problem === undefined;
  };
  if (csv) await write(`\ufeff${toCsv(Object.fromEntries(columns.map((name) => [name, name])))}`);
  for await (const found of findMessages(store, { email })) {
    total += 1;
    const row = toRow(found);
    if (await write(csv ? toCsv(row) : `${JSON.stringify(row)}\n`)) written += 1;
  }
  try {
    if (problem === undefined) syncOutput();
  } catch (error) {
    problem = error;
    written = 0;
  }
  if (email !== undefined) await nameCorruptFiles({ store, folder }, email, print);
  if (problem === undefined) return 0;
  const missing = plural(total - written, 'message is', 'messages are');
  print.error(
    `The output could not be written (${errorCode(problem) ?? String(problem)}): ${missing} missing of ${total}.\n`,
  );
  return 1;
}

/** They hold no message that could be exported, but perhaps the person's words. */
async function nameCorruptFiles(
  { store, folder }: Pick<CommandContext, 'store' | 'folder'>,
  email: string,
  print: Print,
): Promise<void> {
  const { found, unsearched } = await findCorruptFiles(folder, { store, email });
  for (const name of found) print.error(`corrupt/${oneLineName(name)} contains the address too.\n`);
  for (const name of unsearched) print.error(`corrupt/${oneLineName(name)} was not searched.\n`);
}

export function oneLineName(name: string): string {
  return JSON.stringify(name).slice(1, -1);
}

function toRow({ folder, message }: FoundMessage): Row {
  const { id, receivedAt, name, email, phone, subject, message: text } = message;
  return { folder, id, receivedAt, name, email, phone, subject, message: text };
}

/** A spreadsheet would run a value that begins like a formula. */
function toCsv(row: Readonly<Record<string, string>>): string {
  return stringify([row], { columns: [...columns], escape_formulas: true });
}
