import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { street } from '../../pages/_facts/address.ts';
import { dollars } from '../../pages/_facts/format.ts';
import { insurance } from '../../pages/_facts/insurance.ts';
import { mailboxFees } from '../../pages/_facts/mailbox-prices.ts';
import { browser } from '../support/browser/browser.ts';
import { oneLine } from '../support/browser/one-line.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { dueBy } from '../support/site/store-pickups.ts';
import { mailboxDue, mailboxRent } from '../support/site/store-prices.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

interface Shown {
  readonly first: string;
  readonly second: string;
  readonly text: string;
  /** Of the comparison: the carriers in its head and in its first row, and what its rows are about. */
  readonly heads: readonly string[];
  readonly names: readonly string[];
  readonly rows: readonly string[];
}

/** What a page without JavaScript shows for each pair of answers, chosen within the page: one at a time they take 10 s. */
function readAnswers(
  page: Page,
  firsts: readonly string[],
  seconds: readonly string[],
): Promise<readonly Shown[]> {
  const pairs = firsts.flatMap((first) => seconds.map((second) => ({ first, second })));
  return page.evaluate((all) => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    const seen = (which: string) =>
      [...document.querySelectorAll<HTMLElement>(which)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(({ innerText }) => plain(innerText));
    return all.map(({ first, second }) => {
      for (const answer of [first, second])
        [...document.querySelectorAll<HTMLElement>('.picker label')]
          .find(({ textContent }) => plain(textContent ?? '') === answer)
          ?.click();
      return {
        first,
        second,
        text: seen('.picker .cell').join(),
        heads: seen('.carrier-comparison thead th a'),
        names: seen('.carrier-comparison tbody tr:first-child td .label-field'),
        rows: seen('.carrier-comparison tbody th'),
      };
    });
  }, pairs);
}

function openPlain(path: string): ReturnType<typeof openPage> {
  const viewport = { width: 320, height: 740 };
  return openPage(browser, url + path, { javaScriptEnabled: false, viewport });
}

const declared = dollars(insurance.declaredValueMaximumCents);
const appraisal = dollars(insurance.appraisalOverCents);

const carriers = ['FedEx', 'UPS', 'USPS', 'DHL'] as const;

type Answers = Readonly<Record<string, readonly string[]>>;

const ofReturns: readonly Answers[] = [
  {
    'QR code': ['A QR code? No, we need a label.'],
    'Paper label': ['A printed label? Yes. Drop it off.'],
    'PDF or email': ['A PDF or an email? Yes, for a small fee.'],
    'No label': ['No label? Yes, if you pay for one.'],
  },
  {
    FedEx: [`FedEx: drop off by ${dueBy('fedex')}`, 'FedEx label'],
    UPS: [`UPS: drop off by ${dueBy('ups')}`, 'printed label'],
    USPS: ['USPS: picks up daily', 'prepaid label'],
    DHL: [`DHL: drop off by ${dueBy('dhl')}`, 'seller’s label and documents'],
  },
];
const ofInsurance: readonly Answers[] = [
  {
    [`Up to ${declared}`]: ['Declared value can be enough'],
    [`Up to ${appraisal}`]: ['Ask for insurance before you ship'],
    [`Over ${appraisal}`]: ['Get an appraisal, then insurance'],
  },
  {
    FedEx: [`FedEx: ${declared} included, more for a fee`],
    UPS: [`UPS: ${declared} included, more for a fee`],
    USPS: ['USPS: insurance up to $5,000'],
    DHL: ['DHL: ask us what it includes'],
  },
];
const ofStudents: readonly Answers[] = [
  {
    'One semester': [
      'One semester: call us',
      mailboxDue('Small', 'threeMonth'),
      mailboxDue('Small', 'sixMonth'),
    ],
    'A year': [
      `A year: a small box is ${mailboxDue('Small', 'oneYear')}`,
      `The rent is ${mailboxRent('Small', 'oneYear')}`,
      `the key deposit is ${dollars(mailboxFees.keyDeposit)}`,
    ],
  },
  {
    'Move-in': ['Move-in: call', 'Form 1583'],
    Textbooks: ['Textbooks: order', 'Media Mail'],
    Parents: ['Parents: how', `${street.chosen} PMB`, 'Wilmington, NC'],
    'Move-out': ['Move-out: hold', 'deposit'],
  },
];

