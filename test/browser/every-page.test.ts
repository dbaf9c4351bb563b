import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults, axeFaultsInAllColors } from '../support/browser/axe.ts';
import { coveredButtons } from '../support/browser/bottom-bar.ts';
import { browser } from '../support/browser/browser.ts';
import { earlyColumns } from '../support/browser/columns.ts';
import {
  flatDrawings,
  type ShownImage,
  shownImages,
  unreadableInImages,
  unreadableInline,
} from '../support/browser/drawn-letters.ts';
import { findFaults } from '../support/browser/find-faults.ts';
import {
  brokenWords,
  cutTables,
  cutTexts,
  idleStops,
  looseHeadings,
  narrowTexts,
  openAll,
  otherStandIns,
  setTextSize,
  sidewaysPixels,
  strangeMapNames,
} from '../support/browser/layout-faults.ts';
import { faultsOf, openPage, setAnimationRate, wakeIslands } from '../support/browser/open-page.ts';
import { paperFaults } from '../support/browser/paper-faults.ts';
import {
  setWideLetters,
  strayBoxes,
  strayTexts,
  tornHours,
  unevenFigures,
} from '../support/browser/stray-boxes.ts';
import { tornHeadings, tornNumbers } from '../support/browser/torn-lines.ts';
import { smallTargets } from '../support/browser/touch-targets.ts';
import { testEverything } from '../support/everything.ts';
import { templateExamples, visitedPages } from '../support/site/visited-pages.ts';

const { url } = inject('builtSite');
const pages = visitedPages();
/** Where everything is tested, what depends on the layout more than on the text is tested on these pages. */
const examples = testEverything ? templateExamples() : [];

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
const wideScreens = testEverything ? [1920, 1440, 1280, 1024, 768, 600] : [1280, 768];
const phones = testEverything
  ? [
      { width: 414, height: 740 },
      phone,
      { width: 360, height: 640 },
      { width: 320, height: 640 },
      { width: 740, height: 360 },
      { width: 640, height: 360 },
    ]
  : [phone];
/** In percent. Twice the size is checked at two widths. */
const textSizesOf = (address: string) =>
  examples.includes(address) ? [112.5, 125, 150, 175] : testEverything ? [150] : [];

test.concurrent.each(pages)(
  '%s is accessible in every color scheme, asks for at most four files, fits every screen, sheet, and text size, and logs nothing',
  async (address) => {
    const { page, faults, filesAsked, close } = await openPage(
      browser,
      url + address,
      { viewport: phone },
      (prepared) => setAnimationRate(prepared, 0),
    );
    expect((await filesAsked()).filter(isDrawing), 'before the first paint').toEqual([]);
    await setAnimationRate(page, 1);
    expect((await filesAsked()).slice(4), 'more than four files').toEqual([]);
    expect([
      ...(await faultsAsItOpens(page)),
      ...(await paperFaults(page, address)),
      ...(await faultsOpened(page, address)),
    ]).toEqual([]);
    await page.setViewportSize(desk);
    await wakeIslands(page);
    expect(faults).toEqual([]);
    await close();
  },
);

const plain = browser.newContext({ javaScriptEnabled: false, viewport: phone });

test.concurrent.each(pages)(
  '%s shows its heading, menus, and text without JavaScript',
  async (address) => {
    const page = await (await plain).newPage();
    const faults = faultsOf(page, url + address);
    await page.goto(url + address);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('main').innerText()).toMatch(/\w+ \w+ \w+/);
    expect(await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await page.close();
  },
);

/** Faults of a page with its questions closed. */
async function faultsAsItOpens(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  const found = [...(await findFaults(page, 'in forced colors', [strangeMapNames]))];
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  for (const screen of phones) {
    const at = `on ${screen.width} x ${screen.height}`;
    await page.setViewportSize(screen);
    found.push(...(await findFaults(page, at, [sidewaysPixels, tornHeadings])));
    if (screen.height === 740) found.push(...(await strayFaults(page, at)));
    if (screen.width <= 360)
      found.push(...(await coveredButtons(page)).map((fault) => `covered ${at}: ${fault}`));
  }
  for (const width of wideScreens) {
    const measures = width < 1280 ? [tornHeadings] : [tornHeadings, earlyColumns];
    const at = `at ${width} px`;
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await findFaults(page, at, [sidewaysPixels, ...measures])));
    found.push(...(await strayFaults(page, at)));
  }
  await page.setViewportSize(desk);
  found.push(...(await findFaults(page, 'on a desk', [otherStandIns, idleStops])));
  await setTextSize(page, 200);
  const large = 'at 1280 px, text twice as large';
  found.push(...(await findFaults(page, large, [sidewaysPixels, cutTexts])));
  await setTextSize(page, 100);
  return found;
}

/** What leaves its place, in the site's font for text and in one with wide letters. */
async function strayFaults(page: Page, at: string): Promise<readonly string[]> {
  const measures = [sidewaysPixels, strayTexts, strayBoxes, unevenFigures, tornHours];
  const found = [...(await findFaults(page, at, measures))];
  await setWideLetters(page, true);
  found.push(...(await findFaults(page, `${at}, in wide letters`, measures)));
  await setWideLetters(page, false);
  return found;
}

/** Faults of a page with everything on it opened. */
async function faultsOpened(page: Page, address: string): Promise<readonly string[]> {
  const isExample = examples.includes(address);
  const images: ShownImage[] = [];
  await openAll(page);
  await page.setViewportSize(phone);
  const found = [...(await axeFaultsInAllColors(page, isExample))];
  const small = [
    sidewaysPixels,
    cutTables,
    cutTexts,
    brokenWords,
    tornNumbers,
    narrowTexts,
    flatDrawings,
  ];
  for (const width of [414, 360, 320]) {
    const at = `at ${width} px`;
    await page.setViewportSize({ width, height: 740 });
    found.push(...(await findFaults(page, at, [...small, looseHeadings])));
    if (width >= 360) found.push(...(await unreadableInline(page)));
    if (width >= 360) images.push(...(await shownImages(page)));
    if (width === 320 || (isExample && width === 414))
      found.push(...(await smallTargets(page, width)).map((fault) => `too small ${at}: ${fault}`));
  }
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 1024 });
    found.push(...(await unreadableInline(page)));
    images.push(...(await shownImages(page)));
  }
  if (isExample) found.push(...(await axeFaults(page)));
  found.push(...(await unreadableInImages(page, images)));
  await page.setViewportSize(phone);
  for (const percent of textSizesOf(address)) {
    await setTextSize(page, percent);
    const at = `at 360 px, text of ${percent} %`;
    found.push(...(await findFaults(page, at, [sidewaysPixels, cutTables, cutTexts])));
  }
  await setTextSize(page, 200);
  const large = [sidewaysPixels, cutTables, cutTexts, brokenWords, tornNumbers];
  found.push(...(await findFaults(page, 'at 360 px, text twice as large', large)));
  await page.setViewportSize({ width: 320, height: 740 });
  const larger = [sidewaysPixels, cutTexts];
  found.push(...(await findFaults(page, 'at 320 px, text twice as large', larger)));
  await setTextSize(page, 100);
  return found;
}

function isDrawing(file: string): boolean {
  return file.includes('/illustrations/');
}
