import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { browser } from './browser.ts';
import { openPage } from './open-page.ts';

const { url } = inject('builtSite');

const chosen = async (page: Page, first: string, second: string): Promise<string> => {
  await page.locator('.pick').getByLabel(first, { exact: true }).check();
  await page.locator('.pick').getByLabel(second, { exact: true }).check();
  return page.locator('.pick .lc').innerText();
};

const carriers = ['FedEx', 'UPS', 'USPS', 'DHL'] as const;

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  test('every kind of return with every carrier has its own answer and when it leaves', async () => {
    const { page, close } = await openPage(browser, `${url}/returns-labels`, {
      javaScriptEnabled,
      viewport: { width: 320, height: 740 },
    });
    const kinds = {
      'A QR code': 'Amazon QR code? No.',
      'A printed label': 'Yes. Drop it off.',
      'A PDF or an email': 'Yes, for a small fee.',
      'No label': 'Yes, if you pay for the label.',
    };
    const ways = {
      FedEx: ['FedEx: drop off by 4:45 PM', 'FedEx label'],
      UPS: ['UPS: drop off by 5:00 PM', 'printed label'],
      USPS: ['USPS: picks up daily', 'prepaid label'],
      DHL: ['DHL: drop off by 4:00 PM', 'seller’s label and documents'],
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
  });

  test('every value with every carrier names the cover to ask for', async () => {
    const { page, close } = await openPage(browser, `${url}/insurance-information`, {
      javaScriptEnabled,
      viewport: { width: 320, height: 740 },
    });
    const values = {
      'Up to $100': 'Declared value can be enough',
      'Up to $5,000': 'Ask for insurance before you ship',
      'Over $5,000': 'Get an appraisal, then insurance',
    };
    const ways = {
      FedEx: 'FedEx: declared value, typically up to $100',
      UPS: 'UPS: declared value, typically up to $100',
      USPS: 'USPS: insurance up to $5,000',
      DHL: 'DHL: declared value, typically up to $100',
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

test.each(['/returns-labels', '/insurance-information'])(
  '%s answers to arrow keys, prints every answer, and has no fault that axe knows',
  async (address) => {
    const { page, faults, close } = await openPage(browser, url + address);
    expect(await axeFaults(page)).toEqual([]);
    await page.locator('.pick input').first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('.pick input').nth(1).isChecked()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    for (const answer of await page.locator('.pick .lc > div').all())
      expect(await answer.isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await close();
  },
);
