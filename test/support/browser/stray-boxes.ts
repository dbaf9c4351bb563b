import type { Page } from 'playwright-core';

// What longer words or wider letters push out of its place. Each finding is a line with its place.

/**
 * Letters as wide as those of DejaVu Sans, which readers see who have none of the fonts that the site
 * names: the font of the tests, 12 % larger.
 */
export function setWideLetters(page: Page, areWide: boolean): Promise<void> {
  return page.evaluate(async (isWide) => {
    const sheet = new CSSStyleSheet();
    const source = (end: string) =>
      ['Arimo', 'Arial', 'Liberation Sans'].map((name) => `local("${name}${end}")`).join();
    sheet.replaceSync(`
      @font-face { font-family: Wide; src: ${source('')}, ${source(' Regular')}; size-adjust: 112% }
      @font-face { font-family: Wide; src: ${source(' Bold')}; font-weight: 600 700; size-adjust: 112% }
      :root { --text: Wide !important }
    `);
    document.adoptedStyleSheets = isWide ? [sheet] : [];
    const faces = ['400', '600'].map((weight) => document.fonts.load(`${weight} 1em Wide`));
    if (isWide && (await Promise.all(faces)).some((loaded) => loaded.length === 0))
      throw new Error('No font to make wide.');
  }, areWide);
}

/** Text that leaves its box or touches the border. */
export function strayTexts(): readonly string[] {
  const boxOf = (element: Element | null): Element | null =>
    element && /^(inline|contents)$/.test(getComputedStyle(element).display)
      ? boxOf(element.parentElement)
      : element;
  const isStray = (letters: readonly DOMRect[], box: Element | null): boolean => {
    if (!box) return false;
    const { left, right, width } = box.getBoundingClientRect();
    const { borderLeftWidth, borderRightWidth, position } = getComputedStyle(box);
    const edges = [borderLeftWidth, borderRightWidth].map(Number.parseFloat);
    const [before = 0, after = 0] = edges.map((edge) => (edge ? edge + 1 : -1));
    // Such a box shares the place of what is beside it.
    if (width === 0) return false;
    if (letters.some((line) => line.left < left + before || line.right > right - after))
      return true;
    const isLast = before + after > -2 || /absolute|fixed/.test(position);
    return !isLast && isStray(letters, boxOf(box.parentElement));
  };
  const text = document.createRange();
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT,
    ({ parentElement }) =>
      parentElement?.checkVisibility({ visibilityProperty: true }) &&
      !parentElement.closest('svg, select, textarea, .visually-hidden, .skip-link')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
  );
  const found: string[] = [];
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    text.selectNodeContents(node);
    const letters = [...text.getClientRects()].filter(({ width }) => width > 1);
    const words = node.data.trim();
    if (words && isStray(letters, boxOf(node.parentElement)))
      found.push(`${boxOf(node.parentElement)?.className}: ${words.slice(0, 40)}`);
  }
  return found;
}

/** Boxes, drawings, and buttons that leave the panel they are in. */
export function strayBoxes(): readonly string[] {
  const isPanel = (element: Element) => {
    const { display, borderTopWidth, borderLeftWidth, backgroundColor } = getComputedStyle(element);
    const isDrawn = !/^0px 0px rgba\(0, 0, 0, 0\)$/.test(
      `${borderTopWidth} ${borderLeftWidth} ${backgroundColor}`,
    );
    return isDrawn && !/^(inline|contents)$/.test(display);
  };
  const isElsewhere = (element: Element) =>
    /absolute|fixed/.test(getComputedStyle(element).position);
  const panelOf = (box: Element): Element | null => {
    const around = isElsewhere(box) ? null : box.parentElement;
    return !around || isPanel(around) ? around : panelOf(around);
  };
  return [...document.querySelectorAll(':is(main, .header, .footer) *:not(svg *)')].flatMap(
    (box) => {
      if (!box.matches('svg, img') && !isPanel(box)) return [];
      // A scene is cropped at both sides on purpose.
      if (box.closest('.stage, .visually-hidden, [popover]') || !box.checkVisibility()) return [];
      const panel = panelOf(box);
      const inner = box.getBoundingClientRect();
      const outer = panel?.getBoundingClientRect();
      // Drawings are far to the left until shortly after the first paint.
      if (!panel || !outer || inner.width < 2 || inner.right < 0) return [];
      const isStray =
        Math.min(inner.left - outer.left, outer.right - inner.right) < -2 ||
        Math.min(inner.top - outer.top, outer.bottom - inner.bottom) < -2;
      const { textContent } = box;
      const name = `${box.tagName} ${box.getAttribute('class')} ${textContent?.trim().slice(0, 30)}`;
      return isStray ? [`${name}, out of ${panel.tagName} ${panel.className}`] : [];
    },
  );
}

/**
 * Figures of one size in cells beside each other, which are at different heights because the heads
 * above them have different numbers of lines.
 */
export function unevenFigures(): readonly string[] {
  return [...document.querySelectorAll('main :not(.split, svg *)')].flatMap((row) => {
    if (!/grid|flex/.test(getComputedStyle(row).display)) return [];
    const figures = [...row.children].flatMap((cell) => {
      const figure = cell.querySelector('.number:not(p *)');
      if (!figure?.checkVisibility()) return [];
      const { fontSize } = getComputedStyle(figure);
      const place = `${Math.round(cell.getBoundingClientRect().top)} ${fontSize}`;
      return [{ place, top: figure.getBoundingClientRect().top, text: figure.textContent }];
    });
    return figures
      .filter(({ place, top }) =>
        figures.some((other) => other.place === place && other.top < top - 2),
      )
      .map(({ text }) => `${row.className}: ${text}`);
  });
}

/** Ranges of hours in tables and lists that are on more than one line. */
export function tornHours(): readonly string[] {
  const hours = /\d+:\d\d\s[AP]M\s–\s\d+:\d\d\s[AP]M/g;
  const range = document.createRange();
  return [...document.querySelectorAll('td, th, dd')].flatMap((cell) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
      for (const { 0: found, index } of node.data.matchAll(hours)) {
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        if (range.getClientRects().length > 1) torn.push(found);
      }
    return torn;
  });
}
