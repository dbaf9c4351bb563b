import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { awaken, fill } from '../support/browser/message-form.ts';
import { openPage } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

test('a mistyped address is questioned, and one click corrects it', async () => {
  const { page, faults, close } = await openPage(browser, `${url}/contact`);
  await page.locator('form.form').scrollIntoViewIfNeeded();
  await awaken(page);
  await fill(page, 'A lamp to Ohio.');
  const field = page.getByLabel('Email Address');
  await field.fill('dana@gmial.com');
  const question = page.getByRole('status').filter({ hasText: 'Did you mean dana@gmail.com?' });
  await question.getByRole('button', { name: 'dana@gmail.com' }).click();
  expect(await field.inputValue()).toBe('dana@gmail.com');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await question.count()).toBe(0);
  await page.getByRole('button', { name: 'Send message' }).click();
  const accepted = page.getByRole('status', { name: 'Message received' });
  await accepted.waitFor();
  expect(await accepted.innerText()).toContain('dana@gmail.com');
  expect(faults).toEqual([]);
  await close();
});

thoroughly('an address without a dot in its domain is not sent', async () => {
  const { page, close } = await openPage(browser, `${url}/contact`);
  await page.locator('form.form').scrollIntoViewIfNeeded();
  await awaken(page);
  await fill(page, 'A lamp to Ohio.');
  await page.getByLabel('Email Address').fill('bob@gmial');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Enter a full email address.').waitFor();
  expect(await page.locator('.sent').count()).toBe(0);
  await close();
});
