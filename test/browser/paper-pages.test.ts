import type { Locator } from 'playwright-core';
import { expect, inject } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { unreadableLetters } from '../support/browser/drawn-letters.ts';
import { openPage } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');
const papers = [
  ['/printing-services', '.paper-opening-sheet'],
  ['/document-services', '.paper-opening-sheet'],
  ['/fax-services', '.paper-opening-sheet'],
  ['/scanning-services', '.paper-opening-sheet'],
  ['/business-services', '.paper-opening-sheet'],
  ['/mailbox-services', '.receipt'],
  ['/commercial-freight', '.label-paper'],
] as const;

thoroughly(
  'sheets of paper are paper-colored in dark mode, too, and their drawings can be read on the narrowest phone',
  async () => {
    const { page, faults } = await openPage(browser, `${url}/404`, {
      viewport: { width: 320, height: 640 },
      colorScheme: 'dark',
    });
    for (const [address, sheet] of papers) {
      await page.goto(url + address);
      expect(await lightness(page.locator(sheet)), address).toBeGreaterThan(200);
      if (sheet === '.paper-opening-sheet') {
        expect(
          await page.locator('.paper-opening-sheet').getByRole('heading', { level: 1 }).count(),
        ).toBe(1);
        expect(await unreadableLetters(page), address).toEqual([]);
      }
    }
    await page.goto(`${url}/insurance-information`);
    expect(await unreadableLetters(page)).toEqual([]);
    expect(faults).toEqual([]);
  },
);

/** From 0, black, to 255. */
const lightness = (sheet: Locator) =>
  sheet.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });
