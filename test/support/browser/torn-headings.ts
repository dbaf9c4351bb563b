import type { Page } from 'playwright-core';

/** What ends a line of a heading, each with what begins the next and belongs to it: a unit, the rest of a short compound, of the street address. */
export function tornHeadings(page: Page): Promise<readonly string[]> {
  return page.locator('h1, h2').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const places: (readonly [Text, number])[] = [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
        for (let at = 0; at < node.length; at += 1) places.push([node, at]);
      const bottomOf = (at: number) => {
        const [node, offset] = places[at] ?? [];
        if (!node || offset === undefined) return 0;
        const range = document.createRange();
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        return range.getClientRects()[0]?.bottom ?? 0;
      };
      const text = places.map(([node, at]) => node.data.charAt(at)).join('');
      const kept =
        /\d[\s–\u2060]+(?:\d|[a-z]+|[AP]M\b)|\b[a-z]{1,5}-\u2060?[a-z]{1,9}\b|\d+ [NSEW] \w+ Rd\b/gi;
      return [...text.replaceAll('\u00a0', ' ').matchAll(kept)]
        .filter(({ 0: found, index }) => bottomOf(index + found.length - 1) - bottomOf(index) > 4)
        .map(([found]) => found);
    }),
  );
}
