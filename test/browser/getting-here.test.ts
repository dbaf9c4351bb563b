import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { street as storeStreet } from '../../pages/_facts/address.ts';
import { browser } from '../support/browser/browser.ts';
import { oneLine } from '../support/browser/one-line.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { driveFrom } from '../support/site/store-drives.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

/** Independent of the facts: the area's page, where the drive starts, and the way. */
const ways = [
  ['northchase-wilmington-nc', 'Northchase Woods', 'Take N College Rd south'],
  ['castle-hayne-nc', 'Castle Hayne center', 'Take N College Rd south'],
  ['murrayville-wilmington-nc', 'Murrayville Rd', 'Take Murrayville Rd and N College Rd'],
  ['ogden-wilmington-nc', 'Ogden Park and Market St', 'Take Gordon Rd and N College Rd'],
  ['rocky-point-nc', 'Rocky Point', 'Take I-40 to Exit 420, then N College Rd'],
  ['porters-neck-wilmington-nc', 'Porters Neck', 'Take Market St, Gordon Rd and N College Rd'],
  ['uncw-wilmington-nc', 'UNCW campus', 'Take College Rd north'],
  ['ilm-airport-blue-clay', 'ILM airport', 'Take Blue Clay Rd and N College Rd'],
  ['wrightsboro-wilmington-nc', 'Wrightsboro', 'Take N Kerr Ave, Blue Clay Rd and N College Rd'],
] as const;

const street = storeStreet.chosen;

thoroughly(
  'each area’s page describes the way, and promises no time of arrival, without a script',
  async () => {
    const { page, faults } = await openPlain('/404');
    for (const [area, origin, way] of ways) {
      await page.goto(`${url}/service-areas/${area}`);
      const label = await saidBy(page, '.map-opening .label');
      expect(label.toLowerCase()).toContain(
        `from ${origin} ${driveFrom(origin)} minutes by car`.toLowerCase(),
      );
      expect(label).toContain(`${way} to ${street}.`);
      expect(await page.locator('.board').count()).toBe(0);
      const map = page.getByRole('img', { name: `Map of the route from ${origin} to the store` });
      expect(await map.getAttribute('aria-label')).toContain(way);
      const directions = page
        .locator('.map-opening')
        .getByRole('link', { name: 'Get Directions (opens in a new tab)' });
      expect(await directions.getAttribute('href')).toContain(encodeURIComponent(street));
      expect(await directions.getAttribute('target')).toBe('_blank');
    }
    expect(faults).toEqual([]);
  },
);

thoroughly(
  'locations has every way with its map, one open at a time, without a script',
  async () => {
    const { page, faults } = await openPlain('/locations');
    const places = page.locator('.getting-here details');
    expect(await places.count()).toBe(ways.length);
    for (const [index, [area, , way]] of ways.entries()) {
      const place = places.nth(index);
      if (index > 0) await place.locator('summary').click();
      expect(await page.locator('.getting-here details[open]').count()).toBe(1);
      const said = oneLine(await place.innerText());
      expect(said).toMatch(/^From /);
      expect(said).not.toMatch(/\d min/);
      expect(said).toContain(`${way} to ${street}.`);
      expect(await place.getByRole('link').getAttribute('href')).toBe(`/service-areas/${area}`);
      const map = place.locator('img');
      expect(await map.getAttribute('src')).toBe(`/illustrations/locations.svg#way-from-${area}`);
      await map.scrollIntoViewIfNeeded();
      await expect
        .poll(() => map.evaluate((image) => Reflect.get(image, 'naturalWidth')))
        .not.toBe(0);
    }
    expect(await sidewaysScroll(page)).toBe(0);
    expect(faults).toEqual([]);
  },
);

test('contact links to the ways from all areas', async () => {
  const { page } = await openPage(browser, `${url}/contact`);
  const all = page.getByRole('link', { name: 'See the route from your area' });
  expect(await all.getAttribute('href')).toBe('/locations');
});

function openPlain(path: string): ReturnType<typeof openPage> {
  const viewport = { width: 320, height: 740 };
  return openPage(browser, url + path, { javaScriptEnabled: false, viewport });
}

function saidBy(page: Page, part: string): Promise<string> {
  return page.locator(part).first().innerText().then(oneLine);
}
