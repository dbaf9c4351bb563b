import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContactMessage } from './message.ts';

/** What one file of the spool holds, as JSON. */
export interface StoredMessage extends ContactMessage {
  /** The file's name without `.json`. Sorts by time. */
  readonly id: string;
  /** ISO 8601, in UTC. */
  readonly receivedAt: string;
}

/** A folder of messages in the fashion of Maildir: written in `tmp/`, complete once in `new/`. */
export interface Spool {
  /** Makes the folders; rejects where nothing could be written. */
  prepare(): Promise<void>;
  /** Resolves to the id when the message would survive the loss of power. */
  store(message: ContactMessage, receivedAt: Date): Promise<string>;
}

/** @param folder absolute */
export function createSpool(folder: string): Spool {
  const folders = { tmp: join(folder, 'tmp'), new: join(folder, 'new') };
  const prepare = async () => {
    await makeFolder(folders.tmp);
    await makeFolder(folders.new);
  };
  const store = async (message: ContactMessage, receivedAt: Date) => {
    await prepare();
    const id = makeId(receivedAt);
    const stored: StoredMessage = { id, receivedAt: receivedAt.toISOString(), ...message };
    const aside = join(folders.tmp, `${id}.json`);
    try {
      await writeDurably(aside, `${JSON.stringify(stored, null, 2)}\n`);
      await rename(aside, join(folders.new, `${id}.json`));
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    await syncFolder(folders.new);
    return id;
  };
  return { prepare, store };
}

/** Time first, without the signs that a file's name should not have. */
function makeId(at: Date): string {
  return `${at.toISOString().replace(/[-:.]/g, '')}-${randomBytes(8).toString('hex')}`;
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first !== undefined) await syncParents(folder, dirname(first));
  await access(folder, constants.W_OK | constants.X_OK);
}

/** A new folder is itself an entry of its parent, lost with the power unless that is synced. */
async function syncParents(folder: string, top: string): Promise<void> {
  const parent = dirname(folder);
  await syncFolder(parent);
  if (parent !== top && parent !== dirname(parent)) await syncParents(parent, top);
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
