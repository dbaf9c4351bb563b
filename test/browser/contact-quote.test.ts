import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { zip } from '../../pages/_facts/address.ts';
import { contactLimits } from '../../pages/_facts/contact-form.ts';
import { axeFaults } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { awaken, storedMessages } from '../support/browser/message-form.ts';
import { layoutShift, openPage, scriptsRun, sidewaysScroll } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');
/** The fragment matches before the closed menu's button, and Chromium reports layout shifts. */
const expected = /Autofocus|Deprecated API/;
const fromDhl = `${url}/contact?subject=shipping-quote&about=dhl-services#message`;

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const visibleHelp = (page: Page) => page.locator('.subject-help b:visible').allInnerTexts();

thoroughly(
  'a link selects its subject before the first paint, and boxes become a readable message on disk',
  async () => {
    const { page, faults } = await openPage(browser, fromDhl);
    expect(await page.locator('#subject').inputValue()).toBe('shipping-quote');
    expect(await visibleHelp(page)).toEqual(['For a shipping quote, tell us']);
    await page.getByText('About: DHL Express shipping').waitFor();
    expect(await layoutShift(page)).toBeLessThan(0.05);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.getByRole('button', { name: 'Enter box sizes' }).click();
    await expect.poll(() => focusedId(page)).toBe('box-1-length');
    await page.keyboard.type('18');
    await page.getByLabel('Width, in').fill('12');
    await page.getByLabel('Height, in').fill('10');
    await page.getByLabel('Weight, lb').fill('14');
    await page.getByLabel('How many').fill('2');
    const add = page.getByRole('button', { name: 'Add a box' });
    await add.click();
    expect(await focusedId(page)).toBe('box-2-length');
    await add.click();
    for (const [number, before] of [
      [3, 'box-2-count'],
      [2, 'box-1-count'],
    ] as const) {
      await page.getByRole('button', { name: `Remove box ${number}` }).click();
      expect(await focusedId(page)).toBe(before);
    }
    await page.getByLabel('To city, ZIP code or country').fill('Germany');
    await page.getByLabel('Total value, $').fill('250');
    await page.getByText('Outside the US?').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    const name = `Dana ${Math.random()}`;
    await page.getByLabel('Full Name').fill(name);
    await page.getByLabel('Email Address').fill('dana@example.com');
    await send(page);
    await page.locator('.accepted[role=status]').waitFor();
    const message = `About: DHL Express shipping\n\n2 boxes: 18 × 12 × 10 in, 14 lb each\nFrom: ${zip.chosen}\nTo: Germany\nValue: $250`;
    expect(await page.locator('.accepted-copy').innerText()).toContain(message);
    expect(storedMessages().find((stored) => stored.name === name)).toMatchObject({
      subject: 'shipping-quote',
      message,
    });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  },
);

thoroughly(
  'boxes and the choice of a visitor who comes back stay, and boxes are not sent with a complaint',
  async () => {
    const { page } = await openPage(browser, fromDhl);
    await page.getByRole('button', { name: 'Enter box sizes' }).click();
    await page.getByRole('button', { name: 'Add a box' }).click();
    await page.getByRole('button', { name: 'Remove box 1' }).click();
    expect(await focusedId(page)).toBe('box-1-count');
    await page.getByLabel('Weight, lb').fill('33');
    await page.reload();
    await page.getByText('1 box: size not known, 33 lb').waitFor();
    await page.locator('#subject').selectOption('complaint');
    await page.goto(`${url}/services`);
    await page.goBack();
    await page.evaluate(scriptsRun);
    expect(await page.locator('#subject').inputValue()).toBe('complaint');
    const name = `Lee ${Math.random()}`;
    await page.getByLabel('Full Name').fill(name);
    await page.getByLabel('Email Address').fill('lee@example.com');
    await page.locator('textarea').fill('A dented box.');
    await send(page);
    await page.locator('.accepted[role=status]').waitFor();
    expect(storedMessages().find((stored) => stored.name === name)).toMatchObject({
      subject: 'complaint',
      message: 'About: DHL Express shipping\n\nA dented box.',
    });
  },
);

thoroughly(
  'invalid fields each have a line, the summary links to them, and a line goes away once its field is right',
  async () => {
    // A subject and a page that do not exist change nothing.
    const { page } = await openPage(browser, `${url}/contact?subject=other&about=constructor`);
    await awaken(page);
    expect(await page.getByText('About:').count()).toBe(0);
    await page.getByLabel('Email Address').fill('dana@');
    await send(page);
    const summary = page.getByRole('alert');
    await summary.waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await summary.getByRole('strong').innerText()).toBe('Not sent yet.');
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'Full Name',
      'Email Address',
      'Message',
    ]);
    expect(await page.locator('.error').allInnerTexts()).toEqual([
      'Enter your name.',
      'Enter a full email address.',
      'Write a message.',
    ]);
    const email = page.getByLabel('Email Address');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.getAttribute('aria-describedby')).toBe('email-error');
    expect(await axeFaults(page)).toEqual([]);
    await summary.getByRole('link', { name: 'Email Address' }).click();
    await page.keyboard.press('End');
    await page.keyboard.type('example.com');
    await page.locator('#email-error').waitFor({ state: 'detached' });
    expect(await email.getAttribute('aria-invalid')).toBe(null);
    expect(await page.locator('.error').count()).toBe(2);
    // What is too long is not cut off.
    await page.locator('textarea').focus();
    await page.keyboard.insertText('x'.repeat(contactLimits.message + 3));
    await send(page);
    await page.getByText('Shorten the message by 3 characters.').waitFor();
  },
);

test('a chosen mailbox is enough of a message', async () => {
  const box =
    'subject=mailbox-rental&about=mailbox-services&box=Large%2C%206%20months%2C%202%20keys';
  const { page } = await openPage(browser, `${url}/contact?${box}#message`);
  await page.getByLabel('Full Name').focus();
  await page.getByText('About: A mailbox (large, 6 months, 2 keys)').waitFor();
  expect(await page.locator('textarea').getAttribute('required')).toBeNull();
  const name = `Lee ${Math.random()}`;
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill('lee@example.com');
  await send(page);
  await page.locator('.accepted[role=status]').waitFor();
  expect(storedMessages().find((stored) => stored.name === name)).toMatchObject({
    subject: 'mailbox-rental',
    message: 'About: A mailbox (large, 6 months, 2 keys)\n\nPlease reserve this mailbox.',
  });
});

test.each([360, 1280])('the help has little room to spare, at %s pixels', async (width) => {
  const { page } = await openPage(browser, `${url}/contact`, { viewport: { width, height: 780 } });
  const help = await page.locator('.subject-help').boundingBox();
  const last = await page.locator('.subject-help li:visible').last().boundingBox();
  const spare = help && last && help.y + help.height - last.y - last.height;
  expect(spare).toBeLessThan(50);
});

test('without JavaScript a link opens the form, the browser says what is missing, and the help follows the choice', async () => {
  const { page } = await openPage(browser, fromDhl, { javaScriptEnabled: false });
  expect(await page.locator('form.form:target').count()).toBe(1);
  await send(page);
  expect(await focusedId(page)).toBe('subject');
  expect(page.url()).toBe(fromDhl);
  await page.locator('#subject').selectOption('complaint');
  expect(await visibleHelp(page)).toEqual(['If something went wrong, tell us']);
  await page.locator('#subject').selectOption('shipping-quote');
  expect(await page.locator('.subject-help li:visible').count()).toBe(2);
  expect(await page.getByRole('button', { name: 'Enter box sizes' }).isVisible()).toBe(false);
});
