import { randomBytes } from 'node:crypto';
import { lstat, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContactMessage } from '../message/message.ts';
import { errorCode } from './error-code.ts';
import { type FolderName, folderNames, type MessageFolder } from './folders.ts';
import { coalesce, makeFolder, syncFolder, writeDurably } from './fsync.ts';
import {
  type Annotations,
  idOfFile,
  makeMessageId,
  readStored,
  type StoredMessage,
} from './stored-message.ts';

/** A folder of messages, laid out like a Maildir. Other programs may read, move, and remove its files. */
export interface MessageStore {
  /** Makes the folders. Rejects if nothing can be written in them. */
  prepare(): Promise<void>;
  /** Resolves to the id once the message would survive a power loss. */
  add(message: ContactMessage, receivedAt: Date, options?: AddOptions): Promise<string>;
  /** Rejects if a message could not be stored right now: writes, syncs, and removes a file. */
  probe(): Promise<void>;
  /** The ids of the messages in a folder, oldest first. */
  list(folder: MessageFolder): Promise<readonly string[]>;
  /** Undefined if the file holds no message. Rejects if it cannot be read. */
  read(folder: MessageFolder, id: string): Promise<StoredMessage | undefined>;
  /** Resolves to false if the message is not there any more. */
  move(id: string, from: MessageFolder, to: MessageFolder): Promise<boolean>;
  /** Adds to what a file notes beside the message. Resolves to false if it is not there any more. */
  annotate(id: string, folder: MessageFolder, annotations: Annotations): Promise<boolean>;
  remove(id: string, folder: MessageFolder): Promise<boolean>;
  /** The file names in a folder, sorted; none if the folder does not exist. */
  names(folder: FolderName): Promise<readonly string[]>;
  /** Moves a file that is no message to `corrupt/`, under another name if that one is taken. */
  setAside(name: string, from: MessageFolder): Promise<void>;
  /** Removes files that were never finished. Only the folder's owner may do it. */
  sweep(): Promise<void>;
}

export interface AddOptions extends Annotations {
  /** Sixteen hexadecimal digits that the id ends in; random by default. */
  readonly suffix?: string | undefined;
}

export interface MessageStoreOptions {
  /** Message-IDs of the mails end in it. */
  readonly mailDomain?: string | undefined;
  /** Rejects if another service owns the folder. Runs before a message is added or moved. */
  readonly confirmOwner?: () => Promise<void>;
}

/** Larger than the longest message with each character in its longest spelling. */
const maxFileBytes = 1_000_000;

/** @param folder absolute */
export function createMessageStore(
  folder: string,
  { mailDomain, confirmOwner = async () => undefined }: MessageStoreOptions = {},
): MessageStore {
  const path = (name: FolderName, file = '') => join(folder, name, file);
  const syncs = new Map(
    folderNames.map((name) => [name, coalesce(() => syncFolder(path(name)))] as const),
  );
  const sync = async (name: FolderName) => syncs.get(name)?.();

  const prepare = async () => {
    for (const name of folderNames) await makeFolder(path(name));
  };

  const names: MessageStore['names'] = async (name) => {
    const found = await readdir(path(name)).catch((error) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    });
    return found.sort();
  };

  /** The order is the promise: file, rename, and folder are on disk before the caller goes on. */
  const write = async (file: string, text: string, to: MessageFolder) => {
    const temporary = path('tmp', file);
    try {
      await writeDurably(temporary, text);
      await rename(temporary, path(to, file));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    await sync(to);
  };

  const writeInto = async (file: string, text: string, to: MessageFolder) => {
    await confirmOwner();
    try {
      await write(file, text, to);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      // Someone removed the folders.
      await prepare();
      await write(file, text, to);
    }
  };

  return {
    prepare,
    names,
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
    async add(message, receivedAt, options = {}) {
      const { suffix = randomBytes(8).toString('hex'), ...annotations } = options;
      const id = `${receivedAt.toISOString().replace(/[-:.]/g, '')}-${suffix}`;
      const stored: StoredMessage = {
        id,
        receivedAt: receivedAt.toISOString(),
        messageId: makeMessageId(id, mailDomain),
        ...message,
        ...annotations,
      };
      await writeInto(`${id}.json`, toText(stored), annotations.junk ? 'junk' : 'new');
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
      await confirmOwner();
      const isMoved = await ifThere(rename(path(from, `${id}.json`), path(to, `${id}.json`)));
      // A message in `cur/` is mailed again after a power loss, wherever it is found.
      if (isMoved && to !== 'cur') await sync(to);
      return isMoved;
    },
    async annotate(id, name, annotations) {
      const file = `${id}.json`;
      const text = await readFile(path(name, file), 'utf8').catch((error) => {
        if (errorCode(error) === 'ENOENT') return '';
        throw error;
      });
      const stored = readStored(text, id);
      if (stored === undefined) return false;
      await write(file, toText({ ...stored, ...annotations }), name);
      return true;
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

function toText(stored: StoredMessage): string {
  return `${JSON.stringify(stored, null, 2)}\n`;
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
