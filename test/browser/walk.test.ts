import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { realRoutes } from '../site/built-pages.ts';
import { axeFaults } from './axe.ts';
import { launchChromium } from './chromium.ts';
import { openPage, sidewaysScroll } from './open-page.ts';

const { url } = inject('builtSite');
const addresses = realRoutes().map(({ address }) => address);
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

describe.each([360, 1280])('at %i px', (width) => {
  test.each(addresses)('%s is quiet, accessible and does not scroll sideways', async (address) => {
    const { page, faults, close } = await openPage(browser, url + address, {
      viewport: { width, height: 800 },
    });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});

test.each(addresses)('%s shows its heading, menus and text without JavaScript', async (address) => {
  const { page, faults, close } = await openPage(browser, url + address, {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  });
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(await page.locator('main').innerText()).toMatch(/\w+ \w+ \w+/);
  expect(await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(true);
  expect(faults).toEqual([]);
  await close();
});
