import type { Page } from 'playwright-core';
import { street } from '../../../pages/_facts/address.ts';
import { phone } from '../../../pages/_facts/identity.ts';
import { storeName } from '../../../pages/_facts/placeholders.ts';
import { testEverything } from '../everything.ts';
import { findFaults } from './find-faults.ts';
import { sidewaysPixels } from './layout-faults.ts';
import { printPage, strandedHeads, strandedRows } from './sheets.ts';

// What would be wrong on paper. The measures run in the page, in print media.

/** Letter paper between its margins, in CSS pixels. */
export const letter = { width: 739, height: 979 };
/** How each sheet starts. Of the `letters` on a sheet, each has four digits. */
const storeHead = `${storeName.chosen} ${street.chosen}`.replaceAll(' ', '');

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

/** What is wrong with a page that is printed while it is dark. Afterward it is as before, but as wide as paper. */
export async function paperFaults(page: Page, address: string): Promise<readonly string[]> {
  await page.setViewportSize(letter);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const faults = [...(await findFaults(page, 'on paper', measures))];
  const calls = page.locator('p.paper, a[href^=tel]').filter({ visible: true });
  for (const words of await calls.evaluateAll(printedWords))
    if (!words.replaceAll('\u00a0', ' ').includes(phone.chosen.display))
      faults.push(`without the phone number on paper: ${words}`);
  const { texts, sheets } = await printPage(page);
  faults.push(...strandedHeads(texts), ...strandedRows(texts));
  const head = sheets.at(-1)?.letters.slice(0, 4 * storeHead.length) ?? '';
  if (!sheets.every(({ letters }) => letters.includes(head)))
    faults.push('a sheet without the store’s name');
  if (sheets.length > (mostSheets[address] ?? 9)) faults.push(`${sheets.length} sheets`);
  if (testEverything) {
    // As with the wider fonts of another machine.
    const wider = await page.addStyleTag({ content: 'html { font-size: 85% }' });
    faults.push(...strandedHeads((await printPage(page)).texts));
    await wider.evaluate((style) => style.parentNode?.removeChild(style));
  }
  await page.emulateMedia({ media: null, colorScheme: 'light' });
  return faults;
}

const printedWords = (parts: readonly Element[]) =>
  parts.map((part) => `${part.textContent} ${getComputedStyle(part, '::after').content}`);

/** Menus, bars, forms, and buttons, which only a screen needs. */
function screenParts(): readonly string[] {
  const parts =
    'header nav, nav[aria-label="Quick actions"], footer, form.form, .tabs [role=tab], .button.tape:not([href^=tel])';
  return [...document.querySelectorAll(parts)]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map(({ className, textContent }) => `${className} ${textContent?.trim().slice(0, 40)}`);
}

/** Answers and panels that are collapsed on a screen, and still on paper. */
function foldedTexts(): readonly string[] {
  return [...document.querySelectorAll('main details > :not(summary), .tabs > .tabs-panel')]
    .filter((text) => !text.checkVisibility())
    .map(({ textContent }) => textContent?.trim().slice(0, 40) ?? '');
}

/** Tables whose head is on each sheet, where it can cover a row. */
function repeatedHeads(): readonly string[] {
  return [...document.querySelectorAll('thead')]
    .filter((head) => getComputedStyle(head).display === 'table-header-group')
    .map(({ textContent }) => textContent ?? '');
}

/** Sections that consist of nothing but their heading. */
function bareHeadings(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('main .section')]
    .filter(({ offsetHeight }) => offsetHeight > 0)
    .filter((section) => section.querySelector('h2')?.innerText.trim() === section.innerText.trim())
    .map(({ innerText }) => innerText);
}

/** Text that would be outdated on paper. */
function liveTexts(): readonly string[] {
  const live =
    ':is([data-live$=Answer], [data-live$=When][data-live-state], [data-live="open.clock"])';
  return [...document.querySelectorAll(live)]
    .filter((text) => text.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent ?? '');
}

/** Cells of tables that are marked as today’s. */
function cellsOfToday(): readonly string[] {
  return [...document.querySelectorAll('main th')]
    .filter((cell) => getComputedStyle(cell, '::after').content === '", today"')
    .map(({ textContent }) => textContent ?? '');
}

/** What to ask for, on paper, where nobody can choose. */
function openNeeds(): readonly string[] {
  return [...document.querySelectorAll('.ask + * .need')]
    .filter((need) => need.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent ?? '');
}

/** Marks before items that are only a background: browsers print none. */
function blankMarks(): readonly string[] {
  return [...document.querySelectorAll('.guide-steps ul li')]
    .filter((item) => item.checkVisibility())
    .filter((item) => {
      const { content, borderTopWidth } = getComputedStyle(item, '::before');
      return content === '""' && borderTopWidth === '0px';
    })
    .map(({ textContent }) => textContent ?? '');
}

/** Loads of freight whose drawing is not printed. */
function missingLoads(): readonly string[] {
  return [...document.querySelectorAll('.load-sheet .draw')]
    .filter((drawing) => !drawing.checkVisibility({ visibilityProperty: true }))
    .map((drawing) => drawing.getAttribute('aria-label') ?? '');
}

/** Text that is not dark, or whose background is not light: both cost ink or cannot be read. */
function unreadableTexts(): readonly string[] {
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
}

const measures = [
  screenParts,
  foldedTexts,
  repeatedHeads,
  unreadableTexts,
  sidewaysPixels,
  bareHeadings,
  liveTexts,
  cellsOfToday,
  openNeeds,
  blankMarks,
  missingLoads,
];
