import { expect, test } from 'vitest';
import { remember } from '../../contact-server/remember.ts';

test.each([
  [60_000, 1],
  [0, 100],
])('what is remembered for %i ms is asked %i times in a hundred', async (freshMs, times) => {
  let asked = 0;
  const ask = remember(async () => {
    asked += 1;
    return asked;
  }, freshMs);
  for (let count = 0; count < 100; count += 1) await ask();
  expect(asked).toBe(times);
});
