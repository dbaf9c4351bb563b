import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { StagingFolders } from '../../core/files/staging-folders.ts';
import type { FileToWrite } from './file-writer.ts';

/** What the compiled `worker.ts` is started with. */
export interface WriterData {
  readonly folders: StagingFolders;
  /** One number: the batches that are written. The main thread is too busy to receive replies. */
  readonly written: Int32Array;
}

/** A batch holds about 30 pages, and the waiting batches use a few megabytes. */
const batchLength = 250_000;
const maxWaitingBatches = 8;

export type WritingThread = ReturnType<typeof startWritingThread>;

/**
 * A worker thread that writes files while the main thread renders pages: a disk takes about as long to
 * create a file as React to render a page.
 */
export function startWritingThread(folders: StagingFolders, compiledFolder: string) {
  const written = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: WriterData = { folders, written };
  const worker = new Worker(join(compiledFolder, 'output', 'writer', 'worker.cjs'), { workerData });
  const ended = once(worker, 'exit');
  ended.catch(() => {});
  let batch: FileToWrite[] = [];
  let length = 0;
  let sent = 0;
  const send = (): void => {
    worker.postMessage(batch);
    sent += 1;
    batch = [];
    length = 0;
  };
  return {
    /** False if the thread has enough to do or cannot take the file, which the caller then writes. */
    take(file: FileToWrite): boolean {
      // A byte array may be a view of a large buffer, which would be copied as a whole.
      if (typeof file.contents !== 'string') return false;
      if (sent - Atomics.load(written, 0) >= maxWaitingBatches) return false;
      batch.push(file);
      length += file.contents.length;
      if (length >= batchLength) send();
      return true;
    },
    /** Resolves when all files are written. Rejects with the error of the file system. */
    async finish(): Promise<void> {
      send();
      worker.postMessage('end');
      await ended;
    },
    /** Ends the thread, whatever it is doing. */
    terminate: () => worker.terminate(),
  };
}
