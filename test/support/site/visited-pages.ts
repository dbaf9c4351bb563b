import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testEverything } from '../everything.ts';
import { realRoutes } from './built-pages.ts';

/** What a page is made of: its template, blocks, and islands. */
const partNames = /_(?:templates|blocks|islands)\/[\w-]+/g;

interface PageParts {
  readonly address: string;
  readonly parts: readonly string[];
}

/** The addresses that tests of every page visit: all of them, or enough to see each part of the site. */
export function visitedPages(): readonly string[] {
  const routes = realRoutes();
  if (testEverything) return routes.map(({ address }) => address);
  return coveringPages(
    routes.map(({ address, file }) => ({
      address,
      parts: readFileSync(join('pages', file), 'utf8').match(partNames) ?? [],
    })),
  );
}

/** So many pages that each part is on one of them, and each page without parts. */
export function coveringPages(pages: readonly PageParts[]): readonly string[] {
  const seen = new Set<string>();
  return pages
    .toSorted((one, other) => other.parts.length - one.parts.length)
    .filter(({ parts }) => {
      const isNew = parts.length === 0 || parts.some((part) => !seen.has(part));
      for (const part of parts) seen.add(part);
      return isNew;
    })
    .map(({ address }) => address);
}
