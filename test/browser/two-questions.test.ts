import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { street } from '../../pages/_facts/address.ts';
import { dollars } from '../../pages/_facts/format.ts';
import { insurance } from '../../pages/_facts/insurance.ts';
import { mailboxFees } from '../../pages/_facts/mailbox-prices.ts';
import { axeFaults } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { oneLine } from '../support/browser/one-line.ts';
import { openPage } from '../support/browser/open-page.ts';
import { javaScriptModes } from '../support/everything.ts';
import { dueBy } from '../support/site/store-pickups.ts';
import { mailboxDue, mailboxRent } from '../support/site/store-prices.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

const chosen = async (page: Page, first: string, second: string): Promise<string> => {
  for (const answer of [first, second])
    await page.locator('.pick').getByLabel(answer, { exact: true }).check();
  return oneLine(await page.locator('.pick .lc').innerText());
};

const declared = dollars(insurance.declaredValueMaximumCents);
const appraisal = dollars(insurance.appraisalOverCents);

const carriers = ['FedEx', 'UPS', 'USPS', 'DHL'] as const;

describe.each(javaScriptModes)('with JavaScript: %s', (javaScriptEnabled) => {
  thoroughly(
    'every kind of return with every carrier has its own answer and its pickup time',
    async () => {
      const { page, close } = await openPage(browser, `${url}/returns-labels`, {
        javaScriptEnabled,
        viewport: { width: 320, height: 740 },
      });
      const kinds = {
        'QR code': 'Amazon QR code? No.',
        'Printed label': 'A printed label? Yes. Drop it off.',
        'PDF or email': 'A PDF or an email? Yes, for a small fee.',
        'No label': 'No label? Yes, if you pay for one.',
      };
      const ways = {
        FedEx: [`FedEx: drop off by ${dueBy('fedex')}`, 'FedEx label'],
        UPS: [`UPS: drop off by ${dueBy('ups')}`, 'printed label'],
        USPS: ['USPS: picks up daily', 'prepaid label'],
        DHL: [`DHL: drop off by ${dueBy('dhl')}`, 'seller’s label and documents'],
      };
      expect(await page.locator('.pick :checked').count()).toBe(2);
      for (const [kind, answer] of Object.entries(kinds))
        for (const carrier of carriers) {
          const text = await chosen(page, kind, carrier);
          for (const words of [answer, ...ways[carrier]])
            expect(text, `${kind}, ${carrier}`).toContain(words);
          const others = [...Object.values(kinds), ...Object.values(ways).map(([says]) => says)];
          expect(others.filter((words) => words && text.includes(words))).toHaveLength(2);
        }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      await close();
    },
  );

  thoroughly('every value with every carrier names the insurance to ask for', async () => {
    const { page, close } = await openPage(browser, `${url}/insurance-information`, {
      javaScriptEnabled,
      viewport: { width: 320, height: 740 },
    });
    const values = {
      [`Up to ${declared}`]: 'Declared value can be enough',
      [`Up to ${appraisal}`]: 'Ask for insurance before you ship',
      [`Over ${appraisal}`]: 'Get an appraisal, then insurance',
    };
    const ways = {
      FedEx: `FedEx: declared value, typically up to ${declared}`,
      UPS: `UPS: declared value, typically up to ${declared}`,
      USPS: 'USPS: insurance up to $5,000',
      DHL: `DHL: declared value, typically up to ${declared}`,
    };
    for (const [value, answer] of Object.entries(values))
      for (const carrier of carriers) {
        const text = await chosen(page, value, carrier);
        for (const words of [answer, ways[carrier], '24 hours', 'Keep the item, the box'])
          expect(text, `${value}, ${carrier}`).toContain(words);
        const others = [...Object.values(values), ...Object.values(ways)];
        expect(others.filter((words) => text.includes(words))).toHaveLength(2);
      }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    await close();
  });
});

describe.each(javaScriptModes)('the student year, with JavaScript: %s', (javaScriptEnabled) => {
  thoroughly('every term with every time of year has its own answer', async () => {
    const { page, close } = await openPage(browser, `${url}/student-mailboxes`, {
      javaScriptEnabled,
      viewport: { width: 320, height: 740 },
    });
    const terms = {
      'One semester': [
        'One semester: call us',
        mailboxDue('Small', 'threeMonth'),
        mailboxDue('Small', 'sixMonth'),
      ],
      'A year': [
        `A year: a small box is ${mailboxDue('Small', 'oneYear')}`,
        `The rent is ${mailboxRent('Small', 'oneYear')}`,
        `the key deposit is ${dollars(mailboxFees.keyDeposit)}`,
        `the ${dollars(mailboxFees.setup)} setup fee`,
      ],
    };
    const times = {
      'Move-in': ['Move-in: call', 'Form 1583'],
      Textbooks: ['Textbooks: order', 'Media Mail'],
      Parents: ['Parents: how', `${street.chosen} PMB`, 'Wilmington, NC'],
      'Move-out': ['Move-out: hold', 'deposit'],
    };
    for (const [term, price] of Object.entries(terms))
      for (const [time, words] of Object.entries(times)) {
        const text = await chosen(page, term, time);
        for (const part of [...price, ...words]) expect(text, `${term}, ${time}`).toContain(part);
        const others = [...Object.values(terms), ...Object.values(times)].map(([says]) => says);
        expect(others.filter((says) => says && text.includes(says))).toHaveLength(2);
      }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    await close();
  });
});

