import { accessSync, constants, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, isForbidden } from './error-code.ts';
import { lockFolder } from './lock.ts';
import { createMessageStore, type MessageStore } from './message-store.ts';
import { folderNames } from './stored-message.ts';

/**
 * Prepares the folder and makes this process its only service. Unfinished files are removed. Resolves to
 * a sentence if another folder or owner is needed. Rejects if the disk does not work.
 */
export async function openStore(
  folder: string,
  mailDomain: string | undefined,
  onLost: (problem: string) => void,
) {
  try {
    await createMessageStore(folder).prepare();
    const lock = await lockFolder(folder, onLost);
    if (typeof lock === 'string') return lock;
    const store = createMessageStore(folder, mailDomain, lock.confirm);
    const problem = await findUnreadable(store);
    if (problem === undefined) {
      await store.sweep();
      return { store, lock };
    }
    await lock.release();
    return problem;
  } catch (error) {
    const problem = explainWrongFolder(folder, error);
    if (problem === undefined) throw error;
    return problem;
  }
}

const wrongFolderCodes = ['EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG'];

/** Undefined for an error that can pass while the setting stays the same, as when a disk is full. */
export function explainWrongFolder(folder: string, error: unknown): string | undefined {
  if (!wrongFolderCodes.includes(errorCode(error) ?? '')) return undefined;
  return `Set it to a folder that user ${userId()} can create and write to. ${folder} is not one: ${String(error)}`;
}

/**
 * A backup restored by root may belong to root. Those messages would never be mailed, so the service
 * does not start without them. The calls are synchronous: 100,000 of them take half a second.
 */
async function findUnreadable(store: MessageStore): Promise<string | undefined> {
  for (const name of folderNames) {
    for (const file of await store.names(name)) {
      const path = join(store.root, name, file);
      try {
        accessSync(path, constants.R_OK);
      } catch (error) {
        if (isForbidden(error))
          return `${name}/${file} belongs to user ${lstatSync(path).uid}, and user ${userId()} may not read it, as after a backup restored by root.\n  Give everything in the folder to the user of this service: chown -R ${userId()} ${store.root}`;
      }
    }
  }
  return undefined;
}

function userId(): string {
  return String(process.getuid?.() ?? '(unknown)');
}
