import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { realRoutes } from '../site/built-pages.ts';
import { opensAt } from '../site/store-hours.ts';
import { browser } from './browser.ts';
import { openPage, sidewaysScroll } from './open-page.ts';

const { url } = inject('builtSite');
const addresses = realRoutes().map(({ address }) => address);
/** Letter paper between margins of 0.4 in, in CSS pixels. */
const letter = { viewport: { width: 739, height: 979 } };

/** What is old when it is read. */
const ofTheClock =
  ':is([data-live$=Answer], [data-live$=Left], [data-live$=Day], [data-live="pickup.clock"])';

test.each([
  ['/mailbox-services', ['$132', '$13.75', 'KEY DEPOSIT', 'Voter registration card']],
  ['/notary-services', ['$10', '$10,000', 'Change orders', 'Can I sign before I come in']],
  ['/packing-tips', ['Choose the box', 'Tape an H']],
  ['/art-shipping-guide', []],
  ['/contact', ['3224 N College Rd', 'Saturday', 'Thanksgiving']],
])('%s on paper is its text alone, on white, and nothing runs off the sheet', async (at, texts) => {
  const { page, close } = await openPage(browser, url + at, { ...letter, colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  for (const only of [
    'header nav',
    'nav[aria-label="Quick actions"]',
    'footer',
    '.btn.tape:not([href^=tel])',
  ])
    expect(await page.locator(only).filter({ visible: true }).count(), only).toBe(0);
  const head = await page.locator('.paper').innerText();
  for (const text of [
    'College Road Pack & Ship',
    '3224 N College Rd',
    '(910) 555-0142',
    opensAt('Monday'),
  ])
    expect(head).toContain(text);
  expect(await page.locator('thead').evaluateAll(displays)).not.toContain('table-header-group');
  const words = await page.locator('main').innerText();
  for (const text of texts) expect(words).toContain(text);
  expect(await unreadable(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(739);
  await close();
});

test.concurrent.each(addresses)(
  '%s on paper says whose it is, nothing of the clock, runs off no sheet, and has no heading over nothing',
  async (address) => {
    const { page, close } = await openPage(browser, url + address, letter);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('p.paper').innerText()).toContain('(910) 555-0142');
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await page.locator('main .sec').evaluateAll(bareHeadings)).toEqual([]);
    expect(await page.locator(ofTheClock).filter({ visible: true }).allInnerTexts()).toEqual([]);
    expect(await page.locator('main th').evaluateAll(addedWords)).not.toContain('", today"');
    await close();
  },
);

test('answers that are folded on the screen are open on paper', async () => {
  const { page, close } = await openPage(browser, `${url}/mailbox-services`, letter);
  const answers = page.locator('main details > :not(summary)').filter({ visible: true });
  const folded = await answers.count();
  await page.emulateMedia({ media: 'print' });
  expect(await answers.count()).toBeGreaterThan(folded);
  expect(await answers.count()).toBe(await page.locator('main details').count());
  await close();
});

const addedWords = (cells: readonly Element[]) =>
  cells.map((cell) => getComputedStyle(cell, '::after').content);

const bareHeadings = (sections: readonly Element[]) =>
  sections
    .filter((section) => section instanceof HTMLElement && section.offsetHeight > 0)
    .map((section) => [section.querySelector('h2'), section] as const)
    .filter(
      ([heading, section]) =>
        heading instanceof HTMLElement &&
        section instanceof HTMLElement &&
        heading.innerText.trim() === section.innerText.trim(),
    )
    .map(([heading]) => heading?.textContent);

const displays = (elements: readonly Element[]) =>
  elements.map((element) => getComputedStyle(element).display);

/** Texts whose color is not dark, or that stand on a background that is not light: both cost ink or cannot be read. */
function unreadable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const isLight = (color: string) => {
      if (!pixel) return false;
      pixel.fillStyle = '#fff';
      pixel.fillRect(0, 0, 1, 1);
      pixel.fillStyle = color;
      pixel.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
      return (red * 299 + green * 587 + blue * 114) / 1000 > 150;
    };
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, td, th, li, dd, b)')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const style = getComputedStyle(element);
        return isLight(style.color) || !isLight(style.backgroundColor);
      })
      .map((element) => `${element.tagName}: ${element.textContent?.trim().slice(0, 40)}`);
  });
}
