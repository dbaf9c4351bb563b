import { expect, test } from 'vitest';
import { listSome } from '../../../src/core/text.ts';

test.each([
  ['a', 'a'],
  ['a b c d e', 'a, b, c, d, e'],
  ['a b c d e f', 'a, b, c, d, e, and 1 more'],
  ['a b c d e f g', 'a, b, c, d, e, and 2 more'],
])('the list of %s names at most five', (names, list) => {
  expect(listSome(names.split(' '))).toBe(list);
});
