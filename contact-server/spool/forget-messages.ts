import type { Spool } from '../spool.ts';
import { everyMessage } from './find-message.ts';
import type { MessageFolder } from './folders.ts';
import { timeOfId } from './stored-message.ts';

/** Removes what came before a moment from some folders; resolves to how many messages that were. */
export async function forgetBefore(
  spool: Spool,
  before: Date,
  folders: readonly MessageFolder[],
): Promise<number> {
  let forgotten = 0;
  for (const folder of folders) {
    for (const id of await spool.list(folder)) {
      if (timeOfId(id) >= before.getTime()) break;
      if (await spool.remove(id, folder)) forgotten += 1;
    }
  }
  return forgotten;
}

/** Removes everything that came from an address, wherever it is on its way. */
export async function forgetEmail(spool: Spool, email: string): Promise<number> {
  let forgotten = 0;
  const wanted = email.toLowerCase();
  for await (const { folder, message } of everyMessage(spool)) {
    if (message.email.toLowerCase() !== wanted) continue;
    if (await spool.remove(message.id, folder)) forgotten += 1;
  }
  return forgotten;
}
