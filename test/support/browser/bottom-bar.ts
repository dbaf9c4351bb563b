import type { Page } from 'playwright-core';

/** Buttons of the opening that the bottom bar covers, when the page opens and while it scrolls past them. */
export async function coveredButtons(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const below of [-Number.MAX_SAFE_INTEGER, 10, 30, 50]) {
    found.push(...(await coveredAt(page, below)));
  }
  return found;
}

/** Scrolls until the first button is this far above the lower edge of the screen. */
function coveredAt(page: Page, above: number): Promise<readonly string[]> {
  return page.evaluate(async (distance) => {
    const buttons = [...document.querySelectorAll('main > :first-child .acts .btn')];
    if (!buttons[0]) return [];
    const { top } = buttons[0].getBoundingClientRect();
    window.scrollTo({
      top: window.scrollY + top - window.innerHeight + distance,
      behavior: 'instant',
    });
    // The effect of scrolling is painted in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const bar = document.querySelector('.thumb')?.getBoundingClientRect() ?? new DOMRect();
    return buttons
      .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => {
        const bottom = Math.min(box.bottom, bar.bottom, window.innerHeight);
        return bottom > Math.max(box.top, bar.top) + 1;
      })
      .map(({ name, box }) => `${name}: ${box.top}–${box.bottom}, the bar from ${bar.top}`);
  }, above);
}

/** How much of the screen the header, notice, and bar take when the page opens. */
export function frameShare(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heights = ['.top', '.holiday', '.thumb'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box && box.top < window.innerHeight && box.bottom > 0 ? box.height : 0;
    });
    return heights.reduce((sum, height) => sum + height, 0) / window.innerHeight;
  });
}
