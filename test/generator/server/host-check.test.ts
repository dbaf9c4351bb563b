import { expect, test } from 'vitest';
import { isAllowedHost } from '../../../src/server/serve-site.ts';

test.each([
  ['shop.example:4321', 'shop.example', true],
  ['SHOP.example', 'shop.example', true],
  ['other.example', 'shop.example', false],
  ['10.0.0.1', '127.0.0.1', false],
  ['10.0.0.1', '10.0.0.1', true],
  ['[fe80::1]:80', '::', true],
  [undefined, '127.0.0.1', false],
  ['LOCALHOST:80', '127.0.0.1', true],
  ['[::1]:4321', '127.0.0.1', true],
  ['localhost.rebound.example:4321', '127.0.0.1', false],
  ['[::2]', '127.0.0.1', false],
])('a request for %s to a server on %s is answered: %s', (header, host, isAllowed) => {
  expect(isAllowedHost(header, host)).toBe(isAllowed);
});
