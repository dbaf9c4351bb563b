import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import type { CommandLine } from './cli.ts';
import { type Database, errorCode, openDatabase, reasonOf } from './database.ts';
import { describeHealth, readHealth } from './health.ts';
import { composeText, makeMessageId, openMailer } from './mail.ts';
import { asciiAddress, plural } from './message.ts';
import type { Settings } from './settings.ts';
import { createStore, type Store, type StoredMessage } from './store.ts';

interface Context {
  readonly settings: Settings;
  readonly database: Database;
  readonly store: Store;
}

/** Runs a command beside the service, and sets the exit code. */
export async function runCommand(settings: Settings, line: CommandLine): Promise<void> {
  process.stdout.on('error', (error) => {
    // The reader has seen enough: `list | head`.
    if (errorCode(error) === 'EPIPE') process.exit(0);
    console.error(`The output could not be written: ${error.message}`);
    process.exit(1);
  });
  const database = openDatabase(resolve(settings.contactDb));
  const context = { settings, database, store: createStore(database) };
  const { name, word = '', options } = line;
  const { email, before } = options;
  if (name === 'status') return status(context);
  if (name === 'list') return list(context, word);
  if (name === 'show') return show(context, word);
  if (name === 'retry') return options.all ? retryAll(context) : retry(context, word);
  if (name === 'forget' && email !== undefined) return forgetEmail(context, email);
  if (name === 'forget' && before !== undefined) return forgetBefore(context, before);
  if (name === 'forget') return forget(context, word);
  if (name === 'export') return exportMessages(context, email);
  if (name === 'import') return importSpool(context, word);
  if (name === 'backup') return backup(context, word);
  return checkConfig(context, options.send === true);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function status({ database, store, settings }: Context): void {
  const health = readHealth(database, store, settings);
  for (const line of describeHealth(health)) console.log(line);
  if (health.problems.length > 0) process.exitCode = 1;
}

async function list({ store }: Context, state: string): Promise<void> {
  const where = state === '' ? 'true' : 'state = @state';
  for (const message of store.each(where, state === '' ? {} : { state })) {
    const { id, subject, name, email, attempts, lastError } = message;
    const tried =
      lastError === null ? '' : ` (tried ${plural(attempts, 'time', 'times')}: ${lastError})`;
    const words = `${name} <${email}>${tried}`.replace(/\s+/g, ' ');
    await print(`${message.state.padEnd(8)} ${id}  ${subject.padEnd(16)} ${forTerminal(words)}\n`);
  }
}

function show({ store }: Context, part: string): void {
  const message = findOne(store, part);
  if (message)
    console.log(`State: ${message.state}\n${forTerminal(composeText(message).trimEnd())}`);
}

function retry({ store }: Context, part: string): void {
  const message = findOne(store, part);
  if (message === undefined) return;
  const { id, state } = message;
  if (store.retry('id = @id', { id }) > 0) return console.log(`${id} is mailed next.`);
  fail(`${id} ${state === 'mailed' ? 'was mailed already' : 'is being mailed'}.`);
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
  const { store } = context;
  let many = 0;
  for (const { id } of sentFrom(store, email)) many += store.remove('id = @id', { id });
  sayRemoved(context, many);
}

/** Midnight in the store's time zone. JavaScript would read February 31 as March 3. */
function forgetBefore(context: Context, day: string): void {
  const midnight = new Date(`${day}T00:00`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && midnight.getDate() === Number(day.slice(8));
  if (!isDay) {
    console.error('Use a date of the calendar, such as 2026-01-31.');
    process.exitCode = 2;
    return;
  }
  const where = "state <> 'waiting' and received_at < @before";
  sayRemoved(context, context.store.remove(where, { before: midnight.getTime() }));
}

/** What was removed is gone from the file that holds the newest changes, too. */
function sayRemoved({ database }: Context, many: number): void {
  database.checkpoint();
  console.log(`${plural(many, 'message', 'messages')} removed.`);
}

async function exportMessages({ store }: Context, email: string | undefined): Promise<void> {
  for (const message of email === undefined ? store.each() : sentFrom(store, email)) {
    const { dueAt, claim, ...kept } = message;
    const receivedAt = new Date(message.receivedAt).toISOString();
    const mailedAt = message.mailedAt && new Date(message.mailedAt).toISOString();
    await print(`${JSON.stringify({ ...kept, receivedAt, mailedAt })}\n`);
  }
}

/** The folders of the earlier spool, and what their messages are now. */
const spoolFolders = {
  new: 'waiting',
  cur: 'waiting',
  failed: 'waiting',
  sent: 'mailed',
  junk: 'junk',
} as const;

const spoolFile = z.object({
  id: z.string().regex(/^\d{8}T\d{9}Z-[\da-f]{16}$/),
  receivedAt: z.iso.datetime().transform(Date.parse),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
});

function importSpool({ store }: Context, spool: string): void {
  let many = 0;
  for (const [folder, state] of Object.entries(spoolFolders)) {
    for (const name of readFolder(join(spool, folder))) {
      const file = join(spool, folder, name);
      try {
        const message = spoolFile.parse(JSON.parse(readFileSync(file, 'utf8')));
        // A mailed message has the time of its mail.
        const mailedAt = state === 'mailed' ? Math.round(statSync(file).mtimeMs) : null;
        if (store.restore({ ...message, state, mailedAt })) many += 1;
      } catch (error) {
        if (errorCode(error)?.startsWith('SQLITE_')) throw error;
        fail(
          `${forTerminal(file)} was not imported: ${error instanceof z.ZodError ? 'it is no message' : reasonOf(error)}.`,
        );
      }
    }
  }
  console.log(`${plural(many, 'message', 'messages')} imported.`);
}

function readFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (errorCode(error) === 'ENOENT' && folder !== '') return [];
    throw error;
  }
}

