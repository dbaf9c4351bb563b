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
export function cutTables(): readonly string[] {
  return [...document.querySelectorAll('main table')]
    .filter(({ parentElement: place }) => place && place.scrollWidth > place.clientWidth + 1)
    .map((table) => table.querySelector('caption')?.textContent ?? 'without a caption');
}

/** How far a page can be scrolled sideways. */
export function sidewaysPixels(): readonly string[] {
  const pixels = document.documentElement.scrollWidth - window.innerWidth;
  return pixels > 0 ? [`${pixels}`] : [];
}

/** Words that a line ends within, although they have no hyphen there. */
export function brokenWords(): readonly string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const text = node;
    if (
      !text.parentElement?.checkVisibility() ||
      text.parentElement.closest('svg, select, .visually-hidden')
    )
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
}

/** Headings whose lines are as far apart as those of text. */
export function looseHeadings(): readonly string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3, .h4)')]
    .filter((heading) => {
      const { lineHeight, fontSize } = getComputedStyle(heading);
      return Number.parseFloat(lineHeight) > 1.36 * Number.parseFloat(fontSize);
    })
    .map(({ textContent }) => textContent ?? '');
}

/** Text whose column breaks it at nearly every word. */
export function narrowTexts(): readonly string[] {
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
    .map(({ textContent }) => textContent?.trim().slice(0, 40) ?? '');
}

/** Elements whose own text is cut off at an edge. */
export function cutTexts(): readonly string[] {
  return (
    [...document.querySelectorAll(':is(main, .header, .footer, .bar) :not(.visually-hidden)')]
      // A scene is cropped at both sides on purpose.
      .filter((element) => !element.matches('.stage'))
      .filter((element) => element.clientWidth > 1 && element.clientHeight > 1)
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflow))
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .map(({ className, textContent }) => `${className}: ${textContent?.trim().slice(0, 40)}`)
  );
}

/**
 * The main heading, if the site's font makes it wider or narrower than the font that is shown until
 * the site's own has loaded: its lines could break in other places then.
 */
export async function otherStandIns(): Promise<readonly string[]> {
  const heading = document.querySelector('h1');
  const line = heading?.cloneNode();
  if (!heading || !(line instanceof HTMLElement)) return ['no heading'];
  await Promise.all(
    ['Label Arial', 'Archivo Label'].map((name) => document.fonts.load(`800 1em "${name}"`)),
  );
  line.textContent = heading.textContent;
  heading.after(line);
  line.style.cssText = 'position:absolute;white-space:nowrap';
  const widthIn = (family: string) => {
    line.style.fontFamily = family;
    return line.getBoundingClientRect().width;
  };
  const ratio = widthIn('Label Arial') / widthIn('Archivo Label');
  line.remove();
  return Math.abs(ratio - 1) > 0.035 ? [`${ratio} times as wide`] : [];
}

/** Stops of the Tab key with nothing to do. */
export function idleStops(): readonly string[] {
  return [...document.querySelectorAll('main [tabindex="0"]')]
    .filter((stop) => stop.checkVisibility() && !stop.matches('a, button, [role]'))
    .map((stop) => stop.getAttribute('aria-label') ?? stop.className);
}

/** Names on maps of roads that do not have the color of text. */
export function strangeMapNames(): readonly string[] {
  const { color } = getComputedStyle(document.body);
  return [...document.querySelectorAll('.roads text')]
    .filter((name) => getComputedStyle(name).fill !== color)
    .map(({ textContent }) => textContent ?? '');
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
