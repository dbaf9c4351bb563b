import { existsSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { pageFile, realRoutes, viewBuilt } from '../support/site/built-pages.ts';
import { plain } from '../support/site/plain.ts';
import { lineWith, source } from './source.ts';
import { inWords } from './specified/hours.ts';
import { somewhere } from './specified/somewhere.ts';
import { specified } from './specified/specified.ts';
import {
  addedRoutes,
  specifiedAliases,
  specifiedRepairs,
  specifiedRoutes,
} from './specified/specified-routes.ts';
import { pattern } from './statements.ts';

const { resolved, asStated } = inject('builtSite');

/** Pages that no menu names and no search engine indexes. */
const unlisted = ['/404', '/search', '/contact/not-sent', '/contact/sent'];

test('every specified page exists, and no others but the added and unlisted ones', () => {
  const addresses = realRoutes().map(({ address }) => address);
  expect(addresses.sort(), 'Add new pages of the owner to addedRoutes.').toEqual(
    [...specifiedRoutes, ...addedRoutes, ...unlisted].sort(),
  );
});

test('each of the sixty specified pages has statements', () => {
  expect(specifiedRoutes).toHaveLength(60);
  expect(specifiedRoutes.filter((route) => (specified.get(route) ?? []).length < 2)).toEqual([]);
});

describe.each([
  ['resolved', resolved],
  ['as-stated', asStated],
] as const)('under the policy %s', (policy, folder) => {
  test.each([...specified])('%s says what the specification states of it', (route, statements) => {
    const page = viewBuilt(folder, route);
    const missing = statements.filter(
      ({ under = policy, holds }) => under === policy && !holds(page),
    );
    expect(missing.map(({ what }) => what)).toEqual([]);
  });

  test('what the specification states of the store is said on a page that it concerns', () => {
    const missing = somewhere.filter(({ routes, statement }) => {
      const written = routes.filter((route) => existsSync(pageFile(folder, route)));
      return !written.some((route) => statement.holds(viewBuilt(folder, route)));
    });
    expect(missing.map(({ routes, statement }) => `${routes}: ${statement.what}`)).toEqual([]);
  });

  test('each specified page has keywords', () => {
    const keywords = (route: string) =>
      viewBuilt(folder, route).meta('keywords').split(',').filter(Boolean);
    expect(specifiedRoutes.filter((route) => keywords(route).length < 2)).toEqual([]);
  });
});

test('what the statements quote is in the specification', () => {
  const times = source.match(/\b\d\d:\d\d\b/g) ?? [];
  const stated = plain([source.replaceAll('M-', 'M to '), ...times.map(inWords)].join('\n'));
  const all = [...specified.values(), somewhere.map(({ statement }) => statement)].flat();
  const quoted = new Set(all.flatMap(({ what }) => what.match(/(?<=“)[^”]*(?=”)/g) ?? []));
  expect(quoted.size).toBeGreaterThan(150);
  expect([...quoted].filter((words) => !pattern(words).test(stated))).toEqual([]);
});

test('the old addresses and the dead links are those of the specification', () => {
  const pathsIn = (text: string) => text.match(/\/[a-z][\w/-]*/g) ?? [];
  const old = [lineWith('Aliases that show'), lineWith('Legacy aliases')].flatMap(pathsIn);
  expect(Object.keys(specifiedAliases)).toEqual(old.filter((path) => path !== '/services'));
  const [dead = ''] = lineWith('absent from the route table').split(' Also linked');
  expect(Object.keys(specifiedRepairs)).toEqual(pathsIn(dead));
});
