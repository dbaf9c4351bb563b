import { messageFolders } from '../spool/folders.ts';
import { timeOfId } from '../spool/stored-message.ts';
import type { Spool } from '../spool.ts';
import { keyLifeMs, type LocalKeys } from './local-keys.ts';

/** Learns the keys of the last day's messages again: a repeated post is one after a restart, too. */
export async function loadKeys(keys: LocalKeys, spool: Spool, now: Date): Promise<void> {
  for (const folder of messageFolders) {
    for (const id of await spool.list(folder)) {
      if (Math.abs(now.getTime() - timeOfId(id)) >= keyLifeMs) continue;
      const message = await spool.read(folder, id).catch(() => undefined);
      if (message?.key) keys.remember(message.key, id, new Date(timeOfId(id)));
    }
  }
}
