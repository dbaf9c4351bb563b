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
  const drawings = await page.evaluate<DrawnText[][]>(
    `[...document.querySelectorAll('svg')].map(${textsIn})`,
  );
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

/** In the browser: the texts of a drawing. */
function textsIn(drawing: Element): readonly DrawnText[] {
  return [...drawing.querySelectorAll('text')]
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
    });
}

/** What was wrong with each drawing at each width: several pages show it. */
const known = new Map<string, readonly string[]>();

/**
 * The same in drawings from files. Each is measured in a frame as wide as the page shows it, because
 * the styles of the file depend on that; and in a tab of its own, because the page's policy would
 * block them.
 */
export async function unreadableInImages(
  page: Page,
  images: readonly ShownImage[],
): Promise<readonly string[]> {
  const keyOf = ({ src, width }: ShownImage) => `${src} ${width}`;
  const unique = new Map(images.map((image) => [keyOf(image), image]));
  const news = [...unique.values()].filter((image) => !known.has(keyOf(image)));
  const shown = news.map(({ src, width }) => {
    const [file = '', name = ''] = src.split('#');
    return { file, name, width };
  });
  for (const [index, drawing] of (await drawingsIn(page, shown)).entries()) {
    const [image, { name, width } = {}] = [news[index], shown[index]];
    const faults = faultsIn(drawing).map((fault) => `#${name}, ${width} px wide: ${fault}`);
    if (image) known.set(keyOf(image), faults);
  }
  return [...unique.keys()].flatMap((key) => known.get(key) ?? []);
}

async function drawingsIn(
  page: Page,
  shown: DrawingsOfFiles['shown'],
): Promise<readonly Drawing[]> {
  if (shown.length === 0) return [];
  const files = new Map<string, string>();
  for (const { file } of shown)
    if (!files.has(file)) files.set(file, await (await fetch(file)).text());
  const tab = await page.context().newPage();
  const drawings = await tab.evaluate<Drawing[]>(
    `(${measureInFrames})(${JSON.stringify({ shown, files: [...files] })}, ${textsIn})`,
  );
  await tab.close();
  return drawings;
}

interface DrawingsOfFiles {
  /** Names of drawings within files, and the widths in pixels at which a page shows them. */
  readonly shown: readonly { file: string; name: string; width: number }[];
  /** Addresses and texts. */
  readonly files: readonly (readonly [string, string])[];
}

/** In the browser: opens each drawing in a frame. */
async function measureInFrames(
  { shown, files }: DrawingsOfFiles,
  measure: typeof textsIn,
): Promise<readonly Drawing[]> {
  const texts = new Map(files);
  const measured: Drawing[] = [];
  for (const { file, name, width } of shown) {
    const frame = document.createElement('iframe');
    frame.style.cssText = `width: ${width}px; height: 600px; border: 0`;
    frame.srcdoc = texts.get(file) ?? '';
    await new Promise((done) => {
      frame.onload = done;
      document.body.append(frame);
    });
    const view = frame.contentDocument?.getElementById(name);
    const drawing = view?.nextElementSibling;
    if (!drawing || !('getScreenCTM' in drawing)) throw new Error(`No drawing ${name} in ${file}`);
    const { a: shownPerUnit } = (drawing as SVGGraphicsElement).getScreenCTM() ?? { a: 1 };
    const drawnWidth = Number(view?.getAttribute('viewBox')?.split(' ')[2]) * shownPerUnit;
    measured.push({ scale: width / drawnWidth, texts: measure(drawing) });
    frame.remove();
  }
  return measured;
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
