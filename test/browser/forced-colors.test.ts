import type { Locator } from 'playwright-core';
import { expect, inject } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

/** What of an element can still be seen when a reader's own colors take the place of the site's. */
const marksOf = (element: Locator): Promise<string> =>
  element.evaluate((found) => {
    const style = getComputedStyle(found);
    const { borderWidth, outlineWidth, outlineStyle, textDecorationLine, color } = style;
    // The ground shows through where there is no background of its own.
    const ground = style.backgroundColor.replace(/^rgba\(.*, 0\)$/, () => {
      return getComputedStyle(document.body).backgroundColor;
    });
    return [borderWidth, outlineWidth, outlineStyle, textDecorationLine, color, ground].join();
  });

thoroughly('in forced colors, what is chosen, open, or the current page is marked', async () => {
  const { page } = await openPage(browser, `${url}/404`, { forcedColors: 'active' });
  for (const [address, viewport, chosen, other] of [
    [
      '/packing-tips',
      phone,
      '.packing-guide>:checked+label',
      '.packing-guide>:not(:checked)+label',
    ],
    [
      '/mailbox-services',
      phone,
      '.cost-options label:has(:checked)',
      '.cost-options label:not(:has(:checked))',
    ],
    ['/returns-labels', phone, '.tabs [aria-selected=true]', '.tabs [aria-selected=false]'],
    ['/locations', desk, '.getting-here [open]>summary', '.getting-here :not([open])>summary'],
    ['/contact', desk, '.menus>li>[aria-current]', '.menus>li>a:not([aria-current])'],
    ['/fedex-services', desk, '.menus>li:has([aria-current])>button', '.menus>li>button'],
    ['/fedex-services', phone, '.menu li>[aria-current]', '.menu li>a:not([aria-current])'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(url + address);
    for (const tabs of await page.locator('.tabs').all()) {
      await tabs.scrollIntoViewIfNeeded();
      await tabs.getByRole('tablist').waitFor();
    }
    const marks = await marksOf(page.locator(chosen).first());
    expect(marks, `${address}: ${chosen}`).not.toBe(await marksOf(page.locator(other).last()));
  }
});
