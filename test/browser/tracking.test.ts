import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaultsInAllColors } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { stopClock } from '../support/browser/stop-clock.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

const field = (page: Page) => page.getByRole('textbox', { name: 'Tracking number' });
const status = (page: Page) => page.locator('main [data-island^=number]').getByRole('status');
const links = (page: Page) => status(page).getByRole('link');

const at = `${url}/shipping-services`;
const twoCarriers = '9261292700768711948021';

const numbers = [
  ['1Z5R89390357567127', 'UPS', 'https://www.ups.com/track?tracknum=1Z5R89390357567127'],
  ['9865 7878 8855', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr=986578788855'],
  [
    '9400 1112 0108 0805 4830 16',
    'USPS',
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111201080805483016',
  ],
  ['3318810025', 'DHL', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=3318810025'],
] as const;

test('the page of a number’s carrier is one click away', async () => {
  const { page, faults } = await openPage(browser, at);
  for (const [number, name, href] of numbers) {
    await field(page).fill(number);
    await status(page).getByText(`This is a ${name} number.`).waitFor();
    expect(await links(page).count()).toBe(1);
    expect(await links(page).getAttribute('href')).toBe(href);
    expect(await links(page).getAttribute('target')).toBe('_blank');
  }
  // A number that two carriers use.
  await field(page).fill(twoCarriers);
  await field(page).press('Enter');
  await status(page).getByText('This is a FedEx or USPS number.').waitFor();
  expect(await links(page).allInnerTexts()).toEqual(
    ['Track FedEx', 'Track USPS'].map((name) => expect.stringContaining(name)),
  );
  expect(page.context().pages()).toEqual([page]);
  expect(await axeFaultsInAllColors(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
  // The address of a carrier's page.
  await field(page).fill('');
  await page.keyboard.insertText(
    'https://www.ups.com/track?loc=en_US&tracknum=1Z5R89390357567127&requester=WT/',
  );
  await status(page).getByText('This is a UPS number.').waitFor();
  expect(await links(page).getAttribute('href')).toBe(numbers[0][2]);
  // No request went to the store or to anyone else.
  expect(faults).toEqual([]);
  expect(page.url()).toBe(at);
});

thoroughly(
  'two numbers and a wrong digit are reported, a short number not before Enter, and the answer replaces the hint',
  async () => {
    const viewport = { width: 360, height: 740 };
    const { page } = await openPage(browser, at, { viewport });
    const hint = page.getByText('We’ll find the carrier');
    expect(await hint.isVisible()).toBe(true);
    await field(page).fill('1Z5R');
    expect(await status(page).innerText()).toBe('');
    await field(page).press('Enter');
    await status(page).getByText('We don’t know this kind of number.').waitFor();
    expect(await hint.isVisible()).toBe(false);
    await field(page).fill('1Z5R89390357567127 986578788855');
    await status(page).getByText('That’s more than one number. Enter one at a time.').waitFor();
    expect(await links(page).count()).toBe(0);
    await field(page).fill('1Z5R89390357567128');
    await status(page).getByText('a digit looks wrong').waitFor();
    await field(page).press('Enter');
    expect(await links(page).allInnerTexts()).toEqual([
      expect.stringContaining('Track UPS anyway'),
    ]);
    expect(page.context().pages()).toEqual([page]);
    expect(await links(page).getAttribute('href')).toContain('tracknum=1Z5R89390357567128');
    await field(page).fill('');
    await field(page).press('Enter');
    await status(page).getByText('Type the number on your receipt.').waitFor();
    expect(page.url()).toBe(at);
  },
);

thoroughly('home has the field, and loads its code with the first touch', async () => {
  const { page, faults } = await openPage(browser, url, {
    viewport: { width: 360, height: 740 },
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await field(page).scrollIntoViewIfNeeded();
  expect(scripts.filter((script) => script.includes('tracking'))).toEqual([]);
  await page.context().route('https://www.ups.com/**', (route) => route.fulfill({ body: 'UPS' }));
  const [carrier] = await Promise.all([
    page.context().waitForEvent('page'),
    field(page)
      .fill('1Z5R89390357567127')
      .then(() => field(page).press('Enter')),
  ]);
  await carrier.waitForURL('https://www.ups.com/track?tracknum=1Z5R89390357567127');
  await field(page).fill(twoCarriers);
  await links(page).first().waitFor();
  expect(await axeFaultsInAllColors(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
  await field(page).fill('not a number');
  await status(page).getByText('We don’t know this kind of number.').waitFor();
  await links(page).click();
  await page.waitForURL(`${url}/shipping-services#track`);
  expect(faults).toEqual([]);
});

thoroughly(
  'home without a script, or with one that fails, links to the tracking pages',
  async () => {
    const without = await openPage(browser, url, { javaScriptEnabled: false });
    expect(await field(without.page).isVisible()).toBe(false);
    await without.page.getByRole('button', { name: 'Track' }).click();
    await without.page.waitForURL((there) => there.pathname === '/shipping-services');
    expect(await without.page.locator('#track .tracking-row a').first().isVisible()).toBe(true);
    await without.page.goto(at);
    expect(await without.page.locator('.number-box form').isVisible()).toBe(false);
    expect(await without.page.locator('.number-box .tracking-row a').count()).toBe(4);
    const failing = await openPage(browser, url);
    await failing.page.route('**/number-*', (route) => route.abort());
    await field(failing.page).fill('1Z5R89390357567127');
    await field(failing.page).press('Enter');
    await failing.page.waitForURL((there) => there.pathname === '/shipping-services');
    expect(failing.page.url()).not.toContain('1Z5R');
  },
);

thoroughly(
  'if the code does not come, Enter leaves the number beside the carriers’ own pages',
  async () => {
    const { page } = await openPage(browser, at, {}, (page) =>
      page.route('**/assets/number-*', (route) => route.abort()),
    );
    await field(page).fill('1Z5R89390357567127');
    const submitted = page.evaluate(() => {
      const form = document.querySelector('.number-box form');
      return new Promise((done) => form?.addEventListener('submit', done, { once: true }));
    });
    await field(page).press('Enter');
    await submitted;
    expect(page.url()).toBe(at);
    expect(await field(page).inputValue()).toBe('1Z5R89390357567127');
    await page.unroute('**/assets/number-*');
    await field(page).press('End');
    await status(page).getByText('This is a UPS number.').waitFor();
  },
);

thoroughly('a number is not corrected while it is being typed, but a second later', async () => {
  const { page } = await openPage(browser, at);
  await field(page).fill('1Z5R');
  await field(page).press('Enter');
  await status(page).getByText('We don’t know this kind of number.').waitFor();
  await stopClock(page);
  await field(page).fill('');
  const said = new Set<string>();
  for (const digit of '9400111201080805483019') {
    await field(page).press(digit);
    said.add(await status(page).innerText());
  }
  expect([...said].filter((text) => /wrong|don’t know/.test(text))).toEqual([]);
  await page.clock.runFor(1_000);
  await status(page).getByText('This looks like a USPS number, but').waitFor();
});
