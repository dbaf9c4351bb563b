import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Row, rowsIn } from '../../contact/database.ts';

/** Waits until React has hydrated the form: the quick options then select a subject. */
export async function awaken(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Shipping quote' }).focus();
  await page.waitForFunction(() => {
    document.querySelector<HTMLElement>('[data-subject=shipping-quote]')?.click();
    return document.querySelector('select')?.value === 'shipping-quote';
  });
}

/** Fills every field, with text of the caller's choice. */
export async function fill(page: Page, message: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Dana Whitfield');
  await page.getByLabel('Email Address').fill('dana@example.com');
  await page.getByLabel('Phone').fill('(910) 555-0117');
  await page.locator('#subject').selectOption('packing-services');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
}

/** The messages that the contact service has stored. */
export function storedMessages(): readonly Row[] {
  return rowsIn(inject('builtSite').messages);
}
