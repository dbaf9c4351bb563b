import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { axeFaults } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/open-page.ts';
import { changeRows, rowIn } from './database.ts';
import { goodMessage, startService } from './start-service.ts';

const { url, file } = await startService({ CONTACT_PHONE: '(910) 555-0142' });
beforeEach(() => changeRows(file, 'delete from messages'));

describe('the form that comes back to a browser without JavaScript', () => {
  test('keeps the words, and can be corrected and sent', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await sendBlankMessage(page);
    await page.getByText('Enter a message.').first().waitFor();
    expect(await page.locator('[name=name]').inputValue()).toBe(goodMessage.name);
    expect(await page.locator('[name=subject]').inputValue()).toBe(goodMessage.subject);
    await page.locator('[name=message]').fill(goodMessage.message);
    await page.getByRole('button').click();
    await page.waitForURL(`${url}/contact/sent`);
    expect(rowIn(file)).toMatchObject(goodMessage);
    await context.close();
  });

  test.each(['light', 'dark'] as const)('is accessible on a phone, in %s', async (colorScheme) => {
    const { page, faults, close } = await openPage(browser, `${url}/healthz`, {
      colorScheme,
      viewport: { width: 320, height: 640 },
    });
    await sendBlankMessage(page);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    await page.locator('[name=message]').focus();
    await page.keyboard.type(goodMessage.message);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}/contact/sent`);
    // The status is an error in the console; a policy violation would be another.
    expect(faults.filter((fault) => !/404|422/.test(fault))).toEqual([]);
    await close();
  });
});

/** Sends a form as on the site's contact page, with a message of spaces. */
async function sendBlankMessage(page: Page): Promise<void> {
  const fields = Object.entries({ ...goodMessage, message: '   ' }).map(
    ([name, value]) => `<textarea name="${name}">${value}</textarea>`,
  );
  // A page of the service's own address; its Content-Security-Policy is not in the way.
  await page.route(`${url}/contact`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<form method="post" action="/api/contact">${fields.join('')}<button>Send</button></form>`,
    }),
  );
  await page.goto(`${url}/contact`);
  await page.getByRole('button').click();
  await page.locator('[aria-invalid=true], [role=alert]').first().waitFor();
}
