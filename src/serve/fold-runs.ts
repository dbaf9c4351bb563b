/**
 * Lets a task run once at a time. Asked for while it runs, it runs once more afterwards, however
 * often it was asked for. The promise is that of the run that began after the asking.
 */
export function foldRuns(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const start = (): Promise<void> => {
    waiting = undefined;
    running = run().finally(() => {
      if (!waiting) running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return start();
    waiting ??= running.then(start, start);
    return waiting;
  };
}
