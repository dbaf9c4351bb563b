import { expectNewPagesToPass } from '../support/new-pages.ts';
import { thoroughly } from '../support/thoroughly.ts';

thoroughly('a page made from the store’s template passes every check immediately', async () => {
  await expectNewPagesToPass('pages', ['/test-only-page', '/service-areas/new-hanover-nc']);
});
