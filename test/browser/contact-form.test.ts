import type { Locator, Page, Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { phone } from '../../pages/_facts/identity.ts';
import { boundaries } from '../contact/boundaries.ts';
import { axeFaultsInAllColors } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { holdRequests } from '../support/browser/held-requests.ts';
import { awaken, fill, storedMessages } from '../support/browser/message-form.ts';
import { openPage } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url, urlWithoutService, urlWithLimit } = inject('builtSite');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement);

async function openForm(origin: string, options = {}) {
  const opened = await openPage(browser, `${origin}/contact`, options);
  await opened.page.locator('form.form').scrollIntoViewIfNeeded();
  return opened;
}

/** Returns from the panel of an accepted message to an empty form. */
function writeAnother(page: Page): Promise<void> {
  return button(page, 'Send another message').click();
}

test('a message sent by keyboard is in the database, and the page says what happens next', async () => {
  const { page, faults } = await openForm(url);
  // Before the code has come.
  await page.getByLabel('Full Name').fill('Early Bird');
  await awaken(page);
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Early Bird');
  const words = `A framed print, 30 × 40 in, glass front. ${Math.random()}`;
  await page.locator('#subject').focus();
  for (const text of ['Complaint', 'Dana Whitfield', 'dana@example.com', '(910) 555-0117', words]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  expect(await page.locator(':focus').innerText()).toBe('Send message');
  await page.keyboard.press('Enter');
  const accepted = page.getByRole('status', { name: 'Message received' });
  await accepted.waitFor();
  const text = await accepted.innerText();
  expect(text).toContain("Thank you for your message! We'll get back to you soon.");
  expect(text).toContain('We typically reply within 24 hours on business days.');
  expect(text).toMatch(/What happens next[\s\S]+We reply to dana@example\.com/);
  expect(await isFocused(accepted)).toBe(true);
  expect(await accepted.getByRole('link', { name: /Call/ }).getAttribute('href')).toMatch(/^tel:/);
  expect(await page.getByLabel('Full Name').isVisible()).toBe(false);
  expect(await axeFaultsInAllColors(page)).toEqual([]);
  expect(storedMessages().find(({ message }) => message === words)).toMatchObject({
    name: 'Dana Whitfield',
    email: 'dana@example.com',
    phone: '(910) 555-0117',
    subject: 'complaint',
  });
  await writeAnother(page);
  expect(await accepted.count()).toBe(0);
  expect(await page.locator('select:focus').getAttribute('name')).toBe('subject');
  for (const field of await page.locator('form.form :is(input, select, textarea)').all())
    expect(await field.inputValue()).toBe('');
  expect(faults).toEqual([]);
});

thoroughly(
  'while sending, the button says so, is disabled, and keeps the focus, and after half a minute it gives up',
  async () => {
    const { page } = await openForm(url);
    await awaken(page);
    await page.clock.install();
    const held = holdRequests();
    let posts = 0;
    await page.route('**/api/contact', async (route) => {
      posts += 1;
      await held.route(route);
    });
    await fill(page, `A crate for a cello. ${Math.random()}`);
    await button(page, 'Send message').dblclick();
    await button(page, 'Sending...').waitFor();
    expect(await button(page, 'Sending...').isDisabled()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('FORM');
    expect(posts).toBe(1);
    await page.clock.runFor(30_000);
    // The clock goes on: a longer limit would be reached, too.
    await page
      .locator('.note[role=alert]')
      .getByText(phone.chosen.display)
      .waitFor({ timeout: 10_000 });
    await page.unroute('**/api/contact');
    await button(page, 'Send message').click();
    await writeAnother(page);
    expect(await button(page, 'Send message').isEnabled()).toBe(true);
  },
);

thoroughly(
  'when the service is down, the fields keep their values, the phone number is shown, the failure is logged, and only a changed field makes it a new message',
  async () => {
    const { page, faults } = await openForm(urlWithoutService);
    await awaken(page);
    await fill(page, 'One.');
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) keys.push(request.headers()['idempotency-key']);
    });
    const note = page.locator('.note[role=alert]');
    for (const message of ['One.', 'Two.', 'Two.']) {
      await page.locator('textarea').fill(message);
      const answered = page.waitForEvent('console');
      await button(page, 'Send message').click();
      await answered;
      await note.waitFor();
    }
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
    expect(await note.innerText()).toContain(
      `Sorry, there was an error sending your message. Please call us directly at ${phone.chosen.display}.`,
    );
    expect(await note.getByRole('link').getAttribute('href')).toBe(`tel:${phone.chosen.tel}`);
    expect(await isFocused(note)).toBe(true);
    expect(await page.locator('textarea').inputValue()).toBe('Two.');
    expect(await axeFaultsInAllColors(page)).toEqual([]);
    expect(faults.some((fault) => fault.startsWith('console error: Error: '))).toBe(true);
  },
);

