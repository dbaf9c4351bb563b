import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { street } from '../../pages/_facts/address.ts';
import { dollars } from '../../pages/_facts/format.ts';
import { holidays } from '../../pages/_facts/holidays.ts';
import { phone } from '../../pages/_facts/identity.ts';
import { notary } from '../../pages/_facts/notary.ts';
import { email, storeName } from '../../pages/_facts/placeholders.ts';
import { browser } from '../support/browser/browser.ts';
import { findFaults } from '../support/browser/find-faults.ts';
import { sidewaysPixels } from '../support/browser/layout-faults.ts';
import { oneLine } from '../support/browser/one-line.ts';
import { openPage } from '../support/browser/open-page.ts';
import {
  bareHeadings,
  blankMarks,
  cellsOfToday,
  liveTexts,
  missingLoads,
  openNeeds,
  unreadableTexts,
} from '../support/browser/paper-faults.ts';
import { printPage, strandedHeads, strandedRows } from '../support/browser/sheets.ts';
import { testEverything } from '../support/everything.ts';
import { sampleOf } from '../support/sample.ts';
import { opensAt } from '../support/site/store-hours.ts';
import { mailboxMonthly, mailboxRent, notaryPrice } from '../support/site/store-prices.ts';
import { visitedPages } from '../support/site/visited-pages.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');
/** How each sheet starts. Of the `letters` on a sheet, each has four digits. */
const storeHead = `${storeName.chosen} ${street.chosen}`.replaceAll(' ', '');
/** Letter paper between its margins, in CSS pixels. */
const letter = { viewport: { width: 739, height: 979 } };

const holidayNames = holidays.chosen.map(({ name }) => name);

/** The most sheets that a page may take, for those that visitors are likely to print. */
const mostSheets: Readonly<Record<string, number>> = {
  '/': 3,
  '/services': 3,
  '/shipping-services': 2,
  '/service-areas': 2,
  '/locations': 2,
  '/mailbox-services': 3,
  '/package-receiving': 1,
  '/business-services': 1,
  '/notary-services': 3,
  '/packaging-supplies': 2,
  '/packing-services': 4,
  '/fedex-services': 3,
  '/contact': 1,
  '/packing-tips': 3,
  '/art-shipping-guide': 1,
  '/pack-artwork': 2,
  '/fragile-packing': 2,
  '/museum-transport': 2,
  '/service-areas/castle-hayne-nc': 3,
  '/service-areas/ogden-wilmington-nc': 3,
  '/service-areas/uncw-wilmington-nc': 4,
  '/service-areas/porters-neck-wilmington-nc': 3,
  '/service-areas/rocky-point-nc': 3,
  '/returns-labels': 3,
};

const measures = [
  sidewaysPixels,
  bareHeadings,
  liveTexts,
  cellsOfToday,
  openNeeds,
  blankMarks,
  missingLoads,
];

