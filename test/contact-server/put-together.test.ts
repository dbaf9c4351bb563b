import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPut } from '../../contact-server/spool/put-together.ts';
import { temporaryFolder } from './start-app.ts';

async function openFolders() {
  const folder = await temporaryFolder();
  const [aside, to] = [join(folder, 'tmp'), join(folder, 'new')];
  await mkdir(aside);
  await mkdir(to);
  return { put: createPut(aside), aside, to, missing: join(folder, 'missing') };
}

test('a thread that ends fails what it had, and the next file gets another', async () => {
  const { put, to } = await openFolders();
  process.once('worker', (thread) => void thread.terminate());
  await expect(put('a', 'a', to)).rejects.toThrow('The thread that writes messages has ended.');
  await put('b', 'b', to);
  expect(await readdir(to)).toContain('b');
});

test('files that come together, and while others are being synced, are all there and whole', async () => {
  const { put, aside, to } = await openFolders();
  // More than a round takes, and than the thread holds.
  const names = Array.from({ length: 300 }, (_, number) => `${number}`);
  const [first, ...others] = names.map((name) => () => put(name, `text ${name}`, to));
  await Promise.all([
    first?.().then(() => put('late', 'text late', to)),
    ...others.map((go) => go()),
  ]);
  for (const name of [...names, 'late'])
    expect(await readFile(join(to, name), 'utf8')).toBe(`text ${name}`);
  expect(await readdir(aside)).toEqual([]);
});

test('one that cannot be renamed is refused alone and leaves nothing aside', async () => {
  const { put, aside, to, missing } = await openFolders();
  const results = await Promise.allSettled([
    put('a', 'a', to),
    put('b', 'b', missing),
    put('c/d', 'c', to),
    put('e', 'e', to),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(await readdir(to)).toEqual(['a', 'e']);
  expect(await readdir(aside)).toEqual([]);
  await put('f', 'f', to);
});
