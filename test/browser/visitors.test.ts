import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { span } from '../../pages/_facts/format.ts';
import { dhlRegions } from '../../pages/_facts/transit.ts';
import { browser } from '../support/browser/browser.ts';
import { oneLine } from '../support/browser/one-line.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { testEverything } from '../support/everything.ts';
import { driveFrom } from '../support/site/store-drives.ts';
import { mailboxDue } from '../support/site/store-prices.ts';

const { url } = inject('builtSite');

/** A link to tap, an answer to choose, or an option of a list. */
type Step =
  | { readonly tap: string }
  | { readonly pick: string }
  | { readonly choose: string; readonly of: string };

interface Task {
  readonly question: string;
  /** From home. */
  readonly steps: readonly Step[];
  readonly most: number;
  /** What must then be visible on the page. */
  readonly answer: readonly RegExp[];
}

const europe = span(dhlRegions.find(({ region }) => region === 'Europe')?.days ?? 0);

const tasks: readonly Task[] = [
  {
    question: 'A medium mailbox for a year, with all fees?',
    steps: [{ tap: 'Mailbox' }],
    most: 2,
    answer: [new RegExp(`\\${mailboxDue('Medium', 'oneYear')}`)],
  },
  {
    question: 'Which IDs?',
    steps: [{ tap: 'Mailbox' }],
    most: 2,
    answer: [/photo ID/i, /proof of address/i],
  },
  {
    question: 'An Amazon return?',
    steps: [{ tap: 'Return' }, { pick: 'QR code' }],
    most: 2,
    answer: [/A QR code\? No, we need a label\. We can’t use Amazon QR codes/],
  },
  {
    question: 'A painting to Germany?',
    steps: [
      { tap: 'Overseas' },
      { choose: 'Germany', of: 'Where is it going?' },
      { pick: 'A work of art' },
    ],
    most: 4,
    answer: [
      /A work of art to Germany/,
      new RegExp(`${europe} business days`),
      /artist, year, material/,
    ],
  },
  {
    question: 'How far is UNCW, and which way?',
    steps: [{ tap: 'UNCW area' }],
    most: 4,
    answer: [new RegExp(`${driveFrom('UNCW campus')}\\s+minutes by car`), /Take College Rd north/],
  },
  {
    question: 'A quote for three boxes?',
    steps: [{ tap: 'Get a quote' }],
    most: 4,
    answer: [/Shipping Quote/i, /Send message/i],
  },
];

test.each(testEverything ? [true, false] : [false])(
  'a visitor in a hurry finds each answer in a few steps, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page, faults } = await openPage(browser, url, {
      viewport: { width: 320, height: 740 },
      javaScriptEnabled,
    });
    for (const { question, steps, most, answer } of tasks) {
      expect(steps.length, question).toBeLessThanOrEqual(most);
      await page.goto(url);
      for (const step of steps) await take(page, step);
      for (const width of javaScriptEnabled ? [1280, 320] : [768, 414, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const seen = oneLine(await page.locator('main').innerText());
        for (const words of answer) expect(seen, question).toMatch(words);
        expect(await sidewaysScroll(page), question).toBe(0);
      }
    }
    expect(faults).toEqual([]);
  },
);

test.each([
  ['The way there in Apple Maps?', ['Find us'], /Open in Apple Maps/],
  ['A fax?', ['business services', 'Send a fax'], /^Fax services/],
  ['A passport photo?', ['business services', 'Passport photos'], /passport photo\. /],
  ['A medium mailbox for a year?', ['Mailbox'], new RegExp(`\\${mailboxDue('Medium', 'oneYear')}`)],
])('on a phone, the first screen answers: %s', async (_, links, answer) => {
  const { page } = await openPage(browser, url, { viewport: { width: 360, height: 780 } });
  for (const tap of links) await take(page, { tap });
  const words = page.locator('main').getByText(answer).first();
  await expect.poll(() => screenful(words)).toBe(true);
});

/** Whether all of it is between the header and the bar of a phone. */
function screenful(words: Locator): Promise<boolean> {
  return words.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
    const bar = document.querySelector('.bar')?.getBoundingClientRect().top ?? 0;
    return top >= header && bottom <= bar;
  });
}

test('a painting to Germany: the days are on the first screen, and the documents follow them', async () => {
  const { page } = await openPage(browser, url, { viewport: { width: 360, height: 780 } });
  await take(page, { tap: 'Overseas' });
  await take(page, { choose: 'Germany', of: 'Where is it going?' });
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, { pick: 'A work of art' });
  const sheet = page.locator('.country-sheet .label');
  const firstWords = oneLine(await sheet.innerText())
    .split(' ')
    .slice(0, 60)
    .join(' ');
  expect(firstWords).toMatch(/DHL Express.+customs documents/i);
  expect(await screenful(sheet.locator('li:visible', { hasText: 'DHL Express' }))).toBe(true);
});

test('a will on Saturday: the answer says to ask about the witnesses', async () => {
  const { page } = await openPage(browser, url, { viewport: { width: 360, height: 780 } });
  await take(page, { tap: 'Notary' });
  await take(page, { pick: 'Will' });
  const after = oneLine(await page.locator('main').innerText()).split('How many people sign')[1];
  expect(after?.split(' ').slice(0, 60).join(' ')).toMatch(/witnesses are here.+Saturdays/);
});

test.each([360, 1280])('a link to a place lands on its heading, at %s pixels', async (width) => {
  const { page } = await openPage(browser, url, { viewport: { width, height: 780 } });
  for (const [place, heading] of [
    ['/contact#hours', '#hours h2'],
    ['/contact#find-us', '#find-us h2'],
    ['/contact#subject', '[for=subject]'],
    ['/#drop-off', '#drop-off h2'],
    ['/document-services#passport-photos', '#passport-photos h2'],
    ['/international-shipping#country', '[for=country]'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(url + place);
    const below = await page.evaluate((selector) => {
      const top = document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      return top - (document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0);
    }, heading);
    expect(below, place).toBeGreaterThanOrEqual(0);
    expect(below, place).toBeLessThan(110);
  }
});

async function take(page: Page, step: Step): Promise<void> {
  const main = page.locator('main');
  if ('pick' in step) return main.getByLabel(step.pick, { exact: true }).check();
  if ('choose' in step) {
    await main.getByLabel(step.of).selectOption(step.choose);
    return;
  }
  const link = main.getByRole('link', { name: new RegExp(`^${step.tap}`) }).first();
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.click();
  await page.waitForURL(({ pathname }) => pathname === address.pathname);
}