thoroughly.each([
  [
    '/mailbox-services',
    [
      mailboxRent('Small', 'oneYear'),
      mailboxMonthly('Medium', 'oneYear'),
      'KEY DEPOSIT',
      'Voter registration card',
    ],
  ],
  [
    '/notary-services',
    [
      notaryPrice('Notarization'),
      dollars(notary.suretyBondCents),
      'Change orders',
      'Can I sign before I come in',
    ],
  ],
  ['/packing-tips', ['Choose the box', 'Tape an H']],
  ['/art-shipping-guide', []],
  ['/contact', [phone.chosen.display, email.chosen, street.chosen, 'Saturday', ...holidayNames]],
])('%s prints only its text, on white, and nothing is cut off', async (at, texts) => {
  const { page, close } = await openPage(browser, url + at, { ...letter, colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  for (const only of [
    'header nav',
    'nav[aria-label="Quick actions"]',
    'footer',
    'form.form',
    '.btn.tape:not([href^=tel])',
  ])
    expect(await page.locator(only).filter({ visible: true }).count(), only).toBe(0);
  const head = oneLine(await page.locator('.paper').innerText());
  for (const text of [storeName.chosen, street.chosen, phone.chosen.display, opensAt('Monday')])
    expect(head).toContain(text);
  expect(await page.locator('thead').evaluateAll(displays)).not.toContain('table-header-group');
  const words = oneLine(await page.locator('main').innerText());
  for (const text of texts) expect(words).toContain(text);
  expect(await findFaults(page, 'on paper', [unreadableTexts, sidewaysPixels])).toEqual([]);
  await close();
});

test.concurrent.each(sampleOf(visitedPages(), 4))(
  '%s prints the store’s name on each sheet, no live text, nothing cut off, no heading or last row by itself, and not too much',
  async (address) => {
    const { page, faults, filesAsked, close } = await openPage(browser, url + address);
    expect((await filesAsked()).slice(4), 'more than four files').toEqual([]);
    expect(faults).toEqual([]);
    await page.setViewportSize(letter.viewport);
    await page.emulateMedia({ media: 'print' });
    expect(await findFaults(page, 'on paper', measures)).toEqual([]);
    expect(await page.locator('p.paper').innerText()).toContain(phone.chosen.display);
    const calls = page.locator('a[href^=tel]').filter({ visible: true });
    for (const words of await calls.evaluateAll(printedWords))
      expect(words.replaceAll('\u00a0', ' ')).toContain(phone.chosen.display);
    const { texts, sheets } = await printPage(page);
    expect([...strandedHeads(texts), ...strandedRows(texts)]).toEqual([]);
    const head = sheets.at(-1)?.letters.slice(0, 4 * storeHead.length) ?? '';
    expect(sheets.filter(({ letters }) => !letters.includes(head))).toEqual([]);
    expect(sheets.length).toBeLessThanOrEqual(mostSheets[address] ?? 9);
    if (testEverything) {
      // As with the wider fonts of another machine.
      await page.addStyleTag({ content: 'html { font-size: 85% }' });
      expect(strandedHeads((await printPage(page)).texts)).toEqual([]);
    }
    await close();
  },
);

const printedWords = (links: readonly Element[]) =>
  links.map((link) => `${link.textContent} ${getComputedStyle(link, '::after').content}`);

test('answers that are collapsed on screen are expanded on paper', async () => {
  const { page, close } = await openPage(browser, `${url}/mailbox-services`, letter);
  const answers = page.locator('main details > :not(summary)').filter({ visible: true });
  const folded = await answers.count();
  await page.emulateMedia({ media: 'print' });
  expect(await answers.count()).toBeGreaterThan(folded);
  expect(await answers.count()).toBe(await page.locator('main details').count());
  await close();
});

thoroughly('the drawings of home are printed', async () => {
  const { page, close } = await openPage(browser, url, letter);
  for (const drawing of await page.locator('main img').all())
    await drawing.evaluate((image) => image.scrollIntoView());
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const [choices, carriers, counter] = ['.eight img', '.four img', '.scene img'] as const;
  let drawn = await drawnShapes(page);
  for (const drawings of [choices, carriers, counter]) {
    await page.addStyleTag({ content: `@media print{${drawings}{visibility:hidden}}` });
    const without = await drawnShapes(page);
    expect(without, drawings).toBeLessThan(drawn - 50);
    drawn = without;
  }
  await close();
});

/** How many shapes are filled or outlined on the sheets. */
async function drawnShapes(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' });
  return [...pdf.toString('latin1').matchAll(/\/FlateDecode\s*\/Length (\d+)[^>]*>>\s*stream\n/g)]
    .map(({ 0: head, 1: length, index }) => {
      const start = index + head.length;
      return inflateSync(pdf.subarray(start, start + Number(length))).toString('latin1');
    })
    .reduce((sum, content) => sum + (content.match(/^[fSB]\*?$/gm)?.length ?? 0), 0);
}

test('/returns-labels prints all panels of its tabs, without the tabs', async () => {
  const { page, close } = await openPage(browser, `${url}/returns-labels`, letter);
  const panels = page.locator('.tabs > .panel');
  expect(await panels.filter({ visible: true }).count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await panels.filter({ visible: true }).count()).toBe(3);
  expect(await page.locator('[role=tab]').filter({ visible: true }).count()).toBe(0);
  await close();
});

thoroughly.each(['/service-areas/uncw-wilmington-nc', '/service-areas/rocky-point-nc'])(
  'however narrow the paper is, %s starts with its title, beside the map, and the board has its heading',
  async (at) => {
    const { page, close } = await openPage(browser, url + at, letter);
    await page.emulateMedia({ media: 'print' });
    for (const width of [739, 620]) {
      await page.setViewportSize({ width, height: 979 });
      const map = await page.locator('.roads').boundingBox();
      const title = await page.locator('h1').boundingBox();
      expect(title?.y, `title at ${width} px`).toBeLessThan(map?.y ?? 0);
      expect(map?.height, `map at ${width} px`).toBeLessThan(979 / 2.5);
    }
    expect(await page.locator('.label:has(.board) h2').isVisible()).toBe(true);
    const board = page.locator('.label:has(.board)');
    expect(await board.evaluate((label) => getComputedStyle(label).breakInside)).toBe('avoid');
    await close();
  },
);

const displays = (elements: readonly Element[]) =>
  elements.map((element) => getComputedStyle(element).display);
