import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browser } from './browser.ts';
import { openPage } from './open-page.ts';

const { url } = inject('builtSite');

interface Task {
  readonly question: string;
  /** The links to tap, from the home page on. */
  readonly taps: readonly string[];
  /** What then is on the page. */
  readonly answer: RegExp;
}

const tasks: readonly Task[] = [
  { question: 'open now?', taps: [], answer: /(Closes|Opens) / },
  { question: 'last FedEx today?', taps: [], answer: /FedEx\s+drop off by\s+4:45 PM/i },
  { question: 'a medium box for a year?', taps: ['Mailbox'], answer: /\$170/ },
  { question: 'which IDs?', taps: ['Mailbox'], answer: /proof of address/i },
  { question: 'an Amazon return?', taps: ['Return'], answer: /Amazon/ },
  { question: 'a painting to Germany?', taps: ['Overseas'], answer: /Germany/ },
  { question: 'how far is UNCW?', taps: ['UNCW area'], answer: /minutes/ },
  { question: 'a quote for three boxes?', taps: ['Get a quote'], answer: /message/i },
];

test.each(tasks)('on a phone $question is answered after the taps $taps', async (task) => {
  const { page, faults, close } = await openPage(browser, url, {
    viewport: { width: 360, height: 740 },
  });
  for (const words of task.taps) await tap(page, words);
  expect(await page.locator('main').innerText()).toMatch(task.answer);
  expect(faults).toEqual([]);
  await close();
});

/** Follows the first link of the page that begins with these words. */
async function tap(page: Page, words: string): Promise<void> {
  const link = page
    .locator('main')
    .getByRole('link', { name: new RegExp(`^${words}`) })
    .first();
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.click();
  await page.waitForURL((there) => there.pathname === address.pathname);
}

test('on a phone a painting to Germany has its sheet after three taps', async () => {
  const { page, close } = await openPage(browser, url, { viewport: { width: 360, height: 740 } });
  await tap(page, 'Overseas');
  await page.getByLabel('Where is it going?').selectOption('Germany');
  await page.getByLabel('A work of art').check();
  const sheet = await page.locator('.cs .label').innerText();
  for (const words of ['A work of art to Germany', '1–2 business days', 'artist, year, material'])
    expect(sheet.replace(/\s+/g, ' ')).toContain(words);
  await close();
});

test('the quote for boxes arrives with its subject', async () => {
  const { page, close } = await openPage(browser, url);
  await tap(page, 'Get a quote');
  expect(await page.locator('main select').first().inputValue()).toBe('shipping-quote');
  await close();
});

test('on a desk Tab goes down the left column, and then to the board', async () => {
  const { page, close } = await openPage(browser, url);
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe('Get a quote');
  await close();
});

test('the map has the numbers of its list, and UNCW by name', async () => {
  const { page, close } = await openPage(browser, url);
  const names = await page.locator('.nine a').allInnerTexts();
  expect(names).toHaveLength(9);
  expect(names).toContain('UNCW area');
  const sheet = await (await fetch(`${url}/illustrations/home.svg`)).text();
  const drawing = sheet.slice(sheet.indexOf('<view id="nine-areas"'));
  for (const text of ['UNCW', 'Store', ...names.map((_, index) => String(index + 1))])
    expect(drawing).toContain(`>${text}</text>`);
  await close();
});
