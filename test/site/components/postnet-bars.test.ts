import { expect, test } from 'vitest';
import { postnetBars } from '../../../pages/_components/drawings/postnet-bars.ts';

const drawn = (zip: string) =>
  postnetBars(zip)
    .map((tall) => (tall ? '|' : '.'))
    .join('');

test('a ZIP code starts and ends with a tall bar, after its check digit', () => {
  // 2 8 4 0 5 and the check digit 1, since 2 + 8 + 4 + 0 + 5 = 19.
  expect(drawn('28405')).toBe(
    ['|', '..|.|', '|..|.', '.|..|', '||...', '.|.|.', '...||', '|'].join(''),
  );
});

test('a sum that is a multiple of ten has the check digit 0', () => {
  expect(drawn('55555').slice(-6)).toBe('.|.|.|');
  expect(drawn('28400').slice(-6)).toBe('.||..|');
  expect(drawn('55000')).toHaveLength(32);
  expect(drawn('55000').slice(-6)).toBe('||...|');
});
