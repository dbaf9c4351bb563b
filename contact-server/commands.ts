import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { type Database, reasonOf } from './database.ts';
import { describeHealth, readHealth } from './health.ts';
import { composeText, openMailer } from './mail.ts';
import { asciiAddress, plural } from './message.ts';
import type { Settings } from './settings.ts';
import { row, type Store, type StoredMessage } from './store.ts';

interface Context {
  readonly settings: Settings;
  readonly database: Database;
  readonly store: Store;
}

type Run = (context: Context, word: string) => Promise<void> | void;

/** The words of each command, in which capitals stand for any word, and what it does. */
const commands: readonly (readonly [string, string, Run])[] = [
  ['status', 'prints the state of the service; exits with 1 if it needs attention', status],
  ['list', 'prints a line for each message', list],
  ['show ID', 'prints a message; the beginning or end of its id is enough', show],
  ['retry ID', 'mails a message now, even from junk', retry],
  ['retry --all', 'mails all failed messages now', retryAll],
  ['forget ID', 'removes a message for good', forget],
  ['forget --email ADDRESS', 'removes everything from an address', forgetEmail],
  ['forget --before YYYY-MM-DD', 'removes earlier mailed messages and junk', forgetBefore],
  ['export', 'prints everything, one JSON object per line', exportAll],
  ['import FOLDER', 'takes over the files of the earlier spool', importSpool],
  ['backup FILE', 'writes everything to a new file, while the service runs', backup],
  ['check-config', 'tries the database, and logs in to the mail server', (it) => check(it, false)],
  ['check-config --send', 'sends a test mail, too', (it) => check(it, true)],
];

const lines = commands.map(([form, does]) => `  ${form.padEnd(28)} ${does}`);
export const usage = `Without a command, the service runs until SIGTERM.\n\n${lines.join('\n')}`;

/** The command that the words name, and the word that it is about. */
export function findCommand(words: readonly string[]) {
  const found = commands.find(([form]) => {
    const parts = form.split(' ');
    const fits = (word: string, index: number) =>
      word === parts[index] || (/^[A-Z]/.test(parts[index] ?? '') && !word.startsWith('--'));
    return parts.length === words.length && words.every(fits);
  });
  return found && { command: found[0], run: found[2], word: words.at(-1) ?? '' };
}

/** Prints why a command failed, and sets the exit code. */
export function fail(sentence: string, exitCode: 1 | 2 = 1): void {
  console.error(sentence);
  process.exitCode = exitCode;
}

function status({ store, settings }: Context): void {
  const health = readHealth(store, settings);
  console.log(describeHealth(health));
  if (health.problems.length > 0) process.exitCode = 1;
}

function list({ store }: Context): Promise<void> {
  return print(store, ({ id, state, subject, name, email, attempts, lastError }) => {
    const tried = lastError === null ? '' : ` (tried ${attempts}x: ${lastError})`;
    const words = forTerminal(`${subject}  ${name} <${email}>${tried}`).replace(/\s+/g, ' ');
    return `${state.padEnd(8)} ${id}  ${words}`;
  });
}

function show({ store }: Context, part: string): void {
  const message = findOne(store, part);
  if (message) console.log(`State: ${message.state}\n${forTerminal(composeText(message))}`);
}

function retry({ store }: Context, part: string): void {
  const id = findOne(store, part)?.id;
  if (id === undefined) return;
  if (store.retry('id = @id', { id }) > 0) console.log(`${id} will be mailed next.`);
  else fail(`${id} has already been mailed, or is being mailed.`);
}

function retryAll({ store }: Context): void {
  const many = store.retry("state = 'waiting' and attempts > 0");
  console.log(`${plural(many, 'message is', 'messages are')} mailed next.`);
}

function forget(context: Context, part: string): void {
  const message = findOne(context.store, part);
  if (message) sayRemoved(context, context.store.remove('id = @id', { id: message.id }));
}

function forgetEmail(context: Context, email: string): void {
  let many = 0;
  for (const { id, email: from } of context.store.each())
    if (asciiAddress(from) === asciiAddress(email))
      many += context.store.remove('id = @id', { id });
  sayRemoved(context, many);
}

