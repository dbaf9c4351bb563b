import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { dollars } from '../../pages/_facts/format.ts';
import { mailboxFees } from '../../pages/_facts/mailbox-prices.ts';
import { axeFaults } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { holdRequests } from '../support/browser/held-requests.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import {
  cheapestTerm,
  mailboxDue,
  mailboxMonthly,
  mailboxRent,
  terms,
} from '../support/site/store-prices.ts';
import { thoroughly } from '../support/thoroughly.ts';

const address = `${inject('builtSite').url}/mailbox-services`;
const sizes = ['Small', 'Medium', 'Large'] as const;
const labels = { threeMonth: '3 months', sixMonth: '6 months', oneYear: '1 year' } as const;

/** The rows of price tables: the stated price and rate large, and what is due today beside them. */
async function priceRows(tables: Locator) {
  const rows = await tables.locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => ({
      large: await row.locator('.number').allInnerTexts(),
      due: /^\S+/.exec(await row.locator('th small').innerText())?.[0],
    })),
  );
}

const statedRows = (size: (typeof sizes)[number]) =>
  terms.map((term) => ({
    large: [mailboxRent(size, term), `${mailboxMonthly(size, term)}/mo`],
    due: mailboxDue(size, term),
  }));

async function pick(page: Page, name: string): Promise<void> {
  await page.locator('.cost label', { hasText: name }).locator('input').check({ force: true });
}

const choices = sizes.flatMap((size) =>
  terms.flatMap((term) => [1, 2, 3].map((keys) => ({ size, term, keys }))),
);

/** What the picker shows for each choice, made within the page: one at a time they take 10 s. */
async function readBills(page: Page) {
  // The first choice starts the script.
  await pick(page, 'Large');
  await page.getByText('lowest monthly price for a large mailbox').waitFor();
  const names = choices.map(({ size, term, keys }) => [
    size,
    labels[term],
    keys === 1 ? '1 key' : `${keys} keys`,
  ]);
  const shown = await page.evaluate(async (all) => {
    const fields = [...document.querySelectorAll<HTMLLabelElement>('.cost label')];
    const read = [];
    for (const choice of all) {
      for (const name of choice)
        fields
          .find(({ innerText }) => innerText.includes(name))
          ?.querySelector('input')
          ?.click();
      await new Promise((done) => setTimeout(done));
      read.push({
        totals: document.querySelector<HTMLElement>('.cost [role=status]')?.innerText ?? '',
        bill: document.querySelector<HTMLElement>('.receipt')?.innerText ?? '',
        sum: [...document.querySelectorAll<HTMLElement>('.receipt .receipt-total')].at(-1)
          ?.innerText,
      });
    }
    return read;
  }, names);
  return choices.map((choice, index) => ({
    ...choice,
    ...(shown[index] ?? { totals: '', bill: '', sum: undefined }),
  }));
}

thoroughly('every size, term, and number of keys has its total', async () => {
  expect(choices).toHaveLength(27);
  const { page, faults } = await openPage(browser, address);
  for (const { size, term, keys, totals, bill, sum } of await readBills(page)) {
    const due = mailboxDue(size, term, keys);
    const deposit = dollars(keys * mailboxFees.keyDeposit);
    const best = cheapestTerm(size);
    const note =
      term === best
        ? `This is the lowest monthly price for a ${size.toLowerCase()} mailbox.`
        : `Lowest monthly price for this size: ${mailboxMonthly(size, best)} with ${labels[best]}.`;
    const monthly = mailboxMonthly(size, term);
    expect(totals.split(/\s*\n\s*/).slice(0, 7), `${size} ${term} ${keys}`).toEqual([
      'DUE TODAY',
      due,
      'REFUNDABLE',
      deposit,
      'PER MONTH',
      monthly,
      note,
    ]);
    expect(sum).toBe(due);
    const isWaived = term === mailboxFees.setupWaivedFor;
    expect(bill).toContain(isWaived ? 'Setup fee, waived' : 'Setup fee\n');
  }
  expect(await axeFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
});

thoroughly(
  'arrow keys choose, the form gets the chosen mailbox, and the choice and its price are there when the visitor comes back',
  async () => {
    const viewport = { width: 320, height: 640 };
    const { page } = await openPage(browser, address, { viewport });
    await page.getByRole('radio', { name: 'Medium' }).focus();
    await page.keyboard.press('ArrowRight');
    const totals = page.locator('.cost').getByRole('status');
    await expect.poll(() => totals.innerText()).toContain(mailboxDue('Large', 'oneYear'));
    expect(await sidewaysScroll(page)).toBe(0);
    await pick(page, '2 keys');
    await page.locator('.cost').getByRole('link', { name: 'Reserve by message' }).click();
    await page.waitForURL(/\/contact\?subject=mailbox-rental&about=mailbox-services/);
    await page.getByText('About: A mailbox (large, 1 year, 2 keys)').waitFor();
    expect(await page.locator('#subject').inputValue()).toBe('mailbox-rental');
    await page.goBack();
    expect(await page.locator('.cost [name=Size]:checked').inputValue()).toBe('Large');
    await expect.poll(() => totals.innerText()).toContain(mailboxDue('Large', 'oneYear', 2));
  },
);

thoroughly(
  'until the code arrives, no choice has the price of another mailbox, and then it has its own',
  async () => {
    const held = holdRequests();
    const { page } = await openPage(browser, address, {}, (prepared) =>
      prepared.route(/mailbox-price-picker-\w+\.js/, held.route),
    );
    const parts = [
      page.locator('.cost-due'),
      page.locator('.cost').getByRole('link', { name: 'Reserve by message' }),
    ];
    const shown = () => Promise.all(parts.map((part) => part.isVisible()));
    expect(await shown()).toEqual([true, true]);
    await page.getByRole('radio', { name: 'Large' }).check();
    expect(await shown()).toEqual([false, false]);
    await page.getByRole('radio', { name: 'Medium' }).check();
    expect(await shown()).toEqual([true, true]);
    await pick(page, 'Large');
    await pick(page, '2 keys');
    held.release();
    const totals = page.locator('.cost').getByRole('status');
    await expect.poll(() => totals.innerText()).toContain(mailboxDue('Large', 'oneYear', 2));
  },
);

test('without JavaScript the tables have every price with what is due today, and there is no picker', async () => {
  const { page } = await openPage(browser, address, { javaScriptEnabled: false });
  expect(await page.getByRole('radio').count()).toBe(0);
  for (const size of sizes) {
    const table = page.getByRole('table', { name: new RegExp(`^${size}`) });
    expect(await priceRows(table)).toEqual(statedRows(size));
  }
});

test.each([
  ['/personal-mailboxes', 'Small'],
  ['/business-mailboxes', 'Large'],
] as const)('%s starts with the prices of its size', async (at, size) => {
  const { page } = await openPage(browser, inject('builtSite').url + at);
  const tables = page.locator('.opening table');
  expect(await tables.locator('caption b').allInnerTexts()).toEqual([size]);
  expect(await priceRows(tables)).toEqual(statedRows(size));
});
