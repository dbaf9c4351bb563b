import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { contactLimits } from '../../pages/_facts/contact-form.ts';
import { axeFaults } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { awaken, storedMessages } from '../support/browser/message-form.ts';
import { openPage, scriptsRun } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');
/** The fragment matches before the closed menu's button, and Chromium reports layout shifts. */
const expected = /Autofocus|Deprecated API/;
const fromDhl = `${url}/contact?subject=shipping-quote&about=dhl-services#message`;

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const openBoxes = (page: Page) => page.getByRole('button', { name: 'Enter box sizes' }).click();
const visibleHelp = (page: Page) => page.locator('.help b:visible').allInnerTexts();

describe('a link that names a subject', () => {
  thoroughly('selects it before the first paint, and nothing moves', async () => {
    const { page, faults, close } = await openPage(browser, fromDhl);
    expect(await page.locator('#subject').inputValue()).toBe('shipping-quote');
    expect(await visibleHelp(page)).toEqual(['For a shipping quote, tell us']);
    await page.getByText('About: DHL Express shipping').waitFor();
    const shift = await page.evaluate(() =>
      performance
        .getEntriesByType('layout-shift')
        .reduce((sum, entry) => sum + Number('value' in entry ? entry.value : 0), 0),
    );
    expect(shift).toBe(0);
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
    await close();
  });

  thoroughly('does not undo the choice of a visitor who comes back', async () => {
    const { page, close } = await openPage(browser, fromDhl);
    await page.locator('#subject').selectOption('complaint');
    await page.goto(`${url}/services`);
    await page.goBack();
    await page.evaluate(scriptsRun);
    expect(await page.locator('#subject').inputValue()).toBe('complaint');
    await close();
  });

  thoroughly('that does not exist changes nothing', async () => {
    const { page, close } = await openPage(
      browser,
      `${url}/contact?subject=other&about=constructor`,
    );
    await awaken(page);
    expect(await page.getByText('About:').count()).toBe(0);
    await close();
  });

  test('opens the form without JavaScript, where the help follows the choice', async () => {
    const { page, close } = await openPage(browser, fromDhl, { javaScriptEnabled: false });
    expect(await page.locator('form.form:target').count()).toBe(1);
    await page.locator('#subject').selectOption('complaint');
    expect(await visibleHelp(page)).toEqual(['If something went wrong, tell us']);
    await page.locator('#subject').selectOption('shipping-quote');
    expect(await page.locator('.help li:visible').count()).toBe(4);
    expect(await page.getByRole('button', { name: 'Enter box sizes' }).isVisible()).toBe(false);
    await close();
  });
});

thoroughly.each([320, 1280])('boxes become a readable message on disk, at %s px', async (width) => {
  const { page, faults, close } = await openPage(browser, fromDhl, {
    viewport: { width, height: 740 },
  });
  await openBoxes(page);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 90)))
    .toContain('box-1-length');
  await page.keyboard.type('18');
  await page.getByLabel('Width, in').fill('12');
  await page.getByLabel('Height, in').fill('10');
  await page.getByLabel('Weight, lb').fill('14');
  await page.getByLabel('How many').fill('2');
  await page.getByRole('button', { name: 'Add a box' }).click();
  expect(await page.locator(':focus').getAttribute('id')).toBe('box-2-length');
  await page.getByRole('button', { name: 'Remove box 2' }).click();
  await page.getByLabel('To ZIP code or country').fill('Germany');
  await page.getByLabel('Total value, $').fill('250');
  await page.getByText('Outside the US?').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  expect(await axeFaults(page)).toEqual([]);
  const name = `Dana ${Math.random()}`;
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill('dana@example.com');
  await send(page);
  const accepted = page.locator('.sent[role=status]');
  await accepted.waitFor();
  const message =
    'About: DHL Express shipping\n\n2 boxes: 18 × 12 × 10 in, 14 lb each\nTo: Germany\nValue: $250';
  expect(await page.locator('.copy').innerText()).toContain(
    message.replace('\n\n', '\n'.repeat(2)),
  );
  expect(storedMessages().find((stored) => stored.name === name)).toMatchObject({
    subject: 'shipping-quote',
    message,
  });
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate('sessionStorage.length')).toBe(0);
  expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  await close();
});

thoroughly('removing a box takes the focus to the box before it', async () => {
  const { page, close } = await openPage(browser, fromDhl);
  await openBoxes(page);
  const add = page.getByRole('button', { name: 'Add a box' });
  for (const _ of [2, 3, 4]) await add.click();
  const focusAfter = async (number: number) => {
    await page.getByRole('button', { name: `Remove box ${number}` }).click();
    return page.locator(':focus').getAttribute('id');
  };
  expect(await focusAfter(4)).toBe('box-3-count');
  expect(await focusAfter(2)).toBe('box-1-count');
  expect(await focusAfter(1)).toBe('box-1-count');
  await close();
});

thoroughly(
  'boxes stay in the tab until they are sent, and are not sent with a complaint',
  async () => {
    const { page, close } = await openPage(browser, fromDhl);
    await openBoxes(page);
    await page.getByLabel('Weight, lb').fill('33');
    await page.reload();
    await page.getByText('1 box: size not known, 33 lb').waitFor();
    await page.locator('#subject').selectOption('complaint');
    const name = `Lee ${Math.random()}`;
    await page.getByLabel('Full Name').fill(name);
    await page.getByLabel('Email Address').fill('lee@example.com');
    await page.locator('textarea').fill('A dented box.');
    await send(page);
    await page.locator('.sent[role=status]').waitFor();
    expect(storedMessages().find((stored) => stored.name === name)).toMatchObject({
      subject: 'complaint',
      message: 'About: DHL Express shipping\n\nA dented box.',
    });
    await close();
  },
);

describe('invalid fields', () => {
  thoroughly(
    'each have a line, the summary links to them, and a line goes away once its field is right',
    async () => {
      const { page, close } = await openPage(browser, `${url}/contact`);
      await awaken(page);
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
      expect(await page.locator('.e').allInnerTexts()).toEqual([
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
      expect(await page.locator('.e').count()).toBe(2);
      await close();
    },
  );

  thoroughly('a message that is too long is not cut off, but says by how much', async () => {
    const { page, close } = await openPage(browser, `${url}/contact`);
    await awaken(page);
    await page.locator('textarea').focus();
    await page.keyboard.insertText('x'.repeat(contactLimits.message + 3));
    await send(page);
    await page.getByText('Shorten the message by 3 characters.').waitFor();
    await close();
  });

  test('without JavaScript the browser says what is missing', async () => {
    const { page, close } = await openPage(browser, `${url}/contact`, { javaScriptEnabled: false });
    await send(page);
    expect(await page.locator(':focus').getAttribute('id')).toBe('subject');
    expect(page.url()).toBe(`${url}/contact`);
    await close();
  });
});
