import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { oneLine } from '../support/browser/one-line.ts';
import { sharedAt } from '../support/browser/open-at.ts';
import { openPage } from '../support/browser/open-page.ts';
import { longestDriveFrom } from '../support/site/store-drives.ts';
import { setOutBy, truckAt } from '../support/site/store-pickups.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

const campus = '/service-areas/uncw-wilmington-nc';

// In the example, FedEx packages are due at 4:45 PM.
const drive = longestDriveFrom('UNCW campus');
const leaveBy = Date.parse('2026-06-16T20:45:00Z') - drive * 60_000;

test.each([
  [
    'a minute before it is time to leave',
    new Date(leaveBy - 60_000).toISOString(),
    'Yes, today at 5:00 PM 1 min left',
  ],
  ['when it is too late', new Date(leaveBy).toISOString(), 'No. Wednesday at 5:00 PM Wednesday'],
  ['on Friday evening', '2026-06-19T21:00:00Z', 'No. Monday at 5:00 PM Monday'],
  ['on Saturday', '2026-06-20T15:00:00Z', 'No. Monday at 5:00 PM Monday'],
  ['on the eve of Thanksgiving', '2026-11-25T22:00:00Z', 'No. Friday at 5:00 PM Friday'],
])('%s: the area page says when to leave', async (_, moment, answer) => {
  const page = await sharedAt(moment, campus);
  const row = oneLine(await page.locator('.board > li').first().innerText());
  expect(row).toBe(`FedEx SET OUT BY 4:${45 - drive} PM ${answer}`);
  expect(oneLine(await page.locator('[data-drive]').innerText())).toBe(
    `Allows ${drive} minutes by car from UNCW campus.`,
  );
});

thoroughly.each([
  [campus, 'UNCW campus'],
  ['/service-areas/ogden-wilmington-nc', 'Ogden Park and Market St'],
])('without a script, %s names the weekdays', async (address, origin) => {
  const { page, close } = await openPage(browser, `${url}${address}`, { javaScriptEnabled: false });
  const row = await page.locator('.board > li').first().innerText();
  const time = setOutBy('fedex', longestDriveFrom(origin));
  expect(oneLine(row)).toBe(`FedEx SET OUT BY ${time} Pickup ${truckAt('fedex')}, Mon–Fri`);
  await close();
});

thoroughly('opening the way from one area shows its map and closes the previous one', async () => {
  const { page, faults, close } = await openPage(browser, `${url}/locations`, {
    viewport: { width: 360, height: 740 },
  });
  await page.getByText('From ILM airport').click();
  const map = page.locator('details[open] img');
  expect(await map.getAttribute('src')).toMatch(/#way-from-ilm-airport-blue-clay$/);
  await expect.poll(() => map.evaluate((image) => Reflect.get(image, 'complete'))).toBe(true);
  expect(await page.locator('details[open] p').first().innerText()).toContain('Blue Clay Rd');
  expect(faults).toEqual([]);
  await close();
});

thoroughly('directions open in a new tab, and say so', async () => {
  const { page, close } = await openPage(browser, `${url}/service-areas/rocky-point-nc`);
  const link = page.locator('main').getByRole('link', {
    name: 'Get Directions (opens in a new tab)',
  });
  expect(await link.first().getAttribute('target')).toBe('_blank');
  await close();
});
