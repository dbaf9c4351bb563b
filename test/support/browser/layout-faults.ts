import type { Page } from 'playwright-core';

// Problems of visitors with small screens or large text. Each finding is a line with its place.

/** As a visitor sets it in the browser, so media queries change, too. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const size = (16 * percent) / 100;
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await page.waitForFunction(
    (wanted) => getComputedStyle(document.documentElement).fontSize === wanted,
    `${size}px`,
  );
}

/** Tables that are wider than their container. */
export function cutTables(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main table')]
      .filter(({ parentElement: place }) => place && place.scrollWidth > place.clientWidth + 1)
      .map((table) => `${table.querySelector('caption')?.textContent} is cut`),
  );
}

/** Words that a line ends within, although they have no hyphen there. */
export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      const text = node;
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('svg, select, .vh'))
        continue;
      const bottomOf = (at: number) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getClientRects()[0]?.bottom ?? 0;
      };
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d’$]{2,}/gu))
        if (bottomOf(index + word.length - 1) - bottomOf(index) > 4) broken.push(word);
    }
    return broken;
  });
}

/** Headings whose lines are as far apart as those of text. */
export function looseHeadings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, .h4)')]
      .filter((heading) => {
        const { lineHeight, fontSize } = getComputedStyle(heading);
        return Number.parseFloat(lineHeight) > 1.36 * Number.parseFloat(fontSize);
      })
      .map(({ textContent }) => `loose: ${textContent}`),
  );
}

/** Text whose column breaks it at nearly every word. */
export function narrowTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    return [...document.querySelectorAll('main :is(td, th, p, li, dd, dt, figcaption)')]
      .filter(({ children }) =>
        [...children].every((child) => child.matches('a, b, br, i, span, small, time')),
      )
      .filter(({ textContent }) => (textContent ?? '').trim().length > 24)
      .filter((element) => {
        const { fontSize } = getComputedStyle(element);
        const range = document.createRange();
        range.selectNodeContents(element);
        const { width, height } = range.getBoundingClientRect();
        return width > 0 && width < 5.5 * Number.parseFloat(fontSize) && height > width;
      })
      .map(({ textContent }) => `narrow: ${textContent?.trim().slice(0, 40)}`);
  });
}

/** Elements whose own text is cut off at an edge. */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(main, .top, .foot, .thumb) :not(.vh)')]
      // A scene is cropped at both sides on purpose.
      .filter((element) => !element.matches('.stage'))
      .filter((element) => element.clientWidth > 1 && element.clientHeight > 1)
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflow))
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .map(({ className, textContent }) => `${className}: ${textContent?.trim().slice(0, 40)}`),
  );
}

/** Opens everything that opens, even elements of which only one is open at a time. */
export function openAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });
}
