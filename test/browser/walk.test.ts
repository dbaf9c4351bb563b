import { expect, inject, test } from 'vitest';
import { realRoutes } from '../site/built-pages.ts';
import { axeFaults, axeFaultsInAllColors } from './axe.ts';
import { browser } from './browser.ts';
import { cutTexts, setTextSize } from './layout.ts';
import { openPage, sidewaysScroll } from './open-page.ts';

const { url } = inject('builtSite');
const addresses = realRoutes().map(({ address }) => address);

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

// On a desk each page is opened, too, where nothing may break its policy.
test.concurrent.each(addresses)(
  '%s is quiet, accessible in all colors, reflows, and bears text twice as large',
  async (address) => {
    const { page, faults, close } = await openPage(browser, url + address, {
      viewport: phone,
    });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFaultsInAllColors(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page), 'at 320 px').toBe(0);
    await page.setViewportSize(desk);
    expect(await sidewaysScroll(page), 'on a desk').toBe(0);
    expect(await axeFaults(page), 'on a desk').toEqual([]);
    await setTextSize(page, 200);
    expect(await sidewaysScroll(page), 'with text twice as large').toBe(0);
    expect(await cutTexts(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  },
);
