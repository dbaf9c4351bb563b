import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import {
  type SheetLine,
  sheetBring,
  sheetContents,
  sheetInsurance,
  sheetPapers,
  sheetSpeeds,
  sheetWarnings,
} from '../../pages/_facts/country-sheet.ts';
import { dollars, span } from '../../pages/_facts/format.ts';
import { insurance } from '../../pages/_facts/insurance.ts';
import { sheetCountries, sheetKinds } from '../../pages/_facts/sheet-choices.ts';
import { dhlRegions } from '../../pages/_facts/transit.ts';
import { browser } from '../support/browser/browser.ts';
import { oneLine } from '../support/browser/one-line.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { printPage } from '../support/browser/sheets.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');
const at = `${url}/international-shipping`;
const lines: readonly SheetLine[] = [
  ...sheetPapers,
  ...sheetContents,
  ...sheetWarnings,
  ...sheetInsurance,
  ...sheetBring,
];
const europe = span(dhlRegions.find(({ region }) => region === 'Europe')?.days ?? 0);
const destinations = ['any', ...sheetCountries.map(({ code }) => code)];

test('each country and kind gets its own lines, and no others', async () => {
  const { page, faults } = await openPage(browser, at, { javaScriptEnabled: false });
  for (const { country, kind, text } of await readSheets(page)) {
    for (const line of lines)
      expect(text.includes(line.text), `${kind} to ${country}: ${line.text}`).toBe(
        holds(line, country, kind),
      );
    for (const { service, text: days } of sheetSpeeds.filter((speed) =>
      holds(speed, country, kind),
    ))
      expect(text).toContain(`${service} ${days}`);
    expect(text.match(/DHL Express/g), country).toHaveLength(1);
  }
  expect(faults).toEqual([]);
});

thoroughly('a painting to Germany fits on one sheet, on screen and on paper', async () => {
  const { page } = await openPage(browser, at);
  await page.getByLabel('Where is it going?').selectOption('Germany');
  await page.getByLabel('A work of art').check();
  const text = await sheetText(page);
  expect(text).toMatch(/^A work of art to Germany /);
  for (const words of [
    `${europe} business days`,
    'artist, year, material',
    'GERMANY',
    dollars(insurance.appraisalOverCents),
  ])
    expect(text).toContain(words);
  for (const words of ['FRANCE', 'France', 'CPF', 'By road', 'unwrapped'])
    expect(text).not.toContain(words);
  expect((await printPage(page)).sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  expect(await sheetText(page)).toContain('GERMANY');
  expect(await page.locator('main :is(h1, h2):visible').count()).toBe(0);
});

thoroughly('the whole page is printed if no country is chosen', async () => {
  const { page } = await openPage(browser, at);
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { name: 'Restricted items' });
  expect(await heading.isVisible()).toBe(true);
});

test('a choice is announced to a screen reader in one sentence, without a script', async () => {
  const { page } = await openPage(browser, at, { javaScriptEnabled: false });
  const said = () => page.locator('.country-sheet').getByRole('status').ariaSnapshot();
  expect(await said()).toBe('- status: Answers for A gift to another country');
  await choose(page, 'gb', 'books');
  expect(await said()).toBe('- status: Answers for Books to the United Kingdom');
});

thoroughly(
  'everything can be chosen by keyboard, and the longest name fits into 320 px',
  async () => {
    const { page } = await openPage(browser, at, {
      viewport: { width: 320, height: 640 },
    });
    await page.getByLabel('Where is it going?').focus();
    await page.keyboard.type('United Arab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await sheetText(page)).toMatch(/^Books to the United Arab Emirates /);
    expect(await sidewaysScroll(page)).toBe(0);
  },
);

test('each country is in one DHL region', () => {
  const regions: readonly string[] = dhlRegions.map(({ region }) => region);
  for (const { region } of sheetCountries) expect(regions).toContain(region);
  const named = sheetSpeeds.flatMap(({ service, countries = [] }) =>
    service === 'DHL Express' ? countries : [],
  );
  expect(named.toSorted()).toEqual(destinations.toSorted());
});

thoroughly.each([
  ['gb', 'books', 'books to the United Kingdom'],
  ['any', 'gift', 'a gift to another country'],
])('a quote for %s and %s begins with the choice', async (country, kind, choice) => {
  const { page, faults } = await openPage(browser, at);
  await choose(page, country, kind);
  await page.getByRole('link', { name: 'Get International Quote' }).click();
  await page.getByText(`About: International shipping (${choice})`).waitFor();
  expect(faults.filter((fault) => !/Autofocus/.test(fault))).toEqual([]);
});

thoroughly('a middle click on the quote, which opens a tab, takes the choice along', async () => {
  const { page } = await openPage(browser, at);
  await choose(page, 'gb', 'books');
  const [quote] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Get International Quote' }).click({ button: 'middle' }),
  ]);
  await quote.getByText('About: International shipping (books to the United Kingdom)').waitFor();
});

function choose(page: Page, country: string, kind: string): Promise<void> {
  return page
    .locator('#country')
    .selectOption(country)
    .then(() => page.locator(`[name=kind][value=${kind}]`).check());
}

/** The text of the sheet for each country and kind, chosen within the page: one at a time they take 15 s. */
async function readSheets(page: Page) {
  const choices = destinations.flatMap((country) =>
    sheetKinds.map(({ kind }) => ({ country, kind })),
  );
  const texts = await page.evaluate(
    (all) =>
      all.map(({ country, kind }) => {
        const select = document.querySelector<HTMLSelectElement>('#country');
        if (select) select.value = country;
        document.querySelector<HTMLInputElement>(`[name=kind][value=${kind}]`)?.click();
        return document.querySelector<HTMLElement>('.country-sheet .label')?.innerText ?? '';
      }),
    choices,
  );
  return choices.map((choice, index) => ({ ...choice, text: oneLine(texts[index] ?? '') }));
}

/** The visible text of the sheet in one line, without the text before its title for screen readers. */
function sheetText(page: Page): Promise<string> {
  return page
    .locator('.country-sheet .label')
    .innerText()
    .then((text) => oneLine(text).replace('Answers for ', ''));
}

function holds({ kinds, countries }: SheetLine, country: string, kind: string): boolean {
  const inKinds = !kinds || kinds.some((named) => named === kind);
  return inKinds && (!countries || countries.some((code) => code === country));
}

thoroughly('what is checked in the sheet stays checked as long as the tab is open', async () => {
  const { page, faults } = await openPage(browser, at);
  await page.getByRole('button', { name: 'Print this list' }).focus();
  const phone = page.getByLabel('The recipient’s phone number');
  await phone.check();
  await page.getByLabel('Where is it going?').selectOption('Brazil');
  await page.waitForFunction(() => sessionStorage.length > 0);
  await page.reload();
  await page.getByRole('button', { name: 'Print this list' }).focus();
  await page.waitForFunction(
    () => document.querySelectorAll('.country-sheet-papers :checked').length === 1,
  );
  expect(await phone.isChecked()).toBe(true);
  expect(faults).toEqual([]);
});
