import type { Page } from 'playwright-core';

const readable = 11;

/** The smallest letters of a drawing and its width, both in its own units. */
interface Letters {
  readonly width: number;
  readonly smallest: number;
}

interface ShownImage {
  readonly src: string;
  readonly width: number;
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
  const shown = files.length > 0 ? await shownLetters(page, files) : [];
  return [...inline, ...shown]
    .filter(({ size }) => size < readable)
    .map(({ words, size }) => `${words}: ${size.toFixed(1)} px`);
}

/**
 * The smallest letters of some drawings. A tab of its own shows their file, as wide as the page shows
 * each drawing, because the styles of the file depend on that. A policy would block these styles, so the
 * text of the file becomes the tab's page.
 */
async function shownLetters(page: Page, images: readonly ShownImage[]) {
  const tab = await page.context().newPage();
  const shown: { words: string; size: number }[] = [];
  let opened: string | undefined;
  for (const { src, width } of images) {
    const [file = '', name = ''] = src.split('#');
    if (file !== opened) await tab.setContent(await (await fetch(file)).text());
    opened = file;
    await tab.setViewportSize({ width, height: 600 });
    const letters = await lettersOf(tab, name);
    if (!letters) throw new Error(`${file} has no drawing #${name}.`);
    const size = (letters.smallest * width) / letters.width;
    shown.push({ words: src.replace(/^.*\//, ''), size });
  }
  await tab.close();
  return shown;
}

function lettersOf(tab: Page, name: string): Promise<Letters | null> {
  return tab.evaluate((id) => {
    const view = document.getElementById(id);
    const width = Number(view?.getAttribute('viewBox')?.split(' ')[2]);
    const sizes = [...(view?.nextElementSibling?.querySelectorAll('text') ?? [])]
      .filter((text) => text.checkVisibility())
      .map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    return view && { width, smallest: Math.min(...sizes, Number.MAX_SAFE_INTEGER) };
  }, name);
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
