import { parentPort, workerData } from 'node:worker_threads';
import type { StagingFolders } from '../../core/files/staging-folders.ts';
import type { FileToWrite } from './file-sink.ts';
import { createFileWriter } from './file-writer.ts';

/** What a thread that places files is started with. */
export interface WriteWorkerData {
  readonly folders: StagingFolders;
  /** Counts the messages that are dealt with: who sends them is too busy to hear answers. */
  readonly done: Int32Array;
}

const { folders, done }: WriteWorkerData = workerData;
const { place } = createFileWriter(folders);

/** Only where there is nothing to place somebody waits for an answer. */
parentPort?.on('message', (files: readonly FileToWrite[]) => {
  files.forEach(place);
  Atomics.add(done, 0, 1);
  if (files.length === 0) parentPort?.postMessage('placed');
});
