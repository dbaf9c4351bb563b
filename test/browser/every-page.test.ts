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
  brokenHours,
  brokenWords,
  cutTables,
  cutTexts,
  looseHeadings,
  narrowTexts,
  openAll,
  otherStandIns,
  setTextSize,
  sidewaysPixels,
  strangeMapNames,
} from '../support/browser/layout-faults.ts';
import { openPage, setAnimationRate, wakeIslands } from '../support/browser/open-page.ts';
import { tornHeadings, tornNumbers } from '../support/browser/torn-lines.ts';
import { smallTargets } from '../support/browser/touch-targets.ts';
import { testEverything } from '../support/everything.ts';
import { visitedPages } from '../support/site/visited-pages.ts';

const { url } = inject('builtSite');
const pages = visitedPages();

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
const wideScreens = testEverything ? [1920, 1280, 1024, 768, 600] : [1280, 768];
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
const textSizes = testEverything ? [112.5, 125, 150, 175] : [];

test.concurrent.each(pages)(
  '%s is accessible in every color scheme, asks for at most four files, fits every screen and text size, and logs nothing',
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
      ...(await axeFaultsInAllColors(page)),
      ...(await faultsAsItOpens(page)),
      ...(await faultsOpened(page)),
    ]).toEqual([]);
    await page.setViewportSize(desk);
    await wakeIslands(page);
    expect(faults).toEqual([]);
    await close();
  },
);

test.concurrent.each(pages)(
  '%s shows its heading, menus, and text without JavaScript',
  async (address) => {
    const { page, faults, close } = await openPage(browser, url + address, {
      javaScriptEnabled: false,
      viewport: phone,
    });
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('main').innerText()).toMatch(/\w+ \w+ \w+/);
    expect(await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await close();
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
    found.push(...(await coveredButtons(page)).map((fault) => `covered ${at}: ${fault}`));
  }
  for (const width of wideScreens) {
    const measures = width < 1280 ? [tornHeadings] : [tornHeadings, earlyColumns, brokenHours];
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await findFaults(page, `at ${width} px`, [sidewaysPixels, ...measures])));
  }
  await page.setViewportSize(desk);
  if (testEverything) found.push(...(await axeFaults(page)));
  found.push(...(await findFaults(page, 'on a desk', [otherStandIns])));
  await setTextSize(page, 200);
  const large = 'at 1280 px, text twice as large';
  found.push(...(await findFaults(page, large, [sidewaysPixels, cutTexts])));
  await setTextSize(page, 100);
  return found;
}

/** Faults of a page with everything on it opened. */
async function faultsOpened(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const images: ShownImage[] = [];
  await openAll(page);
  const small = [
    sidewaysPixels,
    cutTables,
    cutTexts,
    brokenWords,
    tornNumbers,
    narrowTexts,
    flatDrawings,
    brokenHours,
  ];
  for (const width of [414, 360, 320]) {
    const at = `at ${width} px`;
    await page.setViewportSize({ width, height: 740 });
    found.push(...(await findFaults(page, at, [...small, looseHeadings])));
    if (width >= 360) found.push(...(await unreadableInline(page)));
    if (width >= 360) images.push(...(await shownImages(page)));
    if (testEverything || width === 320)
      found.push(...(await smallTargets(page, width)).map((fault) => `too small ${at}: ${fault}`));
  }
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 1024 });
    found.push(...(await findFaults(page, `at ${width} px`, [brokenHours])));
    found.push(...(await unreadableInline(page)));
    images.push(...(await shownImages(page)));
  }
  found.push(...(await unreadableInImages(page, images)));
  await page.setViewportSize(phone);
  for (const percent of textSizes) {
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
