import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { StagingFolders } from '../../core/files/staging-folders.ts';
import type { FileSink, FileToWrite } from './file-sink.ts';
import { createFileWriter } from './file-writer.ts';
import type { WriteWorkerData } from './write-worker.ts';

/** Places files, many of them in a thread of its own while others are made. */
export interface WriteQueue extends FileSink {
  /** Resolves when all that it was given are placed, and rejects where some could not be. */
  readonly settle: () => Promise<void>;
  /** From then on nothing is placed any more. */
  readonly close: () => Promise<void>;
}

export interface WriteQueueOptions {
  readonly folders: StagingFolders;
  /** `write-worker.ts`, compiled. Without it there is no other thread. */
  readonly placerFile?: string | undefined;
}

/** To start a thread takes longer than to write so many. */
const filesBefore = 500;

/**
 * A disk may take as long to create a file as React takes to render it. Who renders hands files
 * over, and writes as well where the other thread does not keep up.
 */
export function createWriteQueue({ folders, placerFile }: WriteQueueOptions): WriteQueue {
  const here = createFileWriter(folders);
  let thread: PlacerThread | undefined;
  let count = 0;
  const place = (file: FileToWrite): void => {
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

interface PlacerThread extends Pick<WriteQueue, 'settle' | 'close'> {
  /** False where it has enough to do. */
  readonly take: (file: FileToWrite) => boolean;
}

/** Much for one message, and little beside what is held of a site. */
const charactersAtOnce = 250_000;
const messagesUnderWay = 8;

function startThread(placerFile: string, folders: StagingFolders): PlacerThread {
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const data: WriteWorkerData = { folders, done };
  const worker = new Worker(placerFile, { workerData: data });
  const failed = once(worker, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => {});
  let files: FileToWrite[] = [];
  let characters = 0;
  let sent = 0;
  const send = (): void => {
    worker.postMessage(files);
    sent += 1;
    files = [];
    characters = 0;
  };
  const take = (file: FileToWrite): boolean => {
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
