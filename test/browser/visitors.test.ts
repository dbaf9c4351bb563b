import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { span } from '../../pages/_facts/format.ts';
import { dhlRegions } from '../../pages/_facts/transit.ts';
import { browser } from '../support/browser/browser.ts';
import { oneLine } from '../support/browser/one-line.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { javaScriptModes } from '../support/everything.ts';
import { sampleOf } from '../support/sample.ts';
import { driveFrom } from '../support/site/store-drives.ts';
import { dueBy } from '../support/site/store-pickups.ts';
import { mailboxDue } from '../support/site/store-prices.ts';
import { thoroughly } from '../support/thoroughly.ts';

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
  { question: 'Open now?', steps: [], most: 2, answer: [/Open|Closed|Mon–Fri/] },
  {
    question: 'When is FedEx due?',
    steps: [],
    most: 2,
    answer: [new RegExp(`FedEx\\s+drop off by\\s+${dueBy('fedex')}`, 'i')],
  },
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
    answer: [/Amazon QR code\? No\./],
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

const visitors = [
  ['a student', 360],
  ['a farmer', 414],
  ['an office', 1280],
  ['an artist', 768],
  ['a visitor in a hurry', 320],
] as const;

describe.each(javaScriptModes)('with JavaScript: %s', (javaScriptEnabled) => {
  test.each(sampleOf(visitors, 5))(
    '%s at %i px finds each answer in a few steps',
    async (_, width) => {
      const { page, faults, close } = await openPage(browser, url, {
        viewport: { width, height: 740 },
        javaScriptEnabled,
      });
      for (const { question, steps, most, answer } of tasks) {
        expect(steps.length, question).toBeLessThanOrEqual(most);
        await page.goto(url);
        for (const step of steps) await take(page, step);
        const seen = oneLine(await page.locator('main').innerText());
        for (const words of answer) expect(seen, question).toMatch(words);
        expect(await sidewaysScroll(page), question).toBe(0);
      }
      expect(faults).toEqual([]);
      await close();
    },
  );
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

thoroughly('the quote for boxes has its subject selected, and takes three boxes', async () => {
  const { page, close } = await openPage(browser, url, { viewport: { width: 360, height: 740 } });
  await take(page, { tap: 'Get a quote' });
  const subject = page.locator('main select').first();
  await expect.poll(() => subject.inputValue()).toBe('shipping-quote');
  await page.getByRole('button', { name: 'Enter box sizes' }).click();
  await page.getByLabel('How many').fill('3');
  await page.getByText(/^3 boxes/).waitFor();
  await close();
});
