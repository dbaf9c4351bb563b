import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { scenes } from '../../pages/_templates/scenes.ts';
import { browser } from '../support/browser/browser.ts';
import { layoutShift, openPage } from '../support/browser/open-page.ts';
import { testEverything } from '../support/everything.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');
const addresses = Object.keys(scenes);
const visited = testEverything ? addresses : addresses.slice(0, 2);

thoroughly.each(visited)(
  '%s starts with its own scene, and shows its middle on a phone',
  async (address) => {
    const { page, faults } = await openPage(browser, url + address, {
      viewport: { width: 360, height: 740 },
    });
    const scenes = page.locator('.stage svg');
    expect(await scenes.count()).toBe(1);
    expect(await scenes.getAttribute('aria-label')).toBe(titleOf(address));
    const box = await scenes.boundingBox();
    expect(box && Math.round(box.x + box.width / 2)).toBe(180);
    expect(await layoutShift(page)).toBe(0);
    const links = page.locator('.family-strip a');
    expect(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).not.toContain(address);
    for (const picture of await links.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((seen: HTMLImageElement) => seen.naturalWidth))
        .toBeGreaterThan(0);
    }
    expect(faults).toEqual([]);
  },
);

test('no two pages have the same scene', () => {
  const titles = addresses.map(titleOf);
  expect(new Set(titles).size).toBe(addresses.length);
});

function titleOf(address: string): string | undefined {
  const file = `pages/_assets/drawings/scene${address.replace('/', '-')}.svg`;
  return /<title>(.*)<\/title>/.exec(readFileSync(file, 'utf8'))?.[1];
}
