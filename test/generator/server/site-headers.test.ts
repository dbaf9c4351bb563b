import { expect, test } from 'vitest';
import { siteHeaders } from '../../../src/server/static/site-headers.ts';

test.each([
  ['assets/logo-ABCD1234.svg', true],
  ['assets/logo.svg', false],
  ['assets/logo-abcd1234.svg', false],
  ['logo-ABCD1234.svg', false],
  ['index.html', false],
])('%s may be cached forever: %s', (path, isImmutable) => {
  expect(String(siteHeaders(path)['Cache-Control']).includes('immutable')).toBe(isImmutable);
});