function backup({ database }: Context, file: string): void {
  try {
    // Nobody else may read it, and nothing is overwritten.
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    return fail(`The backup could not be written: ${reasonOf(error)}`);
  }
  try {
    database.copyTo(file);
    const descriptor = openSync(file, 'r+');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch (error) {
    rmSync(file, { force: true });
    return fail(`The backup could not be written: ${reasonOf(error)}`);
  }
  console.log(`Backed up to ${file}.`);
}

async function checkConfig(
  { settings, database, store }: Context,
  isSending: boolean,
): Promise<void> {
  store.moveMark('probe', store.readMark('probe'), Date.now());
  console.log(`CONTACT_DB: ${database.file} can be written.`);
  const mailer = await openMailer(settings);
  const { smtpUrl, mailTo } = settings;
  if (mailer === undefined || smtpUrl === undefined)
    return fail('SMTP_URL is not set: messages are stored and not mailed.');
  const result = await (isSending ? mailer.send(testMail()) : mailer.verify());
  const server = `SMTP_URL: ${smtpUrl.host}, port ${smtpUrl.port},`;
  if (!result.ok) return fail(`${server} does not work: ${result.reason}`);
  console.log(
    isSending
      ? `${server} accepted a test mail to ${mailTo}. Check that it arrives.`
      : `${server} works.`,
  );
}

function testMail() {
  return {
    messageId: makeMessageId(`test-${randomBytes(8).toString('hex')}`),
    date: new Date(),
    subject: 'Contact form: test mail',
    text: 'If you can read this, messages from the contact form reach you.\n',
  };
}

/** Finds a message by its id or by either end of it. Says why if there is not exactly one. */
function findOne(store: Store, part: string): StoredMessage | undefined {
  const where = 'substr(id, 1, length(@part)) = @part or substr(id, -length(@part)) = @part';
  const found = store.find(`${where} limit 10`, { part });
  if (found.length === 1) return found[0];
  const text = forTerminal(JSON.stringify(part));
  const ids = found.map(({ id }) => `\n  ${id}`).join('');
  fail(
    found.length === 0
      ? `No message has the id ${text}.\n  The command "list" prints all ids.`
      : `Several messages have an id that begins or ends with ${text}.${ids}`,
  );
  return undefined;
}

/** In any spelling. */
function* sentFrom(store: Store, email: string): Generator<StoredMessage> {
  const wanted = asciiAddress(email.trim());
  for (const message of store.each()) if (asciiAddress(message.email) === wanted) yield message;
}

/** A visitor's text without the characters that could control a terminal. */
function forTerminal(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}|\p{Cs}/gu, '\ufffd');
}

/** Resolves when the system has the whole text. Node's own stream does not notice if a file takes only a part. */
async function print(text: string): Promise<void> {
  const { stdout } = process;
  if (stdout instanceof Socket)
    return new Promise((resolve, reject) => {
      stdout.write(text, (error) => (error ? reject(error) : resolve()));
    });
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) written += writeSync(1, bytes, written);
}
