import { randomBytes } from 'node:crypto';
import { lstat, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContactMessage } from './message.ts';
import { makeFolder, syncFolder } from './spool/durable.ts';
import { errorCode } from './spool/error-code.ts';
import { fold } from './spool/fold.ts';
import { type FolderName, folderNames, type MessageFolder } from './spool/folders.ts';
import { createPut } from './spool/put-together.ts';
import { randomId } from './spool/random-id.ts';
import {
  idOfFile,
  type Marks,
  makeMessageId,
  readStored,
  type StoredMessage,
} from './spool/stored-message.ts';

/** A folder of messages in the fashion of Maildir. Others may read, move and remove its files meanwhile. */
export interface Spool {
  /** Makes the folders; rejects where nothing could be written. */
  prepare(): Promise<void>;
  /** Resolves to the id when the message would survive the loss of power. */
  store(message: ContactMessage, receivedAt: Date, marks?: Marks): Promise<string>;
  /** The messages of a folder by their ids, oldest first. */
  list(folder: MessageFolder): Promise<readonly string[]>;
  /** Undefined where the file holds no message; rejects where it cannot be read. */
  read(folder: MessageFolder, id: string): Promise<StoredMessage | undefined>;
  /** Resolves to false where the message is not there any more. */
  move(id: string, from: MessageFolder, to: MessageFolder): Promise<boolean>;
  remove(id: string, folder: MessageFolder): Promise<boolean>;
  /** What lies in a folder, by its names; none where there is no such folder. */
  names(folder: FolderName): Promise<readonly string[]>;
  /** Moves what is no message to `corrupt/`, under another name if that one is taken. */
  setAside(name: string, from: MessageFolder): Promise<void>;
  /** Removes what was never finished. Only for who owns the spool. */
  sweep(): Promise<void>;
}

/** Larger than any message in its longest spelling. */
const maxFileBytes = 1_000_000;

/**
 * @param folder absolute
 * @param mailDomain what the Message-IDs of its mails end in
 */
export function createSpool(folder: string, mailDomain?: string): Spool {
  const path = (name: FolderName, file = '') => join(folder, name, file);
  const syncs = new Map(
    folderNames.map((name) => [name, fold(() => syncFolder(path(name)))] as const),
  );
  const sync = (name: FolderName) => syncs.get(name)?.();

  const put = createPut(path('tmp'));

  const prepare = async () => {
    for (const name of folderNames) await makeFolder(path(name));
  };

  const names: Spool['names'] = async (name) => {
    const found = await readdir(path(name)).catch((error) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    });
    return found.sort();
  };

  return {
    prepare,
    names,
    async store(message, receivedAt, marks = {}) {
      const id = makeId(receivedAt);
      const stored: StoredMessage = {
        id,
        receivedAt: receivedAt.toISOString(),
        messageId: makeMessageId(id, mailDomain),
        ...message,
        ...marks,
      };
      const text = `${JSON.stringify(stored, null, 2)}\n`;
      const write = () => put(`${id}.json`, text, path(marks.junk ? 'junk' : 'new'));
      await write().catch(async (error) => {
        if (errorCode(error) !== 'ENOENT') throw error;
        // Somebody removed the folders.
        await prepare();
        await write();
      });
      return id;
    },
    async list(name) {
      return (await names(name)).flatMap((file) => idOfFile(file) ?? []);
    },
    async read(name, id) {
      const file = path(name, `${id}.json`);
      // A pipe would never end, and a link may lead anywhere.
      const entry = await lstat(file);
      if (!entry.isFile() || entry.size > maxFileBytes) return undefined;
      return readStored(await readFile(file, 'utf8'), id);
    },
    async move(id, from, to) {
      const isMoved = await ifThere(rename(path(from, `${id}.json`), path(to, `${id}.json`)));
      // What is being mailed is mailed again, wherever it is found after the loss of power.
      if (isMoved && to !== 'cur') await sync(to);
      return isMoved;
    },
    remove: (id, name) => ifThere(rm(path(name, `${id}.json`))),
    async setAside(name, from) {
      const isTaken = await ifThere(lstat(path('corrupt', name)));
      const free = isTaken ? `${name}.${randomBytes(4).toString('hex')}` : name;
      await ifThere(rename(path(from, name), path('corrupt', free)));
    },
    async sweep() {
      for (const name of await names('tmp')) await rm(path('tmp', name), { recursive: true });
    },
  };
}

/** Time first, without the signs that a file's name should not have. */
function makeId(at: Date): string {
  return `${at.toISOString().replace(/[-:.]/g, '')}-${randomId()}`;
}

async function ifThere(action: Promise<unknown>): Promise<boolean> {
  try {
    await action;
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
