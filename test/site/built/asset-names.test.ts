import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

const { resolved } = inject('builtSite');

/** Words by which lists of ad blockers, such as EasyPrivacy, recognize files, where a name begins with one. */
const blocked =
  /(^|[/._-])(ads?|track\w*|analytics?|banners?|share|social|pixel|stats?|popups?|promo\w*|sponsor\w*)[._-]/i;

test('no file that a page loads has a name that ad blockers stop', () => {
  const files = ['assets', 'illustrations'].flatMap((folder) =>
    readdirSync(join(resolved, folder)).map((file) => `/${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => blocked.test(file))).toEqual([]);
});
