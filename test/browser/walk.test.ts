import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { realRoutes } from '../site/built-pages.ts';
import { axeFaults, axeFaultsInAllColors } from './axe.ts';
import { browser } from './browser.ts';
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
    expect(await cutTables(page), 'at 360 px').toEqual([]);
    expect(await axeFaultsInAllColors(page)).toEqual([]);
    await page.setViewportSize({ width: 414, height: 896 });
    expect(await cutTables(page), 'at 414 px').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page), 'at 320 px').toBe(0);
    expect(await cutTables(page), 'at 320 px').toEqual([]);
    await page.setViewportSize(desk);
    expect(await sidewaysScroll(page), 'on a desk').toBe(0);
    expect(await axeFaults(page), 'on a desk').toEqual([]);
    await setTextSize(page, 200);
    expect(await sidewaysScroll(page), 'with text twice as large').toBe(0);
    expect(await cutTexts(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await sidewaysScroll(page), 'on a phone with text twice as large').toBe(0);
    expect(await cutButtons(page), 'on a phone with text twice as large').toEqual([]);
    expect(faults).toEqual([]);
    await close();
  },
);

/** As a visitor sets it in the browser: media queries follow, too. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const size = (16 * percent) / 100;
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await page.waitForFunction(
    (wanted) => getComputedStyle(document.documentElement).fontSize === wanted,
    `${size}px`,
  );
}

/** Tables that are wider than their place, and cells whose column breaks its text at nearly every word. */
function cutTables(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      const name = table.querySelector('caption')?.textContent ?? '';
      const place = table.parentElement;
      if (place && place.scrollWidth > place.clientWidth + 1) return [`${name} is cut`];
      return [...table.querySelectorAll('td, th')]
        .filter(({ textContent }) => (textContent ?? '').trim().length > 24)
        .filter((cell) => cell.clientWidth < 100 && cell.clientHeight > 120)
        .map(({ textContent }) => `${name}: ${textContent?.trim().slice(0, 40)}`);
    }),
  );
}

/** Links and buttons whose words are wider than they are. */
function cutButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(.btn, .thumb a, button)')]
      .filter((element) => element.checkVisibility() && !element.closest('dialog'))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent?.trim() ?? ''),
  );
}

/** Elements whose own text is cut off at an edge. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(main, .top, .foot) :not(.vh)')]
      .filter((element) => element.clientWidth > 1 && element.clientHeight > 1)
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflow))
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .map(({ className, textContent }) => `${className}: ${textContent?.trim().slice(0, 40)}`),
  );
}
