import { composeText } from '../delivery/mails.ts';
import { type FoundMessage, findMessages } from '../storage/find-message.ts';
import type { MessageStore } from '../storage/message-store.ts';
import type { CommandContext } from './print.ts';
import { forTerminal, type Print } from './print.ts';

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
