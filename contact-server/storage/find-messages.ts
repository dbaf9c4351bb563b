import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asciiAddress } from '../message/field-rules.ts';
import { type MessageStore, unlessGone } from './message-store.ts';
import {
  idOfFile,
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
  /** Receives `folder/name` of each file that is not a message. */
  readonly onDamaged?: (file: string) => void;
}

/** Finds messages folder by folder, oldest first, one at a time. Rejects if a file cannot be read. */
export async function* findMessages(
  store: MessageStore,
  { folders = messageFolders, hasId = () => true, email, onDamaged }: FindOptions = {},
): AsyncGenerator<FoundMessage> {
  const address = email && asciiAddress(email);
  const isFrom = (message: StoredMessage) =>
    address === undefined || asciiAddress(message.email) === address;
  const isWanted = (name: string) => hasId(idOfFile(name) ?? name);
  for (const folder of folders) {
    for (const name of (await store.names(folder)).filter(isWanted)) {
      const id = idOfFile(name);
      // The service may move it at any time.
      const message = id ? await unlessGone(store.read(folder, id), 'moved' as const) : undefined;
      if (message === undefined) onDamaged?.(`${folder}/${name}`);
      else if (message !== 'moved' && isFrom(message)) yield { folder, message };
    }
  }
}

/** A larger file is not a message of this service. */
const maxSearchedBytes = 10_000_000;

/**
 * Which of `damaged` and of the files in `corrupt/` contain an address, and which cannot be searched for
 * it, as `folder/name`.
 */
export async function searchDamagedFiles(
  store: MessageStore,
  damaged: readonly string[],
  email: string,
) {
  const found: string[] = [];
  const unsearched: string[] = [];
  const corrupt = (await store.names('corrupt')).map((name) => `corrupt/${name}`);
  for (const file of [...damaged, ...corrupt]) {
    const path = join(store.root, file);
    const entry = await unlessGone(lstat(path), undefined);
    if (entry === undefined) continue;
    if (!entry.isFile() || entry.size > maxSearchedBytes) unsearched.push(file);
    else if (contains(await unlessGone(readFile(path, 'utf8'), ''), email)) found.push(file);
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
