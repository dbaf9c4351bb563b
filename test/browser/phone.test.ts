import { expect, inject, test } from 'vitest';
import { realRoutes } from '../site/built-pages.ts';
import { browser } from './browser.ts';
import { cutTexts, narrowTexts, openAll } from './layout.ts';
import { openPage } from './open-page.ts';

const { url } = inject('builtSite');
const addresses = realRoutes().map(({ address }) => address);

test.concurrent.each(addresses)(
  '%s has no cut text and no narrow column on phones',
  async (address) => {
    const { page, close } = await openPage(browser, url + address, {
      viewport: { width: 414, height: 740 },
    });
    await openAll(page);
    for (const width of [414, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await narrowTexts(page), `narrow at ${width} px`).toEqual([]);
      expect(await cutTexts(page), `cut at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await cutTexts(page), 'cut at 320 px').toEqual([]);
    await close();
  },
);
