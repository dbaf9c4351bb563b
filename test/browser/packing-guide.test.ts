import { expect, inject, test } from 'vitest';
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

test.each(sampleOf(pages, 4))(
  'the packing guide on %s shows only the chosen item, by click or arrow key, without a script, and prints all',
  async (address, items) => {
    const { page } = await openPage(browser, url + address, { javaScriptEnabled: false });
    const shown = page.locator('.packing-guide h3:visible');
    // The choice, and after it the one panel that is announced.
    expect(await page.locator('.packing-guide').ariaSnapshot()).toMatch(
      new RegExp(
        `(- radio .*\\n\\s*(- text: .*\\n\\s*)?){${items.length}}- heading "${items[0].title}"`,
      ),
    );
    expect(await page.locator('.packing-guide > [aria-live] > div').count()).toBe(items.length);
    expect(await shown.allTextContents()).toEqual([items[0].title]);
    for (const { name, title, layers, steps, buy, bringInIf } of items) {
      await page.locator('.packing-guide > label', { hasText: name }).click();
      expect(await shown.allTextContents()).toEqual([title]);
      const words = oneLine(await page.locator('.packing-guide > div:visible').innerText());
      for (const word of [...layers, ...steps, ...buy, bringInIf]) expect(words).toContain(word);
    }
    await page.locator('.packing-guide input').first().focus();
    await page.keyboard.press('Space');
    for (const { title } of items.slice(1)) {
      await page.keyboard.press('ArrowRight');
      expect(await shown.allTextContents()).toEqual([title]);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await shown.allTextContents()).toEqual(items.map(({ title }) => title));
  },
);

thoroughly('what the guide says to buy is on the pages of our supplies', async () => {
  const supplies: string[] = [];
  const { page } = await openPage(browser, `${url}/404`, { javaScriptEnabled: false });
  for (const address of ['/packaging-supplies', '/art-supplies', '/protective-materials']) {
    await page.goto(url + address);
    supplies.push((await page.locator('main').innerText()).toLowerCase());
  }
  const all = supplies.join(' ').replaceAll(' and large bubble', ' bubble').replaceAll('-\n', '-');
  for (const { buy } of Object.values(packingItems).flat()) {
    for (const supply of buy) expect(all).toContain(supply.toLowerCase());
  }
});