thoroughly.each([
  ['/returns-labels', ofReturns],
  ['/insurance-information', ofInsurance],
  ['/student-mailboxes', ofStudents],
] as const)(
  '%s has its own answer for every pair of choices, without a script',
  async (path, [firsts = {}, seconds = {}]) => {
    const { page } = await openPlain(path);
    expect(await page.locator('.picker :checked').count()).toBe(2);
    const titles = Object.values({ ...firsts, ...seconds }).map(([title = '']) => title);
    const shown = await readAnswers(page, Object.keys(firsts), Object.keys(seconds));
    for (const { first, second, text } of shown) {
      for (const words of [...(firsts[first] ?? []), ...(seconds[second] ?? [])])
        expect(text, `${first}, ${second}`).toContain(words);
      expect(titles.filter((title) => text.includes(title))).toHaveLength(2);
    }
    expect(await sidewaysScroll(page)).toBe(0);
  },
);

const destinations = ['A US street address', 'A PO box', 'Canada or Mexico', 'Overseas'] as const;
const weights = { 'Up to 70 lbs': 70, '70–150 lbs': 150, 'Over 150 lbs': 151 } as const;
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

thoroughly.each([['/shipping-services', [320, 1280]]])(
  'the comparison on %s leaves out what does not fit, without a script',
  async (path, widths) => {
    const { page } = await openPlain(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      const shown = await readAnswers(page, destinations, Object.keys(weights));
      for (const { first, second, text, heads, names, rows } of shown) {
        const at = `${first}, ${second}, ${width} px`;
        const pounds = Object.entries(weights).find(([name]) => name === second)?.[1] ?? 0;
        const fits = fitting(first, pounds);
        expect(heads, at).toEqual(fits);
        expect(names, at).toEqual(width === 320 ? fits.map((name) => name.toUpperCase()) : []);
        expect(rows, at).toEqual(expectedRows(first, fits));
        const isPoBox = first === 'A PO box';
        expect(text.includes('PO box: only USPS'), at).toBe(isPoBox);
        expect(text.includes('Over 150 lbs: freight'), at).toBe(pounds > 150);
        expect(text.includes('use a street address'), at).toBe(isPoBox && pounds === 150);
      }
      expect(await sidewaysScroll(page)).toBe(0);
    }
  },
);

test('the comparison of carriers agrees with the facts, and is complete on paper', async () => {
  const { page } = await openPage(browser, `${url}/shipping-services`);
  await page.emulateMedia({ media: 'print' });
  const rows = await page.locator('.carrier-comparison tbody tr').evaluateAll((found) =>
    found.map((row) =>
      [...row.children].map((cell) => {
        const name = cell.querySelector('.label-field')?.textContent ?? '';
        return (cell.textContent ?? '').slice(name.length);
      }),
    ),
  );
  const [times, saturday, poBoxes, , heaviest] = rows.map((cells) => cells.slice(1).map(oneLine));
  expect(times).toEqual([dueBy('fedex'), dueBy('ups'), 'Call for times', dueBy('dhl')]);
  expect(saturday).toEqual(['Goes out Monday', 'Goes out Monday', 'Picks up', 'Goes out Monday']);
  expect(poBoxes).toEqual(['No', 'No', 'Yes', 'No']);
  expect(heaviest).toEqual(['150 lbs', '150 lbs', '70 lbs', 'Ask us']);
  expect(
    await page.locator('.carrier-comparison :is(th, td)').filter({ visible: true }).count(),
  ).toBe(50);
});

thoroughly.each([
  '/returns-labels',
  '/insurance-information',
  '/shipping-services',
  '/student-mailboxes',
])('%s works with arrow keys, and prints every answer', async (address) => {
  const { page, faults } = await openPage(browser, url + address);
  await page.locator('.picker input').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('.picker input').nth(1).isChecked()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('.picker .cell > div').all())
    expect(await answer.isVisible()).toBe(true);
  expect(await page.locator('.picker .picker-answer').filter({ visible: true }).count()).toBe(
    await page.locator('.picker .picker-answer').count(),
  );
  expect(await page.locator('[type=radio]').filter({ visible: true }).count()).toBe(0);
  expect(faults).toEqual([]);
});
