import { existsSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, inject, test } from 'vitest';
import {
  specifiedAliases,
  specifiedRepairs,
} from '../../specification/specified/specified-routes.ts';
import { pageFile, readPage, realRoutes, viewBuilt } from '../../support/site/built-pages.ts';

const { resolved, asStated } = inject('builtSite');
const built = realRoutes().map(({ address }) => address);
const repaired = Object.keys(specifiedRepairs);

describe.each([
  ['resolved', resolved],
  ['as stated', asStated],
])('%s', (_, folder) => {
  test.each(Object.entries(specifiedAliases))('%s leads to %s', (from, to) => {
    expect(redirectOf(folder, from)).toEqual({ canonical: to, refresh: to, isListed: false });
  });
});

test.each(Object.entries(specifiedRepairs))('%s, which no page has, leads to %s', (from, to) => {
  expect(redirectOf(resolved, from)).toEqual({ canonical: to, refresh: to, isListed: false });
});

test('no link of the resolved site points to a page that does not exist', () => {
  const found = built.flatMap((address) =>
    hrefs(resolved, address)
      .filter((href) => repaired.includes(href.replace(/#.*/, '')))
      .map((href) => `${address} links to ${href}`),
  );
  expect(found).toEqual([]);
});

test.each(repaired)('as stated, %s has no page and no redirect', (path) => {
  expect(existsSync(pageFile(asStated, path))).toBe(false);
});

test.each(repaired)('as stated, a page links to %s as written', (path) => {
  expect(built.filter((address) => hrefs(asStated, address).includes(path))).not.toEqual([]);
});

function hrefs(folder: string, address: string): readonly string[] {
  const { document } = viewBuilt(folder, address);
  return DomUtils.getElementsByTagName('a', document).map(({ attribs }) => attribs['href'] ?? '');
}

/** The contents of a redirect page. Only paths: the origin is not tested here. */
function redirectOf(folder: string, from: string) {
  const document = parseDocument(readPage(folder, from));
  const [canonical] = DomUtils.getElementsByTagName('link', document);
  const metas = DomUtils.getElementsByTagName('meta', document);
  const refresh = metas.find(({ attribs }) => attribs['http-equiv'] === 'refresh');
  const robots = metas.find(({ attribs }) => attribs['name'] === 'robots');
  return {
    canonical: new URL(canonical?.attribs['href'] ?? '').pathname,
    refresh: refresh?.attribs['content']?.replace(/^0; ?url=/, ''),
    isListed: robots?.attribs['content'] !== 'noindex',
  };
}
