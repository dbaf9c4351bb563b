import { expect, inject, test } from 'vitest';
import { browser } from './browser.ts';
import { openAt } from './open-at.ts';
import { openPage } from './open-page.ts';

const { url } = inject('builtSite');

const campus = '/service-areas/uncw-wilmington-nc';
const said = (text: string): string => text.replace(/\s+/g, ' ').trim();

// The drive from campus takes up to 8 minutes, and FedEx packages are due at 4:45 PM.
test.each([
  [
    'a minute before it is time to leave',
    '2026-06-16T20:36:00Z',
    'Yes, today at 5:00 PM 1 min left',
  ],
  ['when it is too late', '2026-06-16T20:37:00Z', 'No. Wednesday at 5:00 PM'],
  ['on Friday evening', '2026-06-19T21:00:00Z', 'No. Monday at 5:00 PM'],
  ['on Saturday', '2026-06-20T15:00:00Z', 'No. Monday at 5:00 PM'],
  ['on the eve of Thanksgiving', '2026-11-25T22:00:00Z', 'No. Friday at 5:00 PM'],
])('%s: the area page says when to leave', async (_, moment, answer) => {
  const page = await openAt(moment, campus);
  const row = said(await page.locator('.board > li').first().innerText());
  expect(row).toBe(`FedEx SET OUT BY 4:37 PM ${answer}`);
  expect(said(await page.locator('[data-drive]').innerText())).toBe(
    'Allows 8 minutes by car from UNCW campus.',
  );
  await page.context().close();
});

test.each([
  [campus, '4:37 PM'],
  ['/service-areas/ogden-wilmington-nc', '4:40 PM'],
])('without a script, %s names the weekdays', async (address, time) => {
  const { page, close } = await openPage(browser, `${url}${address}`, { javaScriptEnabled: false });
  const row = await page.locator('.board > li').first().innerText();
  expect(said(row)).toBe(`FedEx SET OUT BY ${time} Pickup 5:00 PM, Mon–Fri`);
  await close();
});

test('opening the way from one area shows its map and closes the previous one', async () => {
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

test('directions open in a new tab, and say so', async () => {
  const { page, close } = await openPage(browser, `${url}/service-areas/rocky-point-nc`);
  const link = page.locator('main').getByRole('link', {
    name: 'Get Directions (opens in a new tab)',
  });
  expect(await link.first().getAttribute('target')).toBe('_blank');
  await close();
});

test.each([
  [campus, '.near ul'],
  ['/art-crating', '.kin'],
])(
  'on phones and tablets, the last row of cards on %s is as wide as the others',
  async (address, cards) => {
    const { page, close } = await openPage(browser, url + address);
    for (const width of [320, 360, 414, 600, 640, 768, 960]) {
      await page.setViewportSize({ width, height: 800 });
      const rights = await page
        .locator(`${cards} > li`)
        .evaluateAll((items) =>
          items.map((item) => Math.round(item.getBoundingClientRect().right)),
        );
      expect(rights.at(-1), `${width} px`).toBe(Math.max(...rights));
    }
    await close();
  },
);
