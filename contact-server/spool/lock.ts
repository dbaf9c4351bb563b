import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { errorCode } from './error-code.ts';

export interface Lock {
  /** Runs when a command has put something into the spool. */
  onKnock(look: () => void): void;
  release(): Promise<void>;
}

/**
 * Keeps a spool to one service: a socket in it that somebody listens on. The system takes the listener
 * away with its process, however that ends, and a number of a process would mean nothing from one
 * container to the next. Resolves to undefined where another service has the spool.
 */
export async function lockSpool(folder: string): Promise<Lock | undefined> {
  const directory = await open(folder, 'r');
  const path = shortPath(folder, directory.fd);
  if (await isAnswered(path)) {
    await directory.close();
    return undefined;
  }
  await rm(join(folder, 'lock'), { force: true, recursive: true });
  let look = (): void => undefined;
  const server = createServer((socket) => {
    socket.on('error', () => undefined).end();
    look();
  });
  try {
    server.listen(path);
    await once(server, 'listening');
  } catch (error) {
    await directory.close();
    // Another one was quicker.
    if (errorCode(error) === 'EADDRINUSE') return undefined;
    throw error;
  }
  server.unref();
  return {
    onKnock: (next) => {
      look = next;
    },
    release: async () => {
      await new Promise((resolve) => server.close(resolve));
      await directory.close();
    },
  };
}

/** Tells the service of a spool, if there is one, to look through it. */
export async function knock(folder: string): Promise<boolean> {
  const directory = await open(folder, 'r');
  const isThere = await isAnswered(shortPath(folder, directory.fd));
  await directory.close();
  return isThere;
}

/** The address of a socket has room for about a hundred characters. */
function shortPath(folder: string, descriptor: number): string {
  return process.platform === 'linux' ? `/proc/self/fd/${descriptor}/lock` : join(folder, 'lock');
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
