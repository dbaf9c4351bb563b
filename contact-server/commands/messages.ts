import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { composeText } from '../delivery/mails.ts';
import { removeBefore, removeExpired } from '../delivery/maintenance.ts';
import { plural } from '../message/plural.ts';
import { type FoundMessage, findCorruptFiles, findMessages } from '../storage/find-messages.ts';
import { notify } from '../storage/lock.ts';
import type { MessageStore } from '../storage/message-store.ts';
import { type MessageFolder, messageFolders } from '../storage/stored-message.ts';
import {
  type CommandContext,
  forTerminal,
  oneLine,
  oneLineName,
  print,
  printError,
} from './print.ts';

export async function list({ store }: CommandContext, only?: MessageFolder) {
  const folders = only === undefined ? messageFolders : [only];
  for await (const { folder, message } of findMessages(store, { folders })) {
    const { id, subject, name, email, junk } = message;
    const why = folder === 'junk' && junk ? ` (${oneLine(junk)})` : '';
    print(
      `${folder.padEnd(6)} ${id}  ${subject.padEnd(16)} ${oneLine(name)} <${oneLine(email)}>${why}\n`,
    );
  }
  const corrupt = (await store.names('corrupt')).length;
  if (corrupt > 0)
    printError(`${plural(corrupt, 'file', 'files')} in corrupt/ could not be read as messages.\n`);
  return 0;
}

export async function show({ store }: CommandContext, id: string): Promise<number> {
  const found = await findOne(store, id);
  if (found === undefined) return 1;
  print(`In: ${found.folder}\n${forTerminal(composeText(found.message))}`);
  return 0;
}

export async function retry({ store }: CommandContext, part: string): Promise<number> {
  const found = await findOne(store, part);
  if (found === undefined) return 1;
  const { id } = found.message;
  if (found.folder !== 'failed' && found.folder !== 'junk') {
    const why = found.folder === 'sent' ? 'was mailed already' : 'is waiting to be mailed';
    printError(`${id} ${why}. "retry" is for messages in failed/ and junk/.\n`);
    return 1;
  }
  await store.move(id, found.folder, 'new');
  print(`${id} ${await whenMailed(store, 'is')}.\n`);
  return 0;
}

export async function retryAll({ store }: CommandContext): Promise<number> {
  let moved = 0;
  for (const id of await store.list('failed'))
    if (await store.move(id, 'failed', 'new')) moved += 1;
  const when = moved === 0 ? 'in failed/' : await whenMailed(store, moved === 1 ? 'is' : 'are');
  print(`${plural(moved, 'message', 'messages')} ${when}.\n`);
  return 0;
}

async function whenMailed({ root }: MessageStore, verb: string): Promise<string> {
  return (await notify(root)) ? `${verb} being mailed` : 'will be mailed when the service runs';
}

/** Removes messages for good. A message that was not mailed yet goes only with its address. */
export async function forget(
  { store, settings }: CommandContext,
  { email, before }: { readonly email?: string; readonly before?: Date },
): Promise<number> {
  if (email !== undefined) return forgetEmail(store, email);
  const removed =
    before === undefined
      ? await removeExpired(store, settings, new Date())
      : await removeBefore(store, before, ['sent', 'failed', 'junk']);
  print(`${plural(removed, 'message', 'messages')} removed.\n`);
  return 0;
}

async function forgetEmail(store: MessageStore, email: string): Promise<number> {
  let removed = 0;
  for await (const { folder, message } of findMessages(store, { email }))
    if (await store.remove(message.id, folder)) removed += 1;
  const { found, unsearched } = await findCorruptFiles(store, email);
  for (const name of found) await rm(join(store.root, 'corrupt', name));
  print(`${plural(removed + found.length, 'message', 'messages')} removed.\n`);
  for (const name of unsearched)
    printError(`corrupt/${oneLineName(name)} could not be searched. Check it by hand.\n`);
  return unsearched.length === 0 ? 0 : 1;
}

/** Finds a message by its id or by either end of it. Prints why if there is not exactly one. */
async function findOne(store: MessageStore, part: string): Promise<FoundMessage | undefined> {
  const found: FoundMessage[] = [];
  const hasId = (id: string) => id.startsWith(part) || id.endsWith(part);
  for await (const message of findMessages(store, { hasId })) found.push(message);
  if (found.length === 1) return found[0];
  const ids = found.map(({ message }) => `  ${message.id}\n`).join('');
  printError(
    found.length === 0
      ? `No message has the id ${JSON.stringify(part)}.\n  The command "list" prints all ids.\n`
      : `${found.length} messages have an id that begins or ends with ${JSON.stringify(part)}.\n${ids}`,
  );
  return undefined;
}
