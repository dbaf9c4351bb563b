import { test } from 'vitest';
import { expectNewPagesToPass } from '../support/new-pages.ts';

test('a page that begins from the template of the store passes every check at once', async () => {
  await expectNewPagesToPass('pages', ['/test-only-page', '/service-areas/new-hanover-nc']);
});
