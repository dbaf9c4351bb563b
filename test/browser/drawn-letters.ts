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
  const shown: { words: string; size: number }[] = [];
  for (const { src, width } of files) {
    const letters = await lettersOf(page, src, width);
    const size = (letters.smallest * width) / letters.width;
    shown.push({ words: src.replace(/^.*\//, ''), size });
  }
  return [...inline, ...shown]
    .filter(({ size }) => size < readable)
    .map(({ words, size }) => `${words}: ${size.toFixed(1)} px`);
}

/** By file: a tab that shows only its drawings, because starting one takes longer than measuring. */
const tabs = new Map<string, Promise<Page>>();

/** The tab is as wide as the page shows the drawing, because the styles of its file depend on that. */
async function lettersOf(page: Page, src: string, shownWidth: number): Promise<Letters> {
  const { href, hash } = new URL(src);
  const file = href.slice(0, href.length - hash.length);
  const opening = tabs.get(file) ?? openFile(page, file);
  tabs.set(file, opening);
  const tab = await opening;
  await tab.setViewportSize({ width: shownWidth, height: 600 });
  const letters = await tab.evaluate((name) => {
    const view = document.getElementById(name);
    const width = Number(view?.getAttribute('viewBox')?.split(' ')[2]);
    const sizes = [...(view?.nextElementSibling?.querySelectorAll('text') ?? [])]
      .filter((text) => text.checkVisibility())
      .map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    return view && { width, smallest: Math.min(...sizes, Number.MAX_SAFE_INTEGER) };
  }, hash.slice(1));
  if (!letters) throw new Error(`${file} has no drawing ${hash}.`);
  return letters;
}

/** The text of the file becomes the page's own, because a policy would block the styles of a file. */
async function openFile(page: Page, file: string): Promise<Page> {
  const tab = await page.context().newPage();
  const answer = await fetch(file);
  await tab.setContent(await answer.text());
  return tab;
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
