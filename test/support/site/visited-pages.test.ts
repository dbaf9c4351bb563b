import { expect, test } from 'vitest';
import { coveringPages } from './visited-pages.ts';

test('each part is on a visited page, and a page without parts is visited', () => {
  const pages = [
    { address: '/art', parts: ['art-page'] },
    { address: '/crates', parts: ['art-page'] },
    { address: '/alone', parts: [] },
    { address: '/contact', parts: ['contact-form', 'art-page'] },
    { address: '/map', parts: ['map'] },
  ];
  expect(coveringPages(pages)).toEqual(['/contact', '/map', '/alone']);
});
