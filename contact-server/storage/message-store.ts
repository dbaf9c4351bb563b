import { randomBytes } from 'node:crypto';
import { renameSync } from 'node:fs';
import { lstat, readdir, readFile, rename as renameFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContactMessage } from '../message/message.ts';
import { errorCode } from './error-code.ts';
import { coalesce, makeFolder, syncFolder, writeDurably } from './fsync.ts';
import {
  type Annotations,
  type FolderName,
  folderNames,
  idOfFile,
  type MessageFolder,
  makeMessageId,
  messageFolders,
  readStored,
  type StoredMessage,
} from './stored-message.ts';

/** A folder of messages, laid out like a Maildir. Other programs may read, move, and remove its files. */
export type MessageStore = ReturnType<typeof createMessageStore>;

/** More than the longest message with each character in its longest encoding. */
const maxFileBytes = 1_000_000;

/**
 * @param root the folder, absolute
 * @param mailDomain Message-IDs of the mails end in it
 * @param confirmOwner rejects if another service owns the folder: runs before a message is added or moved
 */
export function createMessageStore(
  root: string,
  mailDomain?: string,
  confirmOwner = async (): Promise<void> => undefined,
) {
  const path = (name: FolderName, file = '') => join(root, name, file);
  const syncs = new Map(folderNames.map((name) => [name, coalesce(() => syncFolder(path(name)))]));
  const sync = async (name: FolderName) => syncs.get(name)?.();

  const prepare = async () => {
    for (const name of folderNames) await makeFolder(path(name));
  };

  /** The file names in a folder, sorted; none if the folder does not exist. */
  const names = async (name: FolderName): Promise<readonly string[]> =>
    (await unlessGone(readdir(path(name)), [])).sort();

  const list = async (name: MessageFolder): Promise<readonly string[]> =>
    (await names(name)).flatMap((file) => idOfFile(file) ?? []);

  /** In this order, the file, its name, and the folder are on disk before the caller continues. */
  const write = async (stored: StoredMessage, to: MessageFolder) => {
    const file = `${stored.id}.json`;
    const temporary = path('tmp', file);
    try {
      await writeDurably(temporary, `${JSON.stringify(stored, null, 2)}\n`);
      renameSync(temporary, path(to, file));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    await sync(to);
  };

  /** Resolves to false if the file is not there any more. If a folder was removed, it is made again. */
  const rename = async (file: string, target: string) => {
    const act = () => isDone(renameFile(file, target));
    return (await act()) || prepare().then(act);
  };

  return {
    root,
    prepare,
    names,
    list,
    /** Rejects if a message could not be stored right now: writes, syncs, and removes a file. */
    async probe() {
      await confirmOwner();
      await prepare();
      const file = path('tmp', `probe-${randomBytes(8).toString('hex')}`);
      try {
        await writeDurably(file, 'probe');
        await sync('new');
      } finally {
        await rm(file, { force: true });
      }
    },
    /**
     * Resolves to the id once the message would survive a power loss.
     *
     * @param suffix sixteen hexadecimal digits that the id ends in
     */
    async add(
      message: ContactMessage & Annotations,
      receivedAt: Date,
      suffix = randomBytes(8).toString('hex'),
    ) {
      const id = `${receivedAt.toISOString().replace(/[-:.]/g, '')}-${suffix}`;
      const messageId = makeMessageId(id, mailDomain);
      const stored = { id, receivedAt: receivedAt.toISOString(), messageId, ...message };
      const folder = message.junk ? 'junk' : 'new';
      await confirmOwner();
      await write(stored, folder).catch(async (error) => {
        if (errorCode(error) !== 'ENOENT') throw error;
        // The folders were removed.
        await prepare();
        await write(stored, folder);
      });
      return id;
    },
    /** The times of the files in a folder, in milliseconds since 1970. */
    async times(name: MessageFolder): Promise<readonly number[]> {
      const entries = (await names(name)).map((file) => unlessGone(lstat(path(name, file)), []));
      return (await Promise.all(entries)).flat().map(({ mtimeMs }) => mtimeMs);
    },
    /** Undefined if the file holds no message. Rejects if it cannot be read. */
    async read(name: MessageFolder, id: string): Promise<StoredMessage | undefined> {
      const file = path(name, `${id}.json`);
      // A pipe would never end, and a link may lead anywhere.
      const entry = await lstat(file);
      if (!entry.isFile() || entry.size > maxFileBytes) return undefined;
      return readStored(await readFile(file, 'utf8'), id);
    },
    /** Whether the message is in any folder. In the order of `messageFolders`, one that moves on is not missed. */
    async has(id: string): Promise<boolean> {
      for (const name of messageFolders)
        if (await isDone(lstat(path(name, `${id}.json`)))) return true;
      return false;
    },
    /** Resolves to false if the message is not there any more. @param at becomes the time of its file */
    async move(id: string, from: MessageFolder, to: MessageFolder, at?: Date): Promise<boolean> {
      await confirmOwner();
      const file = path(from, `${id}.json`);
      if (at !== undefined) await isDone(utimes(file, at, at));
      const isMoved = await rename(file, path(to, `${id}.json`));
      // A message in `cur/` is mailed again after a power loss, wherever it is found.
      if (isMoved && to !== 'cur') await sync(to);
      return isMoved;
    },
    async annotate(id: string, name: MessageFolder, annotations: Annotations): Promise<void> {
      const text = await unlessGone(readFile(path(name, `${id}.json`), 'utf8'), '');
      const stored = readStored(text, id);
      await prepare();
      if (stored !== undefined) await write({ ...stored, ...annotations }, name);
    },
    /** Resolves to false if the message is not there any more. */
    remove: (id: string, name: MessageFolder) => isDone(rm(path(name, `${id}.json`))),
    /** Moves a file that is no message to `corrupt/`, under another name if that one is taken. */
    async setAside(name: string, from: MessageFolder): Promise<void> {
      const isTaken = await isDone(lstat(path('corrupt', name)));
      const free = isTaken ? `${name}.${randomBytes(4).toString('hex')}` : name;
      await rename(path(from, name), path('corrupt', free));
    },
    /** Removes files that were never finished. Only the folder's owner may do it. */
    async sweep(): Promise<void> {
      // A service that starts at the same time may remove its own.
      const options = { recursive: true, force: true };
      for (const name of await names('tmp')) await rm(path('tmp', name), options);
    },
  };
}

/** Resolves to false for a file that is not there. */
async function isDone(action: Promise<unknown>): Promise<boolean> {
  const done = () => true;
  return unlessGone(action.then(done), false);
}

/** Resolves to `otherwise` for a file that is not there. */
export async function unlessGone<Value, Other>(
  action: Promise<Value>,
  otherwise: Other,
): Promise<Value | Other> {
  try {
    return await action;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return otherwise;
    throw error;
  }
}
