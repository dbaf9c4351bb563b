import type { Page } from 'playwright-core';

const readable = 11;

/** A drawing as a page shows it. */
interface Drawing {
  /** Pixels that its page shows for one that the texts are measured in. */
  readonly scale: number;
  readonly texts: readonly DrawnText[];
}

interface DrawnText {
  readonly words: string | null;
  /** Of its font. */
  readonly size: number;
  readonly box: { left: number; right: number; top: number; bottom: number };
}

export interface ShownImage {
  readonly src: string;
  readonly width: number;
}

/** Text in drawings that is less than 11 px high as the page shows it, or that other text crosses. */
export async function unreadableLetters(page: Page): Promise<readonly string[]> {
  return [
    ...(await unreadableInline(page)),
    ...(await unreadableInImages(page, await shownImages(page))),
  ];
}

/** The same in the drawings that are part of the page. */
export async function unreadableInline(page: Page): Promise<readonly string[]> {
  const drawings = await page.evaluate(drawingsIn, 'svg');
  return drawings.flatMap((texts) => faultsIn({ scale: 1, texts }));
}

/** The drawings from files that a page shows, with their widths. */
export function shownImages(page: Page): Promise<readonly ShownImage[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img.ill')]
      .filter((image) => image.checkVisibility())
      .map(({ src, width }) => ({ src, width })),
  );
}

function faultsIn(drawing: Drawing): readonly string[] {
  return [...smallTexts(drawing), ...crossingTexts(drawing)];
}

function smallTexts({ scale, texts }: Drawing): readonly string[] {
  return texts
    .filter(({ size }) => size * scale < readable)
    .map(({ words, size }) => `${words}: ${(size * scale).toFixed(1)} px`);
}

function crossingTexts({ texts }: Drawing): readonly string[] {
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.words} crosses ${other.words}`),
  );
}

function overlap({ box: one }: DrawnText, { box: other }: DrawnText): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0.5 && down > 0.5;
}

/** In the browser: the texts of each drawing that a selector finds. */
function drawingsIn(selector: string): readonly (readonly DrawnText[])[] {
  return [...document.querySelectorAll(selector)].map((drawing) =>
    [...drawing.querySelectorAll('text')]
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .map((text) => {
        const { left, right, top, bottom, height } = text.getBoundingClientRect();
        const fontSize = Number.parseFloat(getComputedStyle(text).fontSize);
        // A box has room for accents above its letters and for a tail below them.
        const room = height * 0.18;
        return {
          words: text.textContent,
          size: fontSize * (text.getScreenCTM()?.d || 1),
          box: { left, right, top: top + room, bottom: bottom - room },
        };
      }),
  );
}

/**
 * The same in drawings from files. A tab of its own shows a file, as wide as the page shows each
 * drawing, because the styles of the file depend on that. A policy would block these styles, so the
 * text of the file becomes the tab's page.
 */
export async function unreadableInImages(
  page: Page,
  images: readonly ShownImage[],
): Promise<readonly string[]> {
  if (images.length === 0) return [];
  const tab = await page.context().newPage();
  const found: string[] = [];
  let opened: string | undefined;
  for (const { src, width } of withoutRepeats(images)) {
    const [file = '', name = ''] = src.split('#');
    if (file !== opened) await tab.setContent(await (await fetch(file)).text());
    opened = file;
    await tab.setViewportSize({ width, height: 600 });
    const place = `[id="${name}"] + *`;
    await tab.locator(place).first().waitFor({ state: 'attached' });
    const [texts = []] = await tab.evaluate(drawingsIn, place);
    const drawnWidth = await tab.evaluate(widthOf, name);
    const drawing = { scale: width / drawnWidth, texts };
    found.push(...faultsIn(drawing).map((fault) => `#${name}, ${width} px wide: ${fault}`));
  }
  await tab.close();
  return found;
}

/** In the order of their files and widths, so that the tab changes as rarely as possible. */
function withoutRepeats(images: readonly ShownImage[]): readonly ShownImage[] {
  const byFile = ({ src }: ShownImage) => src.replace(/#.*/, '');
  const unique = new Map(images.map((image) => [`${image.src} ${image.width}`, image]));
  return [...unique.values()].sort(
    (one, other) => byFile(one).localeCompare(byFile(other)) || one.width - other.width,
  );
}

/** In the browser: how many pixels of the tab a drawing of a file takes. */
function widthOf(name: string): number {
  const view = document.getElementById(name);
  const drawing = view?.nextElementSibling;
  const matrix = drawing instanceof SVGGraphicsElement ? drawing.getScreenCTM() : null;
  return Number(view?.getAttribute('viewBox')?.split(' ')[2]) * (matrix?.a ?? 1);
}

/** What surrounds a drawing that is shown and has no height or width. */
export function flatDrawings(): readonly string[] {
  return [...document.querySelectorAll('main svg')]
    .filter((drawing) => {
      const { width, height } = drawing.getBoundingClientRect();
      return drawing.checkVisibility({ visibilityProperty: true }) && width * height === 0;
    })
    .map((drawing) => drawing.closest('[class]')?.outerHTML.slice(0, 120) ?? '');
}
