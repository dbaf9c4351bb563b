import { everyMessage } from '../spool/find-message.ts';
import { type MessageFolder, messageFolders } from '../spool/folders.ts';
import type { Spool } from '../spool.ts';
import { oneLine, type Print } from './print.ts';

/** One line for each message. */
export async function list(
  spool: Spool,
  folder: MessageFolder | undefined,
  print: Print,
): Promise<number> {
  const folders = folder === undefined ? messageFolders : [folder];
  for await (const { folder: at, message } of everyMessage(spool, folders)) {
    const { id, subject, name, email, junk } = message;
    const why = at === 'junk' && junk ? ` (${junk})` : '';
    print.out(`${at.padEnd(6)} ${id}  ${subject.padEnd(16)} ${oneLine(name)} <${email}>${why}\n`);
  }
  const corrupt = await spool.names('corrupt');
  if (corrupt.length > 0)
    print.error(
      `${corrupt.length} in corrupt/: these files are no messages. Look into them by hand.\n`,
    );
  return 0;
}
