import { plural } from '../message/plural.ts';
import { findMessages } from '../storage/find-message.ts';
import type { MessageFolder } from '../storage/folders.ts';
import type { CommandContext } from './print.ts';
import { oneLine, type Print } from './print.ts';

/** Prints one line for each message. */
export async function list(
  { store }: CommandContext,
  folder: MessageFolder | undefined,
  print: Print,
): Promise<number> {
  const folders = folder === undefined ? {} : { folders: [folder] };
  for await (const { folder: place, message } of findMessages(store, folders)) {
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
