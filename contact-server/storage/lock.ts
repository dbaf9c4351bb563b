import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync } from 'node:fs';
import { type FileHandle, link, open, readdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { errorCode } from './error-code.ts';
import { makeFolder } from './fsync.ts';

export interface Lock {
  /**
   * Rejects if another service owns the folder. If the folder or the lock was removed, takes the lock
   * again. Costs microseconds while nothing has changed.
   */
  confirm(): Promise<void>;
  /** Runs when a command has put a message into the store. */
  onNotify(run: () => void): void;
  /** Runs once, with the other service's description, when this process has lost the folder. */
  onLost(run: (owner: string) => void): void;
  release(): Promise<void>;
}

/** `owner` describes the service that has the folder: process, machine, and since when. */
export type Locked =
  | { readonly ok: true; readonly lock: Lock }
  | { readonly ok: false; readonly owner: string };

interface Held {
  readonly server: Server;
  readonly directory: FileHandle;
  readonly path: string;
  readonly inode: number;
}

const confirmEveryMs = 2_000;
const maxRounds = 20;

/**
 * Keeps a folder to one service. The lock is a listening socket: the system closes it with its process,
 * however that ends, while a process id means nothing in another container.
 */
export async function lockFolder(folder: string): Promise<Locked> {
  const handlers = { notify: (): void => undefined, lose: (_owner: string): void => undefined };
  const first = await acquire(folder, () => handlers.notify());
  if (typeof first === 'string') return { ok: false, owner: first };
  let held = first;
  let retaking: Promise<void> | undefined;
  const retake = async () => {
    const again = await acquire(folder, () => handlers.notify());
    if (typeof again === 'string') {
      handlers.lose(again);
      throw new Error(`Another contact service owns ${folder}: ${again}.`);
    }
    await close(held);
    held = again;
  };
  const confirm = async () => {
    if (isInPlace(held)) return;
    retaking ??= retake().finally(() => {
      retaking = undefined;
    });
    await retaking;
  };
  const timer = setInterval(() => void confirm().catch(() => undefined), confirmEveryMs).unref();
  return {
    ok: true,
    lock: {
      confirm,
      onNotify(run) {
        handlers.notify = run;
      },
      onLost(run) {
        handlers.lose = run;
      },
      release: () => {
        clearInterval(timer);
        return close(held);
      },
    },
  };
}

/** Tells the service that owns a folder, if one is running, to look for new messages. */
export async function notify(folder: string): Promise<boolean> {
  const directory = await open(folder, 'r');
  try {
    const name = (await lockNames(folder)).at(-1);
    return name !== undefined && (await readOwner(folder, directory, name)) !== undefined;
  } finally {
    await directory.close();
  }
}

/** Resolves to the lock, or to a description of the service that has it. */
async function acquire(folder: string, onConnection: () => void): Promise<Held | string> {
  await makeFolder(join(folder, 'tmp'));
  const directory = await open(folder, 'r');
  const temporary = join('tmp', `lock-${randomBytes(8).toString('hex')}`);
  const server = createServer((socket) => {
    socket.on('error', () => undefined).end(self);
    onConnection();
  });
  try {
    await once(server.listen(socketPath(folder, directory, temporary)), 'listening');
    const claimed = await claim(folder, directory, temporary);
    if ('owner' in claimed) {
      await close({ server: server.unref(), directory });
      return claimed.owner;
    }
    const path = join(folder, claimed.name);
    return { server: server.unref(), directory, path, inode: lstatSync(path).ino };
  } catch (error) {
    await close({ server, directory });
    throw error;
  } finally {
    await rm(join(folder, temporary), { force: true });
  }
}

/**
 * Links a listening socket to the next lock name. A lock whose process has ended is not removed first,
 * because two services that start together could each remove the other's new one: both try to link
 * the name after it, and the system lets one of them.
 */
async function claim(
  folder: string,
  directory: FileHandle,
  temporary: string,
): Promise<{ readonly name: string } | { readonly owner: string }> {
  for (let round = 0; round < maxRounds; round += 1) {
    const names = await lockNames(folder);
    for (const name of names) {
      const owner = await readOwner(folder, directory, name);
      if (owner !== undefined) return { owner };
    }
    const name = `lock.${numberOf(names.at(-1) ?? 'lock') + 1}`;
    try {
      await link(join(folder, temporary), join(folder, name));
    } catch (error) {
      // Another service was quicker; as the owner, it may have removed our socket from tmp/.
      const code = errorCode(error);
      if (code === 'EEXIST' || code === 'ENOENT') continue;
      throw error;
    }
    await Promise.all(names.map((old) => rm(join(folder, old), { force: true, recursive: true })));
    return { name };
  }
  throw new Error('The lock changed hands too often. Start the service again.');
}

/** Oldest first. */
async function lockNames(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => /^lock(\.\d{1,15})?$/.test(name));
  return names.sort((a, b) => numberOf(a) - numberOf(b));
}

function numberOf(name: string): number {
  return Number(name.split('.')[1] ?? 0);
}

const self = `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`;

/** Undefined if no process listens on the lock. */
async function readOwner(
  folder: string,
  directory: FileHandle,
  name: string,
): Promise<string | undefined> {
  const socket = connect(socketPath(folder, directory, name));
  const late = setTimeout(() => socket.destroy(), 1_000);
  try {
    await once(socket, 'connect');
    return (await text(socket).catch(() => '')) || 'a process that does not say more';
  } catch (error) {
    if (/^(ECONNREFUSED|ENOENT|ENOTSOCK)$/.test(errorCode(error) ?? '')) return undefined;
    throw error;
  } finally {
    clearTimeout(late);
    socket.destroy();
  }
}

/** A socket's address has room for about a hundred characters: on Linux, the folder is a number. */
function socketPath(folder: string, directory: FileHandle, name: string): string {
  const root = process.platform === 'linux' ? `/proc/self/fd/${directory.fd}` : folder;
  return join(root, name);
}

function isInPlace({ path, inode }: Held): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.ino === inode;
}

async function close({ server, directory }: Pick<Held, 'server' | 'directory'>): Promise<void> {
  if (server.listening) await new Promise((resolve) => server.close(resolve));
  await directory.close();
}
