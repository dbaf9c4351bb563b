import { parseDocument } from 'htmlparser2';
import { expect, inject, test } from 'vitest';
import { pageDrawings } from '../../../pages/_generated/page-drawings/all.ts';
import { drawingsPath } from '../../../pages/_navigation/file-paths.ts';
import { readPage, realRoutes } from '../../support/site/built-pages.ts';
import { type Element, isTag } from '../../support/site/seen-elements.ts';

const { resolved } = inject('builtSite');

/** It shows the drawings of the pages that it links to. */
const overviews = new Set(['/business-services']);

test('no two pages show the same drawing, apart from shared blocks', () => {
  const pages = new Map<string, readonly string[]>();
  for (const { address } of realRoutes()) {
    if (overviews.has(address)) continue;
    const { children } = parseDocument(readPage(resolved, address));
    for (const drawing of new Set(children.filter(isTag).flatMap(ownDrawings))) {
      pages.set(drawing, [...(pages.get(drawing) ?? []), address]);
    }
  }
  expect([...pages].filter(([, shownOn]) => shownOn.length > 1)).toEqual([]);
});

test.each(realRoutes().map(({ address }) => address))(
  '%s shows each drawing of its file, and no other',
  (address) => {
    const shown = [
      ...readPage(resolved, address).matchAll(/(?:src|href)="(\/illustrations[^"]+)"/g),
    ];
    const wanted = Object.entries(pageDrawings).find(([one]) => one === address)?.[1] ?? [];
    expect([...new Set(shown.map(([, src]) => src))].toSorted()).toEqual(
      wanted.map(({ name }) => `${drawingsPath(address)}#${name}`).toSorted(),
    );
  },
);

/** What identifies each drawing: its view, or its longest line. */
function ownDrawings(element: Element): readonly string[] {
  const { name, attribs, children } = element;
  if (attribs['data-shared'] !== undefined) return [];
  // An icon represents a word, on each page with the word.
  if (name === 'img')
    return Number(attribs['width']) > 24 ? [attribs['src']?.replace(/^.*#/, '') ?? ''] : [];
  if (name === 'svg') return attribs['class'] === 'draw' ? [longestLine(element)] : [];
  return children.filter(isTag).flatMap(ownDrawings);
}

function longestLine({ attribs, children }: Element): string {
  const lines = children.filter(isTag).map(longestLine);
  return [attribs['d'] ?? '', ...lines].reduce((a, b) => (b.length > a.length ? b : a));
}
