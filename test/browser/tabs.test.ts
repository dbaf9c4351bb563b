import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaultsInAllColors } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { holdRequests } from '../support/browser/held-requests.ts';
import { layoutShift, openPage } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');
const ids = ['return-labels', 'return-packaging', 'carrier-returns'];

const shown = async (page: Page): Promise<readonly string[]> => {
  const visible = await Promise.all(ids.map((id) => page.locator(`section#${id}`).isVisible()));
  return ids.filter((_, index) => visible[index]);
};

async function openTabs(hash = ''): ReturnType<typeof openPage> {
  const opened = await openPage(browser, `${url}/returns-labels${hash}`);
  await opened.page.locator('.tabs').scrollIntoViewIfNeeded();
  await opened.page.getByRole('tablist').waitFor();
  return opened;
}

test('a hash opens its panel', async () => {
  const { page, faults } = await openTabs('#carrier-returns');
  expect(await shown(page)).toEqual(['carrier-returns']);
  // The browser reports that the button of the closed menu is not focused: the hash has priority.
  expect(faults.filter((fault) => !fault.includes('Autofocus'))).toEqual([]);
});

test('the first panel is open, nothing moves as the tabs come, and arrow keys, Home, and End move between them: they are one Tab stop', async () => {
  const { page, faults } = await openTabs();
  expect(await shown(page)).toEqual(['return-labels']);
  expect(await layoutShift(page)).toBe(0);
  await page.getByRole('tab').first().focus();
  for (const [key, id] of [
    ['ArrowRight', 'return-packaging'],
    ['End', 'carrier-returns'],
    ['ArrowRight', 'return-labels'],
    ['ArrowLeft', 'carrier-returns'],
    ['Home', 'return-labels'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await shown(page)).toEqual([id]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(`${id}-tab`);
  }
  expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('return-labels');
  await page.getByRole('tab').nth(1).click();
  expect(await axeFaultsInAllColors(page)).toEqual([]);
  expect(faults).toEqual([]);
});

thoroughly('a click before the script has loaded is replayed', async () => {
  const held = holdRequests();
  const { page } = await openPage(browser, `${url}/returns-labels`, {}, (page) =>
    page.route('**/returns-tabs-*.js', held.route),
  );
  await page.locator('.tabs a[href="#return-packaging"]').click();
  held.release();
  await page.getByRole('tablist').waitFor();
  expect(await shown(page)).toEqual(['return-packaging']);
});

thoroughly('all panels can be read without JavaScript', async () => {
  const { page } = await openPage(browser, `${url}/returns-labels`, {
    javaScriptEnabled: false,
  });
  expect(await shown(page)).toEqual(ids);
});
