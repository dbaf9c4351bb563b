import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { patterns } from '../../contact-server/message/field-rules.ts';
import { axeFaults } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { boundaries } from './boundaries.ts';
import { goodMessage, startApp } from './start-app.ts';

describe('the form in a browser', () => {
  test('refuses what the service refuses, and nothing else that fits', async () => {
    const app = await startApp();
    const page = await browser.newPage();
    await page.goto(`${app.url}/api/contact`);
    const verdicts: string[] = [];
    for (const { what, field, value, taken } of boundaries) {
      const passed = await passes(page, field, value);
      if (passed.form && !taken) verdicts.push(`${what}: the form takes it`);
      // Browsers spell such a domain differently; the service accepts each spelling.
      const foreignDomain = field === 'email' && /[^ -~]/.test(value);
      if (!passed.form && taken && passed.fits && !foreignDomain)
        verdicts.push(`${what}: the form refuses it`);
    }
    await page.close();
    expect(verdicts).toEqual([]);
  });

  test('works without scripts: refused, corrected, sent', async () => {
    const app = await startApp({ contactPhone: '(910) 555-0142' });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${app.url}/api/contact`);
    await page.getByLabel('Full Name *').fill(goodMessage.name);
    await page.getByLabel('Email Address *').fill(goodMessage.email);
    await page.getByLabel('Phone').fill(goodMessage.phone);
    await page.getByLabel('Subject *').selectOption({ label: 'Shipping Quote' });
    await page.getByLabel('Message *').fill('   ');
    await page.getByRole('button', { name: 'Send message' }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
    const fields = page.locator('.field').filter({ hasText: /Phone|Message/ });
    const edges = fields.evaluateAll((all) =>
      all.map((field) => getComputedStyle(field).boxShadow),
    );
    expect(await edges).toEqual(['none', expect.stringContaining('inset')]);
    await alert.getByRole('link', { name: 'Enter a message.' }).click();
    await page.getByLabel('Message *').fill(goodMessage.message);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.waitForURL(`${app.url}/contact/sent`);
    expect(await app.stored()).toMatchObject([goodMessage]);
    await context.close();
  });

  test.each(['light', 'dark'] as const)('axe finds nothing in %s', async (colorScheme) => {
    const app = await startApp({ contactPhone: '(910) 555-0142' });
    const page = await browser.newPage({ colorScheme, viewport: { width: 320, height: 640 } });
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(`${app.url}/api/contact`);
    await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
    await page.getByText('Pick a subject.').first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    await page.getByLabel('Full Name *').fill(goodMessage.name);
    await page.getByLabel('Email Address *').fill(goodMessage.email);
    await page.getByLabel('Subject *').selectOption('complaint');
    await page.getByLabel('Message *').fill(goodMessage.message);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${app.url}/contact/sent`);
    // The statuses are errors in the console; a policy violation would be another.
    expect(messages.filter((text) => !/status of (404|405|422)/.test(text))).toEqual([]);
    await page.close();
  });
});

/** Whether a visitor could send a value, and whether it fits in the field's `maxlength`. */
function passes(page: Page, field: string, value: string) {
  // Lone surrogates would not survive the transfer to the browser as text.
  const units = Array.from({ length: value.length }, (_, index) => value.charCodeAt(index));
  return page.evaluate(
    ({ field, units, messagePattern }) => {
      const value = units.map((unit) => String.fromCharCode(unit)).join('');
      const control = document.querySelector<HTMLInputElement>(`[name=${field}]`);
      if (!control) throw new Error(`no field ${field}`);
      const fits = !(control.maxLength >= 0 && value.length > control.maxLength);
      control.value = value;
      // A single-line field drops line breaks: such a value cannot come from it.
      const kept = control.value.trim() === value.trim();
      // A textarea has no pattern; the site's script applies it.
      const matches =
        field !== 'message' || new RegExp(`^(?:${messagePattern})$`, 'v').test(control.value);
      return { fits, form: fits && kept && matches && control.checkValidity() };
    },
    { field, units, messagePattern: patterns.message },
  );
}
