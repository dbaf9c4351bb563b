import { expect, inject, test } from 'vitest';
import { street } from '../../pages/_facts/address.ts';
import { phone as telephone } from '../../pages/_facts/identity.ts';
import { storeName } from '../../pages/_facts/placeholders.ts';
import { axeFaults } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { printPage } from '../support/browser/sheets.ts';
import { hoursOn } from '../support/site/store-hours.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');
const address = `${url}/notary-services`;
const phone = { viewport: { width: 320, height: 640 } };

thoroughly('a checked item stays checked in its tab, and in no other', async () => {
  const { page, faults } = await openPage(browser, address, phone);
  const list = page.locator('.bring');
  const box = list.getByRole('checkbox', { name: 'A valid photo ID' });
  await list.getByRole('list').scrollIntoViewIfNeeded();
  await box.check();
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toEqual(['0100']);
  await page.reload();
  await list.getByRole('list').scrollIntoViewIfNeeded();
  await expect.poll(() => box.isChecked()).toBe(true);
  expect(await list.getByRole('checkbox', { checked: true }).count()).toBe(1);
  expect(await axeFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(faults).toEqual([]);
  const other = await openPage(browser, address, phone);
  expect(await other.page.getByRole('checkbox', { checked: true }).count()).toBe(0);
});

test('its button prints only the list, on one sheet with the store and its hours', async () => {
  const { page } = await openPage(browser, address);
  const list = page.locator('.bring');
  // Headless Chromium has no print dialog; while this one is open, the sheet can be checked.
  await page.evaluate('window.print = () => {}');
  await list.getByRole('button', { name: 'Print this list' }).click();
  await page.locator('.bring[data-print="alone"]').waitFor();
  await page.emulateMedia({ media: 'print' });
  // A time keeps to the line of its AM or PM.
  const sheet = (await page.locator('body').innerText()).replaceAll('\u00a0', ' ');
  expect(sheet).toMatch(
    new RegExp(`^${storeName.chosen} ${street.chosen}[^]*\\s+What to bring to the notary`),
  );
  expect(sheet).toContain(`\n${telephone.chosen.display} · Mon–Fri ${hoursOn('Monday')}`);
  expect(sheet).not.toContain('Print this list');
  expect((await printPage(page)).sheets).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.locator('[data-print="alone"]').count()).toBe(0);
});

test('without JavaScript it is a list of checkboxes with no button', async () => {
  const { page } = await openPage(browser, address, { javaScriptEnabled: false });
  const list = page.locator('.bring');
  expect(await list.getByRole('listitem').count()).toBe(4);
  await list.getByRole('checkbox').first().check();
  expect(await list.getByRole('button').count()).toBe(0);
});

thoroughly('the crating pages have lists of their own, printed by themselves', async () => {
  const { page, faults } = await openPage(browser, `${url}/404`, phone);
  for (const [path, title] of [
    ['/art-crating', 'What to tell us about your art'],
    ['/custom-crating', 'What to tell us for a crate'],
    ['/museum-crating', 'What to send for a museum crate'],
  ] as const) {
    await page.goto(url + path);
    const list = page.locator('.bring');
    await list.getByRole('checkbox').first().press('Space');
    await page.evaluate('window.print = () => {}');
    await list.getByRole('button', { name: 'Print this list' }).press('Enter');
    await page.locator('.bring[data-print="alone"]').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('body').innerText()).toMatch(
      new RegExp(`^${storeName.chosen}[^]*\\s+${title}`),
    );
    await page.emulateMedia({ media: null });
    expect(await list.getByRole('checkbox', { checked: true }).count()).toBe(1);
  }
  expect(faults).toEqual([]);
});
