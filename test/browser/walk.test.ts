import { expect, inject, test } from 'vitest';
import { axeFaults, axeFaultsInAllColors } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { earlyColumns } from '../support/browser/columns.ts';
import { cutTexts, setTextSize } from '../support/browser/layout-faults.ts';
import { hasArialWidths, openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { realRoutes } from '../support/site/built-pages.ts';

const { url } = inject('builtSite');
const addresses = realRoutes().map(({ address }) => address);

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
const wideDesk = { width: 1920, height: 1080 };

// On a desktop each page is opened, too, and must not violate its policy.
test.concurrent.each(addresses)(
  '%s asks for at most four files, logs nothing, is accessible in every color scheme, reflows, fills its columns, and works with large text',
  async (address) => {
    const { page, faults, filesAsked, close } = await openPage(browser, url + address, {
      viewport: phone,
    });
    expect((await filesAsked()).slice(4)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFaultsInAllColors(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page), 'at 320 px').toBe(0);
    await page.setViewportSize(desk);
    expect(await sidewaysScroll(page), 'on a desk').toBe(0);
    expect(await axeFaults(page), 'on a desk').toEqual([]);
    if (await hasArialWidths(page)) {
      expect(await earlyColumns(page, 150), 'on a desk').toEqual([]);
      await page.setViewportSize(wideDesk);
      expect(await earlyColumns(page, 150), 'on a wide desk').toEqual([]);
    }
    await page.setViewportSize(desk);
    await setTextSize(page, 200);
    expect(await sidewaysScroll(page), 'with text twice as large').toBe(0);
    expect(await cutTexts(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  },
);
