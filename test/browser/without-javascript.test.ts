import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/open-page.ts';
import { realRoutes } from '../support/site/built-pages.ts';

const { url } = inject('builtSite');
const addresses = realRoutes().map(({ address }) => address);

test.concurrent.each(addresses)(
  '%s shows its heading, menus and text without JavaScript',
  async (address) => {
    const { page, faults, close } = await openPage(browser, url + address, {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 800 },
    });
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('main').innerText()).toMatch(/\w+ \w+ \w+/);
    expect(await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await close();
  },
);
