import type { Page } from 'playwright-core';

/**
 * Targets that are too small for a finger: less than 24 px, or 44 px for buttons, fields, phone
 * numbers, and the bars. A target is the area that responds to a touch, so a link that covers its
 * card is as large as the card. A link within a sentence is as high as its line:
 * https://www.w3.org/TR/WCAG22/#target-size-minimum
 */
export async function smallTargets(page: Page, width: number): Promise<readonly string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // The whole page is on the screen, because only there can a point be hit-tested.
  await page.setViewportSize({ width, height: height + 100 });
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const main =
      '.button,.bar a,.strip-buttons button,button,select,textarea,input,summary,[href^="tel:"]';
    const blockOf = (node: Node): Element | null => {
      let block = node.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return block;
    };
    /** The same block continues with other text. */
    const isInSentence = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const block = blockOf(element) ?? element;
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, (text) =>
        /\p{L}{2}/u.test(text.nodeValue ?? '') && !element.contains(text) && blockOf(text) === block
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_SKIP,
      );
      return texts.nextNode() !== null;
    };
    const answers = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return element.contains(hit) || hit?.closest('label')?.control === element;
    };
    /** How far the target reaches from its center, up to the required size. */
    const reaches = (element: Element, size: number): boolean => {
      // The label of a checkbox or radio button counts, too.
      const isTicked = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type);
      const target = (isTicked && element.labels?.[0]) || element;
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const [x, y, half] = [(left + right) / 2, (top + bottom) / 2, size / 2 - 1];
      const along = (dx: number, dy: number): number => {
        let far = 0;
        while (far < size && answers(element, x + dx * (far + 1), y + dy * (far + 1))) far += 1;
        return far;
      };
      return along(-1, 0) + along(1, 0) >= 2 * half && along(0, -1) + along(0, 1) >= 2 * half;
    };
    return [...document.querySelectorAll('a[href],button,select,textarea,input,summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.visually-hidden,.skip-link,[inert]'))
      .filter((element) => !isInSentence(element))
      .filter((element) => !reaches(element, element.matches(main) ? 44 : 24))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.textContent?.trim() || element.getAttribute('name') || element.id;
        const place = `${element.parentElement?.localName}.${element.parentElement?.className}`;
        return `${name.slice(0, 30)}: ${Math.round(width)} x ${Math.round(height)} in ${place}`;
      });
  });
}
