import { expect, inject, test } from 'vitest';
import { browser } from './browser.ts';
import { openAt } from './open-at.ts';
import { openPage } from './open-page.ts';

const { url } = inject('builtSite');

// The drive from campus takes up to 8 minutes, and FedEx packages are due at 4:45 PM.
test.each([
  ['a minute before it is time to leave', '2026-06-16T20:36:00Z', 'FedEx today', '4:37 PM'],
  ['when it is too late', '2026-06-16T20:37:00Z', 'FedEx Wednesday', '4:37 PM'],
  ['on Friday evening', '2026-06-19T21:00:00Z', 'FedEx Monday', '4:37 PM'],
  ['on Saturday', '2026-06-20T15:00:00Z', 'FedEx Monday', '4:37 PM'],
  ['on the eve of Thanksgiving', '2026-11-25T22:00:00Z', 'FedEx Friday', '4:37 PM'],
])('%s the page of a place says when to leave it', async (_, moment, day, time) => {
  const page = await openAt(moment, '/service-areas/uncw-wilmington-nc');
  const leave = (await page.locator('[data-drive]').textContent())?.replace(/\s+/g, ' ');
  expect(leave).toContain(day);
  expect(leave).toContain(`Leave UNCW campus by ${time}`);
  await page.context().close();
});

test('without a script the page of a place says the weekdays', async () => {
  const off = { javaScriptEnabled: false };
  const campus = await openPage(browser, `${url}/service-areas/uncw-wilmington-nc`, off);
  const leave = (await campus.page.locator('[data-drive]').textContent())?.replace(/\s+/g, ' ');
  expect(leave).toContain('FedEx Mon–Fri');
  expect(leave).toContain('Leave UNCW campus by 4:37 PM');
  await campus.close();
  const ogden = await openPage(browser, `${url}/service-areas/ogden-wilmington-nc`, off);
  const row = await ogden.page.locator('.board > li').first().innerText();
  expect(row.replace(/\s+/g, ' ')).toBe('FedEx SET OUT BY 4:40 PM Pickup 5:00 PM, Mon–Fri');
  await ogden.close();
});

test('the way from one area opens to its map, and closes the one before', async () => {
  const { page, faults, close } = await openPage(browser, `${url}/locations`, {
    viewport: { width: 360, height: 740 },
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByText('From ILM airport').click();
  const map = page.locator('details[open] img');
  await expect.poll(() => asked).toContain('/illustrations/way-from-ilm-airport-blue-clay.svg');
  expect(await map.count()).toBe(1);
  expect(await page.locator('details[open] p').first().innerText()).toContain('Blue Clay Rd');
  expect(faults).toEqual([]);
  await close();
});

test('directions open in a new tab, and say so', async () => {
  const { page, close } = await openPage(browser, `${url}/service-areas/rocky-point-nc`);
  const link = page.locator('main').getByRole('link', {
    name: 'Get Directions (opens in a new tab)',
  });
  expect(await link.first().getAttribute('target')).toBe('_blank');
  await close();
});
