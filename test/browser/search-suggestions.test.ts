import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaultsInAllColors } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';

const { url } = inject('builtSite');

const opened = (options: BrowserContextOptions = {}) =>
  openPage(browser, `${url}/fax-services`, options);
const header = (page: Page) => page.getByRole('banner');
const field = (page: Page) => header(page).getByRole('searchbox', { name: 'Search' });
const offered = (page: Page) => header(page).locator('.suggestions a');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('the search field of the header offers pages, by keyboard and with a spoken count', async () => {
  const { page, faults } = await opened({ viewport: { width: 1280, height: 800 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.includes('suggestions'))).toEqual([]);
  await field(page).focus();
  await offered(page).first().waitFor();
  expect(await offered(page).allInnerTexts()).toContain('Track a package');
  await header(page).getByText('5 suggestions below. Press the down arrow key.').waitFor();
  await page.keyboard.type('amaz');
  await expect.poll(() => offered(page).allInnerTexts()).toEqual(['Check your return']);
  await header(page).getByText('1 suggestion below.').waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('Check your return');
  await page.keyboard.press('ArrowDown');
  expect(await field(page).evaluate((input) => input.matches(':focus'))).toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toBe('Check your return');
  await page.keyboard.press('Escape');
  expect(await offered(page).first().isVisible()).toBe(false);
  expect(await field(page).inputValue()).toBe('amaz');
  await page.keyboard.type('on');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/returns-labels#check');
  expect(faults).toEqual([]);
});

test('on a phone, the suggestions are below the field that its button opens', async () => {
  const { page, faults } = await opened({ viewport: { width: 320, height: 640 } });
  await header(page).getByRole('button', { name: 'Search' }).click();
  await offered(page).first().waitFor();
  const boxes = await offered(page).evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().toJSON()),
  );
  for (const { height, bottom } of boxes) {
    expect(height).toBeGreaterThanOrEqual(44);
    expect(bottom).toBeLessThanOrEqual(640);
  }
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFaultsInAllColors(page)).toEqual([]);
  await field(page).fill('xylophone');
  await expect.poll(() => offered(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=xylophone');
  expect(faults).toEqual([]);
});
