import type { Spool } from '../spool.ts';
import { type MessageFolder, messageFolders } from './folders.ts';
import type { StoredMessage } from './stored-message.ts';

/** A message and where it lies. */
export interface Placed {
  readonly folder: MessageFolder;
  readonly message: StoredMessage;
}

/** Every message that can be read, folder by folder, oldest first; one at a time, however many there are. */
export async function* everyMessage(
  spool: Spool,
  folders: readonly MessageFolder[] = messageFolders,
): AsyncGenerator<Placed> {
  for (const folder of folders) {
    for (const id of await spool.list(folder)) {
      // The service may have moved it on meanwhile.
      const message = await spool.read(folder, id).catch(() => undefined);
      if (message) yield { folder, message };
    }
  }
}

/** By its id, or by a beginning or end of it that no other message has. */
export async function findMessage(spool: Spool, part: string): Promise<readonly Placed[]> {
  const found: Placed[] = [];
  for (const folder of messageFolders) {
    for (const id of await spool.list(folder)) {
      if (!id.startsWith(part) && !id.endsWith(part)) continue;
      const message = await spool.read(folder, id).catch(() => undefined);
      if (message) found.push({ folder, message });
    }
  }
  return found;
}
