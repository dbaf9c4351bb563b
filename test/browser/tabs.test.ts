import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { holdRequests } from '../support/browser/held-requests.ts';
import { openPage } from '../support/browser/open-page.ts';
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

test('the first panel is open, and a hash opens another', async () => {
  for (const [hash, id] of [
    ['', 'return-labels'],
    ['#carrier-returns', 'carrier-returns'],
  ] as const) {
    const { page, faults, close } = await openTabs(hash);
    expect(await shown(page)).toEqual([id]);
    // The browser reports that the button of the closed menu is not focused: the hash has priority.
    expect(faults.filter((fault) => !fault.includes('Autofocus'))).toEqual([]);
    await close();
  }
});

thoroughly('arrow keys, Home, and End move between the tabs, which are one Tab stop', async () => {
  const { page, close } = await openTabs();
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
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
  await close();
});

thoroughly('a click before the script has loaded is replayed', async () => {
  const { page, close } = await openPage(browser, `${url}/contact`);
  const held = holdRequests();
  await page.route('**/returns-tabs-*.js', held.route);
  await page.goto(`${url}/returns-labels`);
  await page.locator('.tabs a[href="#return-packaging"]').click();
  held.release();
  await page.getByRole('tablist').waitFor();
  expect(await shown(page)).toEqual(['return-packaging']);
  await close();
});

thoroughly(
  'nothing moves when the tabs hydrate, and all panels can be read without JavaScript',
  async () => {
    const { page, close } = await openTabs();
    const shift = await page.evaluate(() =>
      performance
        .getEntriesByType('layout-shift')
        .reduce((sum, entry) => sum + Number('value' in entry ? entry.value : 0), 0),
    );
    expect(shift).toBe(0);
    await close();
    const plain = await openPage(browser, `${url}/returns-labels`, { javaScriptEnabled: false });
    expect(await shown(plain.page)).toEqual(ids);
    await plain.close();
  },
);
