import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { expect, inject, test } from 'vitest';
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

test.each(['/packing-tips', '/pack-artwork'])(
  'each packed thing on %s is drawn with a number for each of its layers',
  (address) => {
    const figures = [...readPage(resolved, address).matchAll(/<figure>.*?<\/figure>/gs)];
    const things = figures.filter(([figure]) => figure.includes('From the outside in'));
    expect(things.length).toBeGreaterThan(1);
    for (const [figure] of things) {
      const [, file = '', name = ''] = /src="\/(illustrations[^"#]+)#([^"]+)"/.exec(figure) ?? [];
      const joined = readFileSync(join(resolved, file), 'utf8');
      const [, drawing = ''] = joined.split(`<view id="${name}"`);
      const [own = ''] = drawing.split('<view ');
      const numbers = [...own.matchAll(/<text[^>]*>(\d)</g)].map(([, number]) => Number(number));
      const layers = figure.match(/<li>/g) ?? [];
      expect(numbers, name).toEqual(layers.map((_, at) => at + 1));
    }
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
