import { composeText } from '../delivery/mails.ts';
import { plural } from '../message/plural.ts';
import { type FoundMessage, findMessages } from '../storage/find-messages.ts';
import type { MessageStore } from '../storage/message-store.ts';
import { type MessageFolder, messageFolders } from '../storage/stored-message.ts';
import { type CommandContext, forTerminal, oneLine, type Print } from './print.ts';

/** Prints one line for each message. */
export async function list(
  { store }: CommandContext,
  folder: MessageFolder | undefined,
  print: Print,
): Promise<number> {
  const folders = folder === undefined ? messageFolders : [folder];
  for await (const { folder: place, message } of findMessages(store, { folders })) {
    const { id, subject, name, email, junk } = message;
    const why = place === 'junk' && junk ? ` (${oneLine(junk)})` : '';
    print.out(
      `${place.padEnd(6)} ${id}  ${subject.padEnd(16)} ${oneLine(name)} <${oneLine(email)}>${why}\n`,
    );
  }
  const corrupt = (await store.names('corrupt')).length;
  if (corrupt > 0)
    print.error(`${plural(corrupt, 'file', 'files')} in corrupt/ could not be read as messages.\n`);
  return 0;
}

export async function show({ store }: CommandContext, id: string, print: Print): Promise<number> {
  const found = await findOne(store, id, print);
  if (found === undefined) return 1;
  print.out(`In: ${found.folder}\n${forTerminal(composeText(found.message))}`);
  return 0;
}

/** Finds a message by its id or by either end of it. Prints why if there is not exactly one. */
export async function findOne(
  store: MessageStore,
  part: string,
  print: Print,
): Promise<FoundMessage | undefined> {
  const found: FoundMessage[] = [];
  const hasId = (id: string) => id.startsWith(part) || id.endsWith(part);
  for await (const message of findMessages(store, { hasId })) found.push(message);
  if (found.length === 1) return found[0];
  const ids = found.map(({ message }) => `  ${message.id}\n`).join('');
  print.error(
    found.length === 0
      ? `No message has the id ${JSON.stringify(part)}.\n  The command "list" prints all ids.\n`
      : `${found.length} messages have an id that begins or ends with ${JSON.stringify(part)}.\n${ids}`,
  );
  return undefined;
}
