import { parentPort, workerData } from 'node:worker_threads';
import type { OutFolders } from '../../core/files/staging-folders.ts';
import type { FileToPlace } from './file-sink.ts';
import { createPlacer } from './file-writer.ts';

/** What a thread that places files is started with. */
export interface PlaceWorkerData {
  readonly folders: OutFolders;
  /** Counts the messages that are dealt with: who sends them is too busy to hear answers. */
  readonly done: Int32Array;
}

const { folders, done }: PlaceWorkerData = workerData;
const { place } = createPlacer(folders);

/** Only where there is nothing to place somebody waits for an answer. */
parentPort?.on('message', (files: readonly FileToPlace[]) => {
  files.forEach(place);
  Atomics.add(done, 0, 1);
  if (files.length === 0) parentPort?.postMessage('placed');
});
