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
      const letters = await lettersOf(page, src);
      return { words: src.replace(/^.*\//, ''), size: (letters.smallest * width) / letters.width };
    }),
  );
  return [...inline, ...shown]
    .filter(({ size }) => size < readable)
    .map(({ words, size }) => `${words}: ${size.toFixed(1)} px`);
}

const known = new Map<string, Promise<Letters>>();

function lettersOf(page: Page, src: string): Promise<Letters> {
  const letters = known.get(src) ?? measure(page, src);
  known.set(src, letters);
  return letters;
}

/** Shows only the drawing, with the styles of its file, which a policy would block. */
async function measure(page: Page, src: string): Promise<Letters> {
  const drawing = await page.context().newPage();
  const answer = await fetch(src);
  await drawing.setContent(await answer.text());
  const letters = await drawing.evaluate((name) => {
    const view = document.getElementById(name);
    const shapes = view?.nextElementSibling;
    const sizes = [...(shapes?.querySelectorAll('text') ?? [])].map((text) =>
      Number.parseFloat(getComputedStyle(text).fontSize),
    );
    return {
      width: Number(view?.getAttribute('viewBox')?.split(' ')[2]),
      smallest: Math.min(...sizes, Number.MAX_SAFE_INTEGER),
    };
  }, new URL(src).hash.slice(1));
  await drawing.close();
  return letters;
}
