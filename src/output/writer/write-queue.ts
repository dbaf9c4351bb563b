import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { StagingFolders } from '../../core/files/staging-folders.ts';
import type { FileSink, FileToWrite } from './file-sink.ts';
import { createFileWriter } from './file-writer.ts';
import type { WriteWorkerData } from './write-worker.ts';

/** Writes files, most of them in a worker thread while the next ones are rendered. */
export interface WriteQueue extends FileSink {
  /** Resolves when all files are written, and rejects if writing failed. */
  readonly settle: () => Promise<void>;
  /** Stops writing. */
  readonly close: () => Promise<void>;
}

export interface WriteQueueOptions {
  readonly folders: StagingFolders;
  /** The compiled `write-worker.ts`. Without it, all files are written in this thread. */
  readonly placerFile?: string | undefined;
}

/** Starting a worker thread takes longer than writing this many files. */
const filesBeforeWorker = 500;

/**
 * Creating a file may take as long as rendering it with React. The main thread passes files to a
 * worker thread, and writes them itself while the worker cannot keep up.
 */
export function createWriteQueue({ folders, placerFile }: WriteQueueOptions): WriteQueue {
  const writer = createFileWriter(folders);
  let thread: WriterThread | undefined;
  let count = 0;
  const place = (file: FileToWrite): void => {
    count += 1;
    if (count === filesBeforeWorker && placerFile !== undefined)
      thread = startThread(placerFile, folders);
    if (!thread?.accept(file)) writer.place(file);
  };
  return {
    place,
    carryOver: writer.carryOver,
    settle: async () => thread?.settle(),
    close: async () => thread?.close(),
  };
}

interface WriterThread extends Pick<WriteQueue, 'settle' | 'close'> {
  /** False if the thread is busy. */
  readonly accept: (file: FileToWrite) => boolean;
}

/** Large enough for few messages, and small compared with the rest of a build's memory. */
const charactersPerMessage = 250_000;
const maxPendingMessages = 8;

function startThread(placerFile: string, folders: StagingFolders): WriterThread {
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
  const accept = (file: FileToWrite): boolean => {
    // A Uint8Array may be a view of a larger buffer, which would be sent whole.
    if (typeof file.contents !== 'string') return false;
    if (sent - Atomics.load(done, 0) >= maxPendingMessages) return false;
    files.push(file);
    characters += file.contents.length;
    if (characters >= charactersPerMessage) send();
    return true;
  };
  const settle = async (): Promise<void> => {
    if (files.length > 0) send();
    const written = once(worker, 'message');
    send();
    await Promise.race([written, failed]);
  };
  const close = async (): Promise<void> => {
    await worker.terminate();
  };
  return { accept, settle, close };
}
