/**
 * Lets everybody who asks while a run is under way share the next one, which begins after all of them
 * asked: one sync of a folder then stands for many messages. Nobody is served by a run that had
 * already begun.
 */
export function fold(run: () => Promise<void>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = () => {
    next = undefined;
    const running = run();
    last = running.catch(() => undefined);
    return running;
  };
  return () => {
    next ??= last.then(begin);
    return next;
  };
}
