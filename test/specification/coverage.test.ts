import { existsSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { pageFile, readPage } from '../support/site/built-pages.ts';
import { missingSomewhere, missingStatements } from './missing-statements.ts';
import { specified } from './specified/specified.ts';
import { specifiedRoutes } from './specified/specified-routes.ts';
import type { BuiltPolicy } from './statements.ts';

const { resolved, asStated } = inject('builtSite');
const folders: readonly (readonly [BuiltPolicy, string])[] = [
  ['resolved', resolved],
  ['as-stated', asStated],
];
test('each of the sixty specified pages has statements', () => {
  expect(specifiedRoutes).toHaveLength(60);
  expect(specifiedRoutes.filter((route) => (specified.get(route) ?? []).length < 2)).toEqual([]);
});

describe.each(folders)('under the policy %s', (policy, folder) => {
  test.each([...specified.keys()])('%s says what the specification states of it', (route) => {
    expect(missingStatements(route, readPage(folder, route), policy)).toEqual([]);
  });

  test('what the specification states of the store is said on the pages it concerns', () => {
    const html = (route: string): string | undefined =>
      existsSync(pageFile(folder, route)) ? readPage(folder, route) : undefined;
    expect(missingSomewhere(html)).toEqual([]);
  });
});
