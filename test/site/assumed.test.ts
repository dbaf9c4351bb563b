import { expect, inject, test } from 'vitest';
import { assumed } from '../../pages/_store/assumed.ts';
import { plainText } from '../../src/core/text/normalize-text.ts';
import { seenText } from '../../src/render/html/page-text.ts';
import { readPage } from './built-pages.ts';

const { resolved } = inject('builtSite');

test('every assumed sentence is on the pages that it names', () => {
  const list: readonly { says: string; on: readonly string[] }[] = Object.values(assumed);
  const missing = list.flatMap(({ says, on }) =>
    on
      .filter((page) => !plainText(seenText(readPage(resolved, page))).includes(plainText(says)))
      .map((page) => `${page} does not say “${says}”`),
  );
  expect(missing).toEqual([]);
});
