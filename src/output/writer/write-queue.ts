import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { OutFolders } from '../../core/files/staging-folders.ts';
import type { FileToPlace, Placer } from './file-sink.ts';
import { createPlacer } from './file-writer.ts';
import type { PlaceWorkerData } from './write-worker.ts';

/** Places files, many of them in a thread of its own while others are made. */
export interface FilePlacer extends Placer {
  /** Resolves when all that it was given are placed, and rejects where some could not be. */
  readonly settle: () => Promise<void>;
  /** From then on nothing is placed any more. */
  readonly close: () => Promise<void>;
}

export interface FilePlacerOptions {
  readonly folders: OutFolders;
  /** `write-worker.ts`, compiled. Without it there is no other thread. */
  readonly placerFile?: string | undefined;
}

/** To start a thread takes longer than to write so many. */
const filesBefore = 500;

/**
 * A disk may take as long to create a file as React takes to render it. Who renders hands files
 * over, and writes as well where the other thread does not keep up.
 */
export function createFilePlacer({ folders, placerFile }: FilePlacerOptions): FilePlacer {
  const here = createPlacer(folders);
  let thread: PlacerThread | undefined;
  let count = 0;
  const place = (file: FileToPlace): void => {
    count += 1;
    if (count === filesBefore && placerFile !== undefined)
      thread = startThread(placerFile, folders);
    if (!thread?.take(file)) here.place(file);
  };
  return {
    place,
    carryOver: here.carryOver,
    settle: async () => thread?.settle(),
    close: async () => thread?.close(),
  };
}

interface PlacerThread extends Pick<FilePlacer, 'settle' | 'close'> {
  /** False where it has enough to do. */
  readonly take: (file: FileToPlace) => boolean;
}

/** Much for one message, and little beside what is held of a site. */
const charactersAtOnce = 250_000;
const messagesUnderWay = 8;

function startThread(placerFile: string, folders: OutFolders): PlacerThread {
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const data: PlaceWorkerData = { folders, done };
  const worker = new Worker(placerFile, { workerData: data });
  const failed = once(worker, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => {});
  let files: FileToPlace[] = [];
  let characters = 0;
  let sent = 0;
  const send = (): void => {
    worker.postMessage(files);
    sent += 1;
    files = [];
    characters = 0;
  };
  const take = (file: FileToPlace): boolean => {
    // Bytes may be a part of many more, which would all be sent.
    if (typeof file.contents !== 'string') return false;
    if (sent - Atomics.load(done, 0) >= messagesUnderWay) return false;
    files.push(file);
    characters += file.contents.length;
    if (characters >= charactersAtOnce) send();
    return true;
  };
  const settle = async (): Promise<void> => {
    if (files.length > 0) send();
    const placed = once(worker, 'message');
    send();
    await Promise.race([placed, failed]);
  };
  const close = async (): Promise<void> => {
    await worker.terminate();
  };
  return { take, settle, close };
}
