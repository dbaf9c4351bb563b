import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync } from 'node:fs';
import { link, open, readdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { errorCode } from './error-code.ts';
import { makeFolder } from './fsync.ts';

const confirmEveryMs = 2_000;
const maxRounds = 20;

/**
 * Allows only one service per folder. The lock is a listening socket: the system closes it with its process,
 * however that ends, while a process id means nothing in another container. Resolves to a sentence if
 * another service has the folder: its process, machine, and since when.
 *
 * @param onLost runs once, with that sentence, when another service has taken the folder
 */
export async function lockFolder(folder: string, onLost: (problem: string) => void) {
  const first = await acquire(folder);
  if (typeof first === 'string') return first;
  let held = first;
  let retaking: Promise<void> | undefined;
  const retake = async () => {
    const again = await acquire(folder);
    if (typeof again === 'string') {
      onLost(again);
      throw new Error(again);
    }
    held.server.close();
    held = again;
  };
  /**
   * Rejects if another service owns the folder. If the folder or the lock was removed, takes the lock
   * again. Costs microseconds while nothing has changed.
   */
  const confirm = async () => {
    if (lstatSync(held.path, { throwIfNoEntry: false })?.ino === held.inode) return;
    retaking ??= retake().finally(() => {
      retaking = undefined;
    });
    await retaking;
  };
  const timer = setInterval(() => void confirm().catch(() => undefined), confirmEveryMs).unref();
  return {
    confirm,
    async release() {
      clearInterval(timer);
      await new Promise((resolve) => held.server.close(resolve));
    },
  };
}

/** Resolves to the lock, or to a sentence about the service that has it. */
async function acquire(folder: string) {
  await makeFolder(join(folder, 'tmp'));
  const temporary = join('tmp', `lock-${randomBytes(8).toString('hex')}`);
  const server = createServer((socket) => socket.on('error', () => undefined).end(self));
  try {
    await withShortPath(folder, (short) =>
      once(server.listen(join(short, temporary)), 'listening'),
    );
    const { owner, path = '' } = await claim(folder, temporary);
    if (owner === undefined) return { server: server.unref(), path, inode: lstatSync(path).ino };
    server.close();
    return `Another contact service owns this folder: ${owner}.\n  Each service needs a folder of its own, because it mails what is in it.`;
  } catch (error) {
    server.close();
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
  temporary: string,
): Promise<{ readonly owner?: string; readonly path?: string }> {
  for (let round = 0; round < maxRounds; round += 1) {
    const numbers = await lockNumbers(folder);
    for (const number of numbers) {
      const owner = await readOwner(folder, `lock.${number}`);
      if (owner !== undefined) return { owner };
    }
    const path = join(folder, `lock.${Math.max(0, ...numbers) + 1}`);
    try {
      await link(join(folder, temporary), path);
    } catch (error) {
      // Another service was quicker; as the owner, it may have removed our socket from tmp/.
      const code = errorCode(error);
      if (code === 'EEXIST' || code === 'ENOENT') continue;
      throw error;
    }
    for (const old of numbers)
      await rm(join(folder, `lock.${old}`), { force: true, recursive: true });
    return { path };
  }
  throw new Error('The lock changed hands too often. Start the service again.');
}

async function lockNumbers(folder: string): Promise<readonly number[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => /^lock\.(\d{1,15})$/.exec(name)?.[1] ?? []).map(Number);
}

const self = `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`;

/** Undefined if no process listens on the lock. */
async function readOwner(folder: string, name: string): Promise<string | undefined> {
  return withShortPath(folder, async (short) => {
    const socket = connect(join(short, name)).setTimeout(1_000, () => socket.destroy());
    try {
      await once(socket, 'connect');
      return (await text(socket).catch(() => '')) || 'a process that does not say more';
    } catch (error) {
      if (/^(ECONNREFUSED|ENOENT|ENOTSOCK)$/.test(errorCode(error) ?? '')) return undefined;
      throw error;
    } finally {
      socket.destroy();
    }
  });
}

/** A socket's address has room for about a hundred characters: on Linux, the folder is a number. */
async function withShortPath<Value>(
  folder: string,
  act: (shortPath: string) => Promise<Value>,
): Promise<Value> {
  const directory = await open(folder, 'r');
  try {
    return await act(process.platform === 'linux' ? `/proc/self/fd/${directory.fd}` : folder);
  } finally {
    await directory.close();
  }
}
