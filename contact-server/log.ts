import { reasonOf } from './database.ts';

process.stderr.on('error', () => undefined);

/** Logs an event in one sentence, without a visitor's words. It neither throws nor waits. */
export function log(sentence: string): void {
  if (process.stderr.writableLength < 100_000) process.stderr.write(`${sentence}\n`);
}

/**
 * Runs `act` now and then every `ms` milliseconds, and returns a function that runs it at once. A failure
 * is logged after `trouble`, once as long as it stays the same.
 */
export function repeat(ms: number, trouble: string, act: () => unknown): () => void {
  let logged = '';
  const run = async () => {
    const failure = await Promise.resolve()
      .then(act)
      .then(() => '', reasonOf);
    if (failure !== '' && failure !== logged) log(`${trouble}: ${failure}`);
    logged = failure;
  };
  setInterval(run, ms).unref();
  void run();
  return () => void run();
}
