import type { MessageFolder } from './folders.ts';
import type { MessageStore } from './message-store.ts';
import { timeOfId } from './stored-message.ts';

/** Removes the messages received before a moment. Resolves to their number. */
export async function removeBefore(
  store: MessageStore,
  before: Date,
  folders: readonly MessageFolder[],
): Promise<number> {
  let removed = 0;
  for (const folder of folders) {
    for (const id of await store.list(folder)) {
      if (timeOfId(id) >= before.getTime()) break;
      if (await store.remove(id, folder)) removed += 1;
    }
  }
  return removed;
}
