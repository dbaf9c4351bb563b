// @module-tag thorough
import { test } from 'vitest';
import { expectNewPagesToPass } from '../support/new-pages.ts';

test('a page made from the store’s template passes every check immediately', async () => {
  await expectNewPagesToPass('pages', ['/test-only-page', '/service-areas/new-hanover-nc']);
});
