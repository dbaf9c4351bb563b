import type { Page } from 'playwright-core';

/** The numbers that end a line of a heading, each with the word that begins the next. */
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
      return [...text.matchAll(/\d[\s–\u2060]+(?:\d|[a-z]+|[AP]M\b)/g)]
        .filter(({ 0: found, index }) => {
          const unit = index + found.search(/[a-z\d](?<!^.)/i);
          return bottomOf(unit) - bottomOf(index) > 4;
        })
        .map(([found]) => found);
    }),
  );
}
