import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asciiAddress } from '../message/field-rules.ts';
import { errorCode } from './error-code.ts';
import type { MessageStore } from './message-store.ts';
import {
  type MessageFolder,
  messageFolders,
  type StoredMessage,
  timeOfId,
} from './stored-message.ts';

export interface FoundMessage {
  readonly folder: MessageFolder;
  readonly message: StoredMessage;
}

interface FindOptions {
  readonly folders?: readonly MessageFolder[];
  /** Selects by id, before the file is read. */
  readonly hasId?: (id: string) => boolean;
  /** In any spelling: upper case, or the domain in punycode. */
  readonly email?: string | undefined;
}

/** Finds messages folder by folder, oldest first, one at a time. Rejects if a file cannot be read. */
export async function* findMessages(
  store: MessageStore,
  { folders = messageFolders, hasId = () => true, email }: FindOptions = {},
): AsyncGenerator<FoundMessage> {
  const address = email && asciiAddress(email);
  for (const folder of folders) {
    for (const id of (await store.list(folder)).filter(hasId)) {
      const message = await store.read(folder, id).catch((error) => {
        // The service may have moved the file meanwhile.
        if (errorCode(error) !== 'ENOENT') throw error;
      });
      if (message && (address === undefined || asciiAddress(message.email) === address))
        yield { folder, message };
    }
  }
}

/** A larger file in `corrupt/` is not a message of this service. */
const maxSearchedBytes = 10_000_000;

/** The files in `corrupt/` that contain an address, and those that cannot be searched for it. */
export async function findCorruptFiles(store: MessageStore, email: string | undefined) {
  const found: string[] = [];
  const unsearched: string[] = [];
  if (email === undefined) return { found, unsearched };
  for (const name of await store.names('corrupt')) {
    const path = join(store.root, 'corrupt', name);
    const entry = await lstat(path);
    if (!entry.isFile() || entry.size > maxSearchedBytes) unsearched.push(name);
    else if (contains(await readFile(path, 'utf8'), email)) found.push(name);
  }
  return { found, unsearched };
}

/** What cannot be in an address: signs, spaces, zeros, and the character that stands for damaged bytes. */
const separators = /[^\w.!#$%&'*+/=?^`{|}~@\-\P{ASCII}]+|[\s\p{Cc}\ufffd]+/u;

/** More than the longest address: 64 bytes, `@`, and 255 bytes. */
const maxAddressLength = 320;

function contains(text: string, email: string): boolean {
  const address = asciiAddress(email);
  return text
    .split(separators)
    .filter((word) => word.length <= maxAddressLength && /^[^@]+@[^@]+$/.test(word))
    .some((word) => asciiAddress(word) === address);
}

export type StoreCounts = Awaited<ReturnType<typeof countStore>>;

/** Counts the messages in the store by listing its folders. Reads no file. */
export async function countStore(store: MessageStore) {
  const waiting = [...(await store.list('new')), ...(await store.list('cur'))].sort();
  const [oldest] = waiting;
  return {
    /** Accepted and not mailed yet; spam and failures are not among them. */
    waiting: waiting.length,
    oldestWaiting: oldest === undefined ? undefined : new Date(timeOfId(oldest)),
    failed: (await store.list('failed')).length,
    corrupt: (await store.names('corrupt')).length,
  };
}
