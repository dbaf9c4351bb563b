import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { street as storeStreet } from '../../pages/_facts/address.ts';
import { browser } from '../support/browser/browser.ts';
import { oneLine } from '../support/browser/one-line.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { javaScriptModes } from '../support/everything.ts';
import { driveFrom, longestDriveFrom } from '../support/site/store-drives.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

/** Independent of the facts: the area's page, where the drive starts, and the way. */
const ways = [
  ['northchase-wilmington-nc', 'Northchase Woods', 'Take N College Rd south, past Murrayville Rd,'],
  [
    'murrayville-wilmington-nc',
    'Murrayville Rd',
    'Take Murrayville Rd west, then turn left on N College Rd',
  ],
  [
    'ogden-wilmington-nc',
    'Ogden Park and Market St',
    'Take Gordon Rd west from Market St, then turn right on N College Rd',
  ],
  [
    'ilm-airport-blue-clay',
    'ILM airport',
    'Take Blue Clay Rd north, then turn right on N College Rd',
  ],
  ['uncw-wilmington-nc', 'UNCW campus', 'Take College Rd north, past Market St and Gordon Rd,'],
  [
    'wrightsboro-wilmington-nc',
    'Wrightsboro',
    'Take N Kerr Ave to Blue Clay Rd, turn left, then right on N College Rd',
  ],
  [
    'castle-hayne-nc',
    'Castle Hayne center',
    'Take N College Rd south, past Blue Clay Rd and Murrayville Rd,',
  ],
  [
    'porters-neck-wilmington-nc',
    'Porters Neck',
    'Take Market St south, turn right on Gordon Rd, then right on N College Rd',
  ],
  ['rocky-point-nc', 'Rocky Point', 'Take I-40 to Exit 420 (Market St), then N College Rd north,'],
] as const;

const shortestFirst = ways.toSorted(
  ([, one], [, other]) => longestDriveFrom(one) - longestDriveFrom(other),
);

const street = storeStreet.chosen;

describe.each(ways)('/service-areas/%s', (area, origin, way) => {
  const minutes = driveFrom(origin);

  thoroughly.each(javaScriptModes)(
    'describes the way and highlights the road, JavaScript: %s',
    async (javaScriptEnabled) => {
      const { page, faults, close } = await openPage(browser, `${url}/service-areas/${area}`, {
        viewport: { width: 320, height: 740 },
        javaScriptEnabled,
      });
      const label = await saidBy(page, '.by .label');
      expect(label.toLowerCase()).toContain(
        `from ${origin} ${minutes} minutes by car`.toLowerCase(),
      );
      expect(label).toContain(`${way} to ${street}.`);
      const map = page.getByRole('img', { name: `Map of the route from ${origin} to the store` });
      expect(await map.getAttribute('aria-label')).toContain(way.replace(/,$/, ''));
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await markedRoad(page)).toEqual({ starts: true, ends: true, isInside: true });
        expect(await sidewaysScroll(page)).toBe(0);
      }
      const directions = page.locator('.by').getByRole('link', { name: /^Get Directions/ });
      expect(await directions.getAttribute('href')).toContain(encodeURIComponent(street));
      expect(await directions.getAttribute('target')).toBe('_blank');
      expect(faults).toEqual([]);
      await close();
    },
  );
});

thoroughly.each([true, false])(
  'locations has every way with its map, JavaScript: %s',
  async (isOn) => {
    const { page, faults, close } = await openPage(browser, `${url}/locations`, {
      viewport: { width: 320, height: 740 },
      javaScriptEnabled: isOn,
    });
    const places = page.locator('.here details');
    expect(await places.count()).toBe(ways.length);
    for (const [index, [area, origin, way]] of shortestFirst.entries()) {
      const place = places.nth(index);
      if (index > 0) await place.locator('summary').click();
      expect(await page.locator('.here details[open]').count()).toBe(1);
      const said = oneLine(await place.innerText());
      expect(said).toContain(`From ${origin} ${driveFrom(origin)} min`);
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
    await close();
  },
);

test('contact describes two ways, and links to all of them', async () => {
  const { page, close } = await openPage(browser, `${url}/contact`);
  const main = await saidBy(page, 'main');
  for (const [, origin, way] of ways.filter(([area]) => /uncw|rocky/.test(area)))
    expect(main).toContain(`From ${origin} ${way} to ${street}.`);
  const all = page.getByRole('link', { name: 'See the route from your area on a map' });
  expect(await all.getAttribute('href')).toBe('/locations');
  await close();
});

function saidBy(page: Page, part: string): Promise<string> {
  return page.locator(part).first().innerText().then(oneLine);
}

/** Whether the line on the map goes from the area's circle to the store, without any part cut off. */
function markedRoad(page: Page): Promise<Record<'starts' | 'ends' | 'isInside', boolean>> {
  return page.evaluate(() => {
    const center = (selector: string): readonly [number, number] => {
      const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const tape = document.querySelector<SVGPathElement>('.roads .tape');
    const matrix = tape?.getScreenCTM();
    if (!tape || !matrix) return { starts: false, ends: false, isInside: false };
    const length = tape.getTotalLength();
    const points = Array.from({ length: 41 }, (_, step) =>
      tape.getPointAtLength((length * step) / 40).matrixTransform(matrix),
    );
    const near = ([x, y]: readonly [number, number]) =>
      points.some((point) => Math.hypot(point.x - x, point.y - y) < 14);
    const frame = document.querySelector('.roads')?.getBoundingClientRect() ?? new DOMRect();
    return {
      starts: near(center('.roads .you circle')),
      ends: near(center('.roads .store .box')),
      isInside: points.every(
        ({ x, y }) => x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom,
      ),
    };
  });
}
