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

interface ShownImage {
  readonly src: string;
  readonly width: number;
}

/** Text in drawings that is less than 11 px high as the page shows it, or that other text crosses. */
export async function unreadableLetters(page: Page): Promise<readonly string[]> {
  const images = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img.ill')]
      .filter((image) => image.checkVisibility())
      .map(({ src, width }) => ({ src, width })),
  );
  const drawings = [
    ...(await page.evaluate(drawingsIn, 'svg')).map((texts) => ({ scale: 1, texts })),
    ...(images.length > 0 ? await shownDrawings(page, images) : []),
  ];
  return drawings.flatMap((drawing) => [...smallTexts(drawing), ...crossingTexts(drawing)]);
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
 * Drawings from files. A tab of its own shows a file, as wide as the page shows each drawing, because
 * the styles of the file depend on that. A policy would block these styles, so the text of the file
 * becomes the tab's page.
 */
async function shownDrawings(page: Page, images: readonly ShownImage[]) {
  const tab = await page.context().newPage();
  const shown: Drawing[] = [];
  let opened: string | undefined;
  for (const { src, width } of images) {
    const [file = '', name = ''] = src.split('#');
    if (file !== opened) await tab.setContent(await (await fetch(file)).text());
    opened = file;
    await tab.setViewportSize({ width, height: 600 });
    const [texts] = await tab.evaluate(drawingsIn, `[id="${name}"] + *`);
    const drawnWidth = await tab.evaluate(widthOf, name);
    if (!texts) throw new Error(`${file} has no drawing #${name}.`);
    shown.push({ scale: width / drawnWidth, texts });
  }
  await tab.close();
  return shown;
}

/** In the browser: how many pixels of the tab a drawing of a file takes. */
function widthOf(name: string): number {
  const view = document.getElementById(name);
  const drawing = view?.nextElementSibling;
  const matrix = drawing instanceof SVGGraphicsElement ? drawing.getScreenCTM() : null;
  return Number(view?.getAttribute('viewBox')?.split(' ')[2]) * (matrix?.a ?? 1);
}

/** What surrounds a drawing that is shown and has no height or width. */
export function flatDrawings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main svg')]
      .filter((drawing) => {
        const { width, height } = drawing.getBoundingClientRect();
        return drawing.checkVisibility({ visibilityProperty: true }) && width * height === 0;
      })
      .map((drawing) => drawing.closest('[class]')?.outerHTML.slice(0, 120) ?? ''),
  );
}
