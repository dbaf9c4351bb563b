import { expect, test } from 'vitest';
import { fillTemplate } from '../../../src/build/new-page.ts';

test('a line of meta has at most 100 characters, as the formatter writes it', () => {
  const metaWith = (title: string): string =>
    fillTemplate('export const meta = __META__;', {
      address: '/a',
      name: 'A',
      title,
      description: 'B',
      trail: [],
    });
  const [longest, longer] = ['x'.repeat(88), 'x'.repeat(89)];
  expect(metaWith(longest)).toContain(`\n  title: '${longest}',\n`);
  expect(metaWith(longer)).toContain(`\n  title:\n    '${longer}',\n`);
});