const destinations = ['A US street address', 'A PO box', 'Canada or Mexico', 'Overseas'] as const;
const weights = { 'Up to 70 lbs': 70, '70–150 lbs': 150, 'Over 150 lbs': 151 } as const;
const packages = destinations.flatMap((destination) =>
  Object.entries(weights).map(([weight, pounds]) => ({ destination, weight, pounds })),
);
/** In pounds; we know of no limit for DHL. */
const limits = { FedEx: 150, UPS: 150, USPS: 70, DHL: 150 } as const;

/** Independent of the page: only USPS delivers to PO boxes, and each carrier has a limit. */
function fitting(destination: string, pounds: number): readonly string[] {
  return carriers.filter(
    (carrier) => (destination !== 'A PO box' || carrier === 'USPS') && pounds <= limits[carrier],
  );
}

/** The facts about a package to this destination. */
function expectedRows(destination: string, fits: readonly string[]): readonly string[] {
  if (fits.length === 0) return [];
  const isInUs = destination === 'A PO box' || destination === 'A US street address';
  return [
    'Drop off by, Monday to Friday',
    'Saturday',
    isInUs ? 'PO boxes' : 'Countries',
    ...(isInUs
      ? ['Heaviest package in the US', 'Longest side plus distance around, in the US']
      : []),
    isInUs ? 'Days in the US' : 'Days to other countries, before customs',
    'If it’s lost or damaged',
  ];
}

describe.each(javaScriptModes)('the comparison of carriers, with JavaScript: %s', (isOn) => {
  thoroughly.each([
    ['/shipping-services', 320],
    ['/shipping-services', 1280],
  ])('on %s leaves out what does not fit, at %s px', async (address, width) => {
    const { page, close } = await openPage(browser, url + address, {
      javaScriptEnabled: isOn,
      viewport: { width, height: 740 },
    });
    for (const { destination, weight, pounds } of packages) {
      const text = await chosen(page, destination, weight);
      const at = `${destination}, ${weight}`;
      const fits = fitting(destination, pounds);
      expect(await seen(page, '.cmp thead th a'), at).toEqual(fits);
      const names = width === 320 ? fits.map((name) => name.toUpperCase()) : [];
      expect(await seen(page, '.cmp tbody tr:first-child td .f'), at).toEqual(names);
      expect(await seen(page, '.cmp tbody th'), at).toEqual(expectedRows(destination, fits));
      const isPoBox = destination === 'A PO box';
      expect(text.includes('PO box: only USPS'), at).toBe(isPoBox);
      expect(text.includes('Over 150 lbs: freight'), at).toBe(pounds > 150);
      expect(text.includes('use a street address'), at).toBe(isPoBox && pounds === 150);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    await close();
  });
});

test('the comparison of carriers agrees with the facts, and is complete on paper', async () => {
  const { page, close } = await openPage(browser, `${url}/shipping-services`);
  await page.emulateMedia({ media: 'print' });
  const rows = await page.locator('.cmp tbody tr').evaluateAll((found) =>
    found.map((row) =>
      [...row.children].map((cell) => {
        const name = cell.querySelector('.f')?.textContent ?? '';
        return (cell.textContent ?? '').slice(name.length);
      }),
    ),
  );
  expect(rows.map((cells) => cells.map(oneLine))).toEqual([
    [
      'Drop off by, Monday to Friday',
      dueBy('fedex'),
      dueBy('ups'),
      'Call for the time',
      dueBy('dhl'),
    ],
    ['Saturday', 'Goes out Monday', 'Goes out Monday', 'Picks up', 'Goes out Monday'],
    ['PO boxes', 'No', 'No', 'Yes', 'No'],
    ['Countries', '220+', 'Ask us', '190+', '220+'],
    ['Heaviest package in the US', '150 lbs', '150 lbs', '70 lbs', 'Ask us'],
    [
      'Longest side plus distance around, in the US',
      '165 inches',
      '165 inches',
      '108 inches, Ground Advantage 130',
      'Ask us',
    ],
    [
      'Days in the US',
      'Overnight, or Ground in 1–5 days',
      'Next Day Air, or Ground by distance',
      'Ask us',
      'Ask us',
    ],
    [
      'Days to other countries, before customs',
      'International Priority: 1–3 days',
      'Ask us',
      'Priority Mail International: 6–10 days',
      'Express: 1–4 business days, by region',
    ],
    [
      'If it’s lost or damaged',
      `Declared value, typically up to ${declared}`,
      `Declared value, typically up to ${declared}`,
      'Insurance up to $5,000 in the US',
      `Declared value, typically up to ${declared}`,
    ],
  ]);
  expect(await page.locator('.cmp :is(th, td)').filter({ visible: true }).count()).toBe(50);
  await close();
});

/** The text of the visible elements. */
async function seen(page: Page, which: string): Promise<readonly string[]> {
  const texts = await page.locator(which).filter({ visible: true }).allInnerTexts();
  return texts.map(oneLine);
}

thoroughly.each([
  '/returns-labels',
  '/insurance-information',
  '/shipping-services',
  '/student-mailboxes',
])('%s works with arrow keys, prints every answer, and axe finds nothing', async (address) => {
  const { page, faults, close } = await openPage(browser, url + address);
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('.pick input').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('.pick input').nth(1).isChecked()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('.pick .lc > div').all())
    expect(await answer.isVisible()).toBe(true);
  expect(await page.locator('.pick .ans').filter({ visible: true }).count()).toBe(
    await page.locator('.pick .ans').count(),
  );
  expect(await page.locator('[type=radio]').filter({ visible: true }).count()).toBe(0);
  expect(faults).toEqual([]);
  await close();
});
