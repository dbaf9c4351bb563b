import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { composeText } from '../delivery/mails.ts';
import { removeBefore, removeExpired } from '../delivery/maintenance.ts';
import { plural } from '../message/plural.ts';
import { type FoundMessage, findMessages, searchDamagedFiles } from '../storage/find-messages.ts';
import type { MessageStore } from '../storage/message-store.ts';
import { type MessageFolder, messageFolders } from '../storage/stored-message.ts';
import { type CommandContext, fail, forTerminal, oneLine, quoteFile } from './print.ts';

export async function list({ store }: CommandContext, only?: MessageFolder): Promise<void> {
  const folders = only === undefined ? messageFolders : [only];
  const onDamaged = (file: string) =>
    console.error(`${quoteFile(file)} could not be read as a message.`);
  for await (const { folder, message } of findMessages(store, { folders, onDamaged })) {
    const { id, subject, name, email, junk } = message;
    const why = folder === 'junk' && junk ? ` (${oneLine(junk)})` : '';
    const sender = `${oneLine(name)} <${oneLine(email)}>`;
    console.log(`${folder.padEnd(6)} ${id}  ${subject.padEnd(16)} ${sender}${why}`);
  }
  const corrupt = (await store.names('corrupt')).length;
  if (corrupt > 0)
    console.error(`${plural(corrupt, 'file', 'files')} in corrupt/ could not be read as messages.`);
}

export async function show({ store }: CommandContext, id: string): Promise<void> {
  const found = await findOne(store, id);
  if (found === undefined) return;
  console.log(`In: ${found.folder}\n${forTerminal(composeText(found.message).trimEnd())}`);
}

/** The service scans new/ once a minute. */
const whenMailed = 'mailed within a minute while the service runs';

export async function retry({ store }: CommandContext, part: string): Promise<void> {
  const found = await findOne(store, part);
  if (found === undefined) return;
  const { folder, message } = found;
  if (folder !== 'failed' && folder !== 'junk') {
    const why = folder === 'sent' ? 'was mailed already' : 'is waiting to be mailed';
    return fail(`${message.id} ${why}. "retry" is for messages in failed/ and junk/.`);
  }
  await store.move(message.id, folder, 'new');
  console.log(`${message.id} is ${whenMailed}.`);
}

export async function retryAll({ store }: CommandContext): Promise<void> {
  let moved = 0;
  for (const id of await store.list('failed'))
    if (await store.move(id, 'failed', 'new')) moved += 1;
  const when = moved === 0 ? 'in failed/' : `${moved === 1 ? 'is' : 'are'} ${whenMailed}`;
  console.log(`${plural(moved, 'message', 'messages')} ${when}.`);
}

interface ForgetOptions {
  readonly email?: string;
  readonly before?: Date;
}

/** Removes messages for good. A message that was not mailed yet goes only with its address. */
export async function forget(
  { store, settings }: CommandContext,
  { email, before }: ForgetOptions,
): Promise<void> {
  const say = (removed: number) =>
    console.log(`${plural(removed, 'message', 'messages')} removed.`);
  if (before !== undefined)
    return say(await removeBefore(store, before, ['sent', 'failed', 'junk']));
  if (email === undefined) return say(await removeExpired(store, settings, new Date()));
  const damaged: string[] = [];
  const onDamaged = (file: string) => damaged.push(file);
  let removed = 0;
  for await (const { folder, message } of findMessages(store, { email, onDamaged }))
    if (await store.remove(message.id, folder)) removed += 1;
  const { found, unsearched } = await searchDamagedFiles(store, damaged, email);
  for (const file of found) await rm(join(store.root, file), { force: true });
  say(removed + found.length);
  for (const file of unsearched)
    fail(`${quoteFile(file)} could not be searched. Check it by hand.`);
}

/** Finds a message by its id or by either end of it. Says why if there is not exactly one. */
async function findOne(store: MessageStore, part: string): Promise<FoundMessage | undefined> {
  const found: FoundMessage[] = [];
  const hasId = (id: string) => id.startsWith(part) || id.endsWith(part);
  for await (const message of findMessages(store, { hasId })) found.push(message);
  if (found.length === 1) return found[0];
  const ids = found.map(({ message }) => `\n  ${message.id}`).join('');
  const text = JSON.stringify(part);
  fail(
    found.length === 0
      ? `No message has the id ${text}.\n  The command "list" prints all ids.`
      : `${found.length} messages have an id that begins or ends with ${text}.${ids}`,
  );
  return undefined;
}