thoroughly('too many messages have their own note, which goes away at the next try', async () => {
  const { page } = await openForm(urlWithLimit);
  await awaken(page);
  await fill(page, 'The first is taken.');
  await button(page, 'Send message').click();
  await writeAnother(page);
  await fill(page, 'The second is one too many.');
  await button(page, 'Send message').click();
  const alert = page.locator('.note[role=alert]');
  await alert.waitFor();
  expect(await alert.innerText()).toContain(
    'Too many submissions. Please wait before trying again.',
  );
  await page.route('**/api/contact', () => {});
  await button(page, 'Send message').click();
  await button(page, 'Sending...').waitFor();
  expect(await page.locator('.note').count()).toBe(0);
});

test('the form refuses everything the service refuses, and corrects a mistyped address with one click; nobody can reach the field that must stay empty', async () => {
  const { page } = await openForm(url);
  const field = page.locator('[name=leave-empty]');
  expect(await field.isVisible()).toBe(false);
  expect(await field.getAttribute('autocomplete')).toBe('off');
  expect(await page.locator('form.form').ariaSnapshot()).not.toContain('Leave');
  await awaken(page);
  await fill(page, 'A good message.');
  const disagreements = await page.evaluate((cases) => {
    const form = document.querySelector<HTMLFormElement>('form.form');
    return cases.flatMap(({ what, field, value, taken }) => {
      const control = form?.elements.namedItem(field);
      const isField =
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement;
      if (!isField) return [`no field for ${what}`];
      const before = control.value;
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      // `maxlength` limits only what is typed, and a single-line field drops line breaks.
      const isTooLong =
        'maxLength' in control && control.maxLength >= 0 && value.length > control.maxLength;
      const accepted = control.value === value && control.checkValidity() && !isTooLong;
      control.value = before;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      return accepted && !taken ? [`the form takes ${what}`] : [];
    });
  }, boundaries);
  expect(disagreements).toEqual([]);
  const email = page.getByLabel('Email Address');
  await email.fill('dana@gmial');
  await button(page, 'Send message').click();
  await page.getByText('Enter a full email address.').waitFor();
  expect(await page.locator('.accepted').count()).toBe(0);
  await email.fill('dana@gmial.com');
  const question = page.getByRole('status').filter({ hasText: 'Did you mean dana@gmail.com?' });
  await button(page, 'dana@gmail.com').click();
  expect(await email.inputValue()).toBe('dana@gmail.com');
  expect(await isFocused(email)).toBe(true);
  expect(await question.count()).toBe(0);
});

thoroughly('it works on a page that the browser has translated', async () => {
  const { page } = await openForm(url);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await awaken(page);
  await button(page, 'Send message').click();
  await page.getByText('these 3 fields').waitFor();
  await translate(page);
  await fill(page, `Una caja para Madrid. ${Math.random()}`);
  await page.locator('.note').waitFor({ state: 'detached' });
  await page.locator('#subject').selectOption('shipping-quote');
  await page.getByRole('button', { name: 'Enter box sizes' }).click();
  await translate(page);
  await page.locator('#units').selectOption('cm, kg');
  await page.getByText('Weight, kg').waitFor();
  await page.locator('.form-send button').click();
  await page.locator('.accepted[role=status]').waitFor();
  expect(errors).toEqual([]);
});

thoroughly(
  'a message whose reply was lost is sent again under the same key, and stored once',
  async () => {
    const { page } = await openForm(url);
    await awaken(page);
    const words = `A crate for a harp. ${Math.random()}`;
    await fill(page, words);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) keys.push(request.headers()['idempotency-key']);
    });
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/api/contact', loseAnswer, { times: 1 });
    await button(page, 'Send message').click();
    await page.locator('.note[role=alert]').waitFor();
    await button(page, 'Send message').dblclick();
    await page.locator('.accepted[role=status]').waitFor();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(storedMessages().filter(({ message }) => message === words)).toHaveLength(1);
    await writeAnother(page);
    await fill(page, words);
    await button(page, 'Send message').click();
    await expect.poll(() => keys.length).toBe(3);
    expect(keys[2]).not.toBe(keys[0]);
  },
);

test('without JavaScript the visitor gets the page that says what happens next', async () => {
  const { page } = await openForm(url, { javaScriptEnabled: false });
  await fill(page, 'Sent by a plain form.');
  await button(page, 'Send message').click();
  await page.waitForURL('**/contact/sent');
  expect(await page.locator('h1').innerText()).toBe('Message sent');
  const text = await page.getByRole('status', { name: 'Message received' }).innerText();
  expect(text).toContain('Thank you for your message!');
  expect(text).toMatch(/What happens next[\s\S]+We reply by email or phone/);
  expect(storedMessages().some(({ message }) => message === 'Sent by a plain form.')).toBe(true);
});

/** Replaces each text by an element, as Google Translate does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const form = document.querySelector('[data-island=contact-form]') ?? document.body;
    const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest('option, textarea')) continue;
      const translated = document.createElement('font');
      translated.textContent = text.data;
      text.replaceWith(translated);
    }
  });
}
