import { expect, inject, test } from 'vitest';
import { assumed } from '../../../pages/_facts/assumed.ts';
import { normalizeText } from '../../../src/core/text.ts';
import { visibleTextOf } from '../../../src/render/html/page-text.ts';
import { readPage } from '../../support/site/built-pages.ts';

const { resolved } = inject('builtSite');

test('every assumption is on the pages that it names', () => {
  const list: readonly { says: string; on: readonly string[] }[] = Object.values(assumed);
  const missing = list.flatMap(({ says, on }) =>
    on
      .filter(
        (page) =>
          !normalizeText(visibleTextOf(readPage(resolved, page))).includes(normalizeText(says)),
      )
      .map((page) => `${page} does not say “${says}”`),
  );
  expect(missing).toEqual([]);
});
