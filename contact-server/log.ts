import { writeSync } from 'node:fs';
import { Socket } from 'node:net';

/** Writes one sentence about what the service does, never a visitor's words. It neither throws nor waits. */
export type Log = (sentence: string) => void;

/** About 500 lines, which a stalled reader can catch up with. */
const maxBufferedBytes = 100_000;

/** Lines are dropped while the reader of the error output stalls or its disk is full. */
export function openLog(): Log {
  const { stderr } = process;
  stderr.on('error', () => undefined);
  // Node buffers what the reader of a pipe or a socket has not read yet.
  if (stderr instanceof Socket)
    return (sentence) => {
      if (stderr.writable && stderr.writableLength < maxBufferedBytes)
        stderr.write(`${sentence}\n`);
    };
  // After one failed write, Node's own stream stays closed even when the disk has room again.
  return (sentence) => {
    try {
      writeSync(2, `${sentence}\n`);
    } catch {}
  };
}

/**
 * Runs `act` now and then every `ms` milliseconds, and returns a function that runs it between. A failure
 * is logged after `trouble`, once as long as it stays the same.
 */
export function repeat(ms: number, trouble: string, log: Log, act: () => unknown): () => void {
  let logged = '';
  const run = async () => {
    try {
      await act();
      logged = '';
    } catch (error) {
      const sentence = `${trouble}: ${error instanceof Error ? error.message : error}`;
      if (sentence !== logged) log(sentence);
      logged = sentence;
    }
  };
  const runNow = () => void run();
  setInterval(runNow, ms).unref();
  runNow();
  return runNow;
}