/** From midnight in the store's time zone. JavaScript would read February 31 as March 3. */
function forgetBefore(context: Context, day: string): void {
  const before = new Date(`${day}T00:00`);
  if (before.getDate() !== Number(day.slice(8)))
    return void fail('Use a date that exists, such as 2026-01-31.', 2);
  const where = "state <> 'waiting' and received_at < @before";
  sayRemoved(context, context.store.remove(where, { before: before.getTime() }));
}

function sayRemoved({ database }: Context, many: number): void {
  database.checkpoint();
  console.log(`${plural(many, 'message', 'messages')} removed.`);
}

function exportAll({ store }: Context): Promise<void> {
  const iso = (time: number | null) => time && new Date(time).toISOString();
  return print(store, ({ claim, receivedAt, mailedAt, ...message }) =>
    JSON.stringify({ ...message, receivedAt: iso(receivedAt), mailedAt: iso(mailedAt) }),
  );
}

const spoolFile = row
  .pick({ id: true, name: true, email: true, phone: true, subject: true, message: true })
  .extend({ receivedAt: z.iso.datetime().transform(Date.parse) });

function importSpool({ store }: Context, spool: string): void {
  const folders = fs.readdirSync(spool).filter((name) => /^(new|cur|failed|sent|junk)$/.test(name));
  const files = folders.flatMap((folder) =>
    fs.readdirSync(join(spool, folder)).map((name) => join(folder, name)),
  );
  let many = 0;
  for (const file of files)
    try {
      const message = spoolFile.parse(JSON.parse(fs.readFileSync(join(spool, file), 'utf8')));
      const state = /^junk/.test(file) ? 'junk' : /^sent/.test(file) ? 'mailed' : 'waiting';
      const mailedAt = state === 'mailed' ? message.receivedAt : null;
      if (store.insert({ ...message, state, key: null, mailedAt })) many += 1;
    } catch (error) {
      fail(`${forTerminal(file)} was not imported: ${forTerminal(reasonOf(error))}`);
    }
  console.log(`${plural(many, 'message', 'messages')} imported.`);
}

function backup({ database }: Context, file: string): void {
  try {
    // Nothing is overwritten, and nobody else may read it.
    const descriptor = fs.openSync(file, 'wx', 0o600);
    database.copyTo(file);
    fs.fsyncSync(descriptor);
    fs.closeSync(descriptor);
    console.log(`Backed up to ${file}.`);
  } catch (error) {
    fail(`${file} could not be written: ${reasonOf(error)}.`);
    if (!/EEXIST/.test(reasonOf(error))) fs.rmSync(file, { force: true });
  }
}

async function check({ settings, database, store }: Context, isSending: boolean): Promise<void> {
  store.moveMark('probe', Date.now());
  console.log(`CONTACT_DB: ${database.file} can be written.`);
  const { smtpUrl, mailTo } = settings;
  const mailer = openMailer(settings);
  const id = `test-${randomBytes(8).toString('hex')}`;
  const text = 'If you can read this, messages from the contact form reach you.\n';
  const mail = { id, date: new Date(), subject: 'Contact form: test mail', text };
  const result = await (isSending ? mailer?.send(() => mail) : mailer?.verify());
  const server = `SMTP_URL: ${smtpUrl?.host}, port ${smtpUrl?.port},`;
  if (result === undefined) fail('SMTP_URL is not set: messages are stored and not mailed.');
  else if (!result.ok) fail(`${server} does not work: ${result.reason}`);
  else console.log(`${server} ${isSending ? `accepted a test mail to ${mailTo}` : 'works'}.`);
}

/** Finds a message by its id or by either end of it. Says why if there is not exactly one. */
function findOne(store: Store, part: string): StoredMessage | undefined {
  const where = 'substr(id, 1, length(@part)) = @part or substr(id, -length(@part)) = @part';
  const found = store.find(`${where} limit 9`, { part });
  if (found.length === 1) return found[0];
  const ids = found.map(({ id }) => `\n  ${id}`).join('');
  fail(found.length === 0 ? 'No message has this id.' : `Several messages have this id:${ids}`);
  return undefined;
}

/** A visitor's text without the characters that could control a terminal. */
function forTerminal(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}|\p{Cs}/gu, '\ufffd');
}

function print(store: Store, line: (message: StoredMessage) => string): Promise<void> {
  const lines = Readable.from(store.each()).map((message) => `${line(message)}\n`);
  return pipeline(lines, process.stdout, { end: false });
}
