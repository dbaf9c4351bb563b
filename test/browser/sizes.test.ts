import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { coveredButtons } from '../support/browser/bottom-bar.ts';
import { browser } from '../support/browser/browser.ts';
import { flatDrawings, unreadableLetters } from '../support/browser/drawn-letters.ts';
import {
  brokenWords,
  cutTables,
  cutTexts,
  looseHeadings,
  narrowTexts,
  openAll,
  setTextSize,
} from '../support/browser/layout-faults.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { tornHeadings } from '../support/browser/torn-headings.ts';
import { tornNumbers } from '../support/browser/torn-numbers.ts';
import { smallTargets } from '../support/browser/touch-targets.ts';
import { realRoutes } from '../support/site/built-pages.ts';

const { url } = inject('builtSite');
const addresses = realRoutes().map(({ address }) => address);
const phones = [
  { width: 414, height: 740 },
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 320, height: 640 },
  { width: 740, height: 360 },
  { width: 640, height: 360 },
];

test.each(['/contact', '/locations'])(
  'the hours in the tables of %s stay on one line',
  async (address) => {
    const { page, close } = await openPage(browser, url + address);
    for (const width of [320, 360, 414, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await brokenHours(page), `broken at ${width} px`).toEqual([]);
    }
    await close();
  },
);

test.concurrent.each(addresses)(
  '%s asks for at most four files, breaks no line between a number and its unit, and can be read and used on phones, also with larger text',
  async (address) => {
    const { page, filesAsked, close } = await openPage(browser, url + address);
    expect((await filesAsked()).slice(4)).toEqual([]);
    for (const width of [1920, 1280, 1024, 768, 600]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tornHeadings(page), `torn at ${width} px`).toEqual([]);
    }
    for (const screen of phones) {
      const size = `${screen.width} x ${screen.height}`;
      await page.setViewportSize(screen);
      expect(await tornHeadings(page), `torn on ${size}`).toEqual([]);
      expect(await coveredButtons(page), `covered on ${size}`).toEqual([]);
    }
    await openAll(page);
    expect(await looseHeadings(page)).toEqual([]);
    for (const width of [414, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sidewaysScroll(page), `sideways at ${width} px`).toBe(0);
      expect(await narrowTexts(page), `narrow at ${width} px`).toEqual([]);
      expect(await cutTables(page), `cut at ${width} px`).toEqual([]);
      expect(await brokenWords(page), `broken at ${width} px`).toEqual([]);
      expect(await tornNumbers(page), `torn at ${width} px`).toEqual([]);
      expect(await cutTexts(page), `cut at ${width} px`).toEqual([]);
      expect(await flatDrawings(page), `drawn flat at ${width} px`).toEqual([]);
      if (width >= 360)
        expect(await unreadableLetters(page), `letters in drawings at ${width} px`).toEqual([]);
      expect(await smallTargets(page, width), `too small to touch at ${width} px`).toEqual([]);
    }
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 1024 });
      expect(await unreadableLetters(page), `letters in drawings at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    for (const percent of [112.5, 125, 150, 175]) {
      await setTextSize(page, percent);
      expect(await sidewaysScroll(page), `sideways with text of ${percent} %`).toBe(0);
      expect(await cutTables(page), `cut with text of ${percent} %`).toEqual([]);
      expect(await cutTexts(page), `cut with text of ${percent} %`).toEqual([]);
    }
    await setTextSize(page, 200);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sidewaysScroll(page), `sideways at ${width} px, text twice as large`).toBe(0);
      expect(await cutTexts(page), `cut at ${width} px, text twice as large`).toEqual([]);
      if (width < 360) continue;
      expect(await cutTables(page), 'cut at 360 px, text twice as large').toEqual([]);
      expect(await brokenWords(page), 'broken at 360 px, text twice as large').toEqual([]);
      expect(await tornNumbers(page), 'torn at 360 px, text twice as large').toEqual([]);
    }
    await close();
  },
);

/** Hours in tables that are on more than one line. */
function brokenHours(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('td')].flatMap((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      const isBroken = /[AP]M\s–/.test(cell.innerText) && text.getClientRects().length > 1;
      return isBroken ? [cell.innerText] : [];
    }),
  );
}
