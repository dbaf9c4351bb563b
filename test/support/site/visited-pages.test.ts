import { expect, test } from 'vitest';
import { coveringPages } from './visited-pages.ts';

test('each template is on a visited page', () => {
  const pages = [
    { address: '/art', templates: ['art-page'] },
    { address: '/crates', templates: ['art-page', 'split'] },
    { address: '/alone', templates: [] },
    { address: '/map', templates: ['map', 'split', 'split'] },
    { address: '/drive', templates: ['drive'] },
  ];
  expect(coveringPages(pages)).toEqual(['/crates', '/map', '/drive']);
});
