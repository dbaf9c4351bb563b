import { parentPort, workerData } from 'node:worker_threads';
import type { StagingFolders } from '../../core/files/staging-folders.ts';
import type { FileToWrite } from './file-sink.ts';
import { createFileWriter } from './file-writer.ts';

/** The input of the worker thread that writes files. */
export interface WriteWorkerData {
  readonly folders: StagingFolders;
  /** Counts the handled messages, in shared memory: the main thread is too busy to receive replies. */
  readonly done: Int32Array;
}

const { folders, done }: WriteWorkerData = workerData;
const { place } = createFileWriter(folders);

/** An empty batch is a flush: the worker replies when everything is written. */
parentPort?.on('message', (files: readonly FileToWrite[]) => {
  files.forEach(place);
  Atomics.add(done, 0, 1);
  if (files.length === 0) parentPort?.postMessage('written');
});
