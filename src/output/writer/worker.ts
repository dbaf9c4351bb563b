import { parentPort, workerData } from 'node:worker_threads';
import { createFileWriter, type FileToWrite } from './file-writer.ts';
import type { WriterData } from './writing-thread.ts';

const { folders, written }: WriterData = workerData;
const { place } = createFileWriter(folders);

parentPort?.on('message', (batch: readonly FileToWrite[] | 'end') => {
  if (batch === 'end') return parentPort?.close();
  batch.forEach(place);
  Atomics.add(written, 0, 1);
});
