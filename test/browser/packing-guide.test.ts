import { describe, expect, inject, test } from 'vitest';
import { packingItems } from '../../pages/_content/packing-items.ts';
import { browser } from '../support/browser/browser.ts';
import { oneLine } from '../support/browser/one-line.ts';
import { openPage } from '../support/browser/open-page.ts';
import { sampleOf } from '../support/sample.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

const pages = [
  ['/packing-tips', packingItems.household],
  ['/pack-artwork', packingItems.art],
] as const;

describe.each(sampleOf(pages, 4))('the packing guide on %s', (address, items) => {
  test('shows only the chosen item, without a script', async () => {
    const { page, close } = await openPage(browser, url + address, { javaScriptEnabled: false });
    const shown = page.locator('.packing h3:visible');
    expect(await shown.allTextContents()).toEqual([items[0].title]);
    for (const { name, title, layers, steps, buy, bringInIf } of items) {
      await page.locator('.packing > label', { hasText: name }).click();
      expect(await shown.allTextContents()).toEqual([title]);
      const words = oneLine(await page.locator('.packing > div:visible').innerText());
      for (const word of [...layers, ...steps, ...buy, bringInIf]) expect(words).toContain(word);
    }
    await close();
  });

  thoroughly('works with the arrow keys, and prints all items', async () => {
    const { page, close } = await openPage(browser, url + address);
    const shown = page.locator('.packing h3:visible');
    await page.locator('.packing input').first().focus();
    for (const { title } of items.slice(1)) {
      await page.keyboard.press('ArrowRight');
      expect(await shown.allTextContents()).toEqual([title]);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await shown.allTextContents()).toEqual(items.map(({ title }) => title));
    await close();
  });
});

thoroughly('what the guide says to buy is on the pages of our supplies', async () => {
  const supplies: string[] = [];
  for (const address of ['/packaging-supplies', '/art-supplies', '/protective-materials']) {
    const { page, close } = await openPage(browser, url + address);
    supplies.push((await page.locator('main').innerText()).toLowerCase());
    await close();
  }
  const all = supplies.join(' ').replaceAll(' and large bubble', ' bubble').replaceAll('-\n', '-');
  for (const { buy } of Object.values(packingItems).flat()) {
    for (const supply of buy) expect(all).toContain(supply.toLowerCase());
  }
});
