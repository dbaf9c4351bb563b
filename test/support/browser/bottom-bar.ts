import type { Page } from 'playwright-core';

/** Buttons of the opening that the bottom bar covers, when the page opens and while it scrolls past them. */
export function coveredButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const buttons = [...document.querySelectorAll('main > :first-child .actions .button')];
    const [first] = buttons;
    if (!first) return [];
    const covered: string[] = [];
    // How far the first button is above the lower edge of the screen.
    for (const above of [-Number.MAX_SAFE_INTEGER, 10, 30, 50]) {
      const top = window.scrollY + first.getBoundingClientRect().top - window.innerHeight + above;
      window.scrollTo({ top, behavior: 'instant' });
      // The effect of scrolling is painted in the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const bar = document.querySelector('.bar')?.getBoundingClientRect() ?? new DOMRect();
      for (const button of buttons) {
        const box = button.getBoundingClientRect();
        const bottom = Math.min(box.bottom, bar.bottom, window.innerHeight);
        if (bottom > Math.max(box.top, bar.top) + 1)
          covered.push(`${button.textContent}: ${box.top}–${box.bottom}, the bar from ${bar.top}`);
      }
    }
    return covered;
  });
}

/** How much of the screen the header, notice, and bar take when the page opens. */
export function frameShare(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heights = ['.header', '.holiday', '.bar'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box && box.top < window.innerHeight && box.bottom > 0 ? box.height : 0;
    });
    return heights.reduce((sum, height) => sum + height, 0) / window.innerHeight;
  });
}
