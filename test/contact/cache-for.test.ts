import { expect, test } from 'vitest';
import { cachedFor } from '../../contact-server/storage/free-space.ts';

test.each([
  [60_000, 1],
  [0, 100],
])('a value cached for %i ms is computed %i times in a hundred calls', async (freshMs, times) => {
  let asked = 0;
  const ask = cachedFor(async () => {
    asked += 1;
    return asked;
  }, freshMs);
  for (let count = 0; count < 100; count += 1) await ask();
  expect(asked).toBe(times);
});
