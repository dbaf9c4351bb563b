import { expect, test } from 'vitest';
import { coalesce } from '../../contact-server/storage/fsync.ts';

/** A run that lasts until it is ended. */
function createRuns() {
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  const run = () =>
    new Promise<void>((resolve, reject) => {
      ends.push({ resolve, reject });
    });
  return { ends, run };
}

test('a caller during a run gets the next run, not the current one', async () => {
  const { ends, run } = createRuns();
  const ask = coalesce(run);
  const done: string[] = [];
  const first = ask().then(() => done.push('first'));
  await expect.poll(() => ends.length).toBe(1);
  const others = [1, 2, 3].map((name) => ask().then(() => done.push(`other ${name}`)));
  ends[0]?.resolve();
  await first;
  expect(done).toEqual(['first']);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.resolve();
  await Promise.all(others);
  expect(ends).toHaveLength(2);
});

test('callers at the same time share one run', async () => {
  const { ends, run } = createRuns();
  const ask = coalesce(run);
  const all = [ask(), ask(), ask()];
  await expect.poll(() => ends.length).toBe(1);
  ends[0]?.resolve();
  await Promise.all(all);
  expect(ends).toHaveLength(1);
});

test('a run that fails rejects only its own callers, and the next one starts', async () => {
  const { ends, run } = createRuns();
  const ask = coalesce(run);
  const first = ask();
  await expect.poll(() => ends.length).toBe(1);
  const second = ask();
  ends[0]?.reject(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.resolve();
  await second;
});
