import type { Page } from 'playwright-core';

const readable = 11;

/** The smallest letters of a drawing and its width, both in its own units. */
interface Letters {
  readonly width: number;
  readonly smallest: number;
}

/** Text in drawings that is less than 11 px high as the page shows it. */
export async function smallLetters(page: Page): Promise<readonly string[]> {
  const { inline, files } = await page.evaluate(() => ({
    inline: [...document.querySelectorAll('svg text')]
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .map((text) => ({
        words: text.textContent,
        size:
          Number.parseFloat(getComputedStyle(text).fontSize) *
          ((text instanceof SVGGraphicsElement && text.getScreenCTM()?.d) || 1),
      })),
    files: [...document.querySelectorAll<HTMLImageElement>('img.ill')]
      .filter((image) => image.checkVisibility())
      .map(({ src, width }) => ({ src, width })),
  }));
  const shown = await Promise.all(
    files.map(async ({ src, width }) => {
      const letters = await lettersOf(page, src, width);
      return { words: src.replace(/^.*\//, ''), size: (letters.smallest * width) / letters.width };
    }),
  );
  return [...inline, ...shown]
    .filter(({ size }) => size < readable)
    .map(({ words, size }) => `${words}: ${size.toFixed(1)} px`);
}

/** By file and shown width, and then by the name of the drawing. */
const known = new Map<string, Promise<Readonly<Record<string, Letters>>>>();

async function lettersOf(page: Page, src: string, shownWidth: number): Promise<Letters> {
  const { href, hash } = new URL(src);
  const file = href.slice(0, href.length - hash.length);
  const key = `${file} ${shownWidth}`;
  const drawings = known.get(key) ?? measure(page, file, shownWidth);
  known.set(key, drawings);
  const letters = (await drawings)[hash.slice(1)];
  if (!letters) throw new Error(`${file} has no drawing ${hash}.`);
  return letters;
}

/** Shows only the drawings, as wide as the page does, with the styles of their file, which a policy would block. */
async function measure(
  page: Page,
  file: string,
  shownWidth: number,
): Promise<Readonly<Record<string, Letters>>> {
  const shown = await page.context().newPage();
  await shown.setViewportSize({ width: shownWidth, height: 600 });
  const answer = await fetch(file);
  await shown.setContent(await answer.text());
  const drawings = await shown.evaluate(() =>
    [...document.querySelectorAll('view')].map((view) => {
      const sizes = [...(view.nextElementSibling?.querySelectorAll('text') ?? [])]
        .filter((text) => text.checkVisibility())
        .map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
      const width = Number(view.getAttribute('viewBox')?.split(' ')[2]);
      return [view.id, { width, smallest: Math.min(...sizes, Number.MAX_SAFE_INTEGER) }] as const;
    }),
  );
  await shown.close();
  return Object.fromEntries(drawings);
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
