import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { city, region, street, zip } from '../../pages/_facts/address.ts';
import { phone as telephone } from '../../pages/_facts/identity.ts';
import { axeFaults, axeFaultsInAllColors } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { oneLine } from '../support/browser/one-line.ts';
import { drawingsArrive, openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { stopClock } from '../support/browser/stop-clock.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

const phone = telephone.chosen.display;
const address = `${street.chosen}, ${city}, ${region} ${zip.chosen}`;
const toast = (page: Page) => page.locator('.toast');
const tip = (page: Page) => page.locator('.tooltip');
const mobile = { isMobile: true, hasTouch: true };
const copyButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Copy ${name}`, exact: true });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A page that may use the clipboard, and that records what its policy blocks. */
async function opened(path: string, options: BrowserContextOptions = {}) {
  const { page, ...rest } = await openPage(browser, url + path, {
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  await page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      refused.push(violatedDirective),
    );
  });
  const refused = () => page.evaluate(() => Reflect.get(window, 'refused'));
  return { page, refused, ...rest };
}

test('a click copies the phone number and says so, the latest message replaces it, and nothing violates the policy', async () => {
  const { page, faults, refused } = await opened('/contact');
  const bar = page.locator('[data-island=copy-bar]');
  const before = await bar.innerHTML();
  await copyButton(page, 'email').focus();
  await tip(page).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFaultsInAllColors(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await tip(page).waitFor({ state: 'detached' });
  // React hydrates the bar without changing a byte.
  expect(await bar.innerHTML()).toBe(before);
  await copyButton(page, 'phone').click();
  await toast(page).waitFor();
  const said = oneLine(await toast(page).innerText());
  expect(said.slice(0, `Phone copied ${phone}`.length)).toBe(`Phone copied ${phone}`);
  expect(await copied(page)).toBe(phone);
  await copyButton(page, 'address').click();
  await toast(page).filter({ hasText: 'Address copied' }).waitFor();
  expect(await toast(page).count()).toBe(1);
  expect(await refused()).toEqual([]);
  expect(faults).toEqual([]);
});

thoroughly(
  'nothing is loaded before the bar is touched, and the message code only with the first message',
  async () => {
    const { page } = await opened('/packing-tips');
    // The page's own drawings load shortly after the first paint.
    await drawingsArrive(page);
    await page.waitForLoadState('networkidle');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url().replace(/^.*\//, '')));
    const loads = (name: string) => loaded.filter((file) => file.startsWith(name)).length;
    await copyButton(page, 'link').scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(loaded).toEqual([]);
    await copyButton(page, 'link').hover();
    await tip(page).waitFor();
    expect([loads('copy-bar'), loads('show-toast')]).toEqual([1, 0]);
    await copyButton(page, 'link').click();
    await toast(page).waitFor();
    expect(loads('show-toast')).toBe(1);
    expect(await copied(page)).toBe(`${url}/packing-tips`);
  },
);

thoroughly(
  'F8 goes to the message, Tab to its button, and Escape or a swipe closes it',
  async () => {
    const { page } = await opened('/contact', { viewport: { width: 640, height: 800 } });
    await copyButton(page, 'phone').focus();
    await tip(page).waitFor();
    await page.keyboard.press('Enter');
    await toast(page).waitFor();
    // Until the pointer leaves it, or the message would go away during the check.
    await toast(page).hover();
    expect(await axeFaultsInAllColors(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await swipe(page, 40);
    expect(await toast(page).count()).toBe(1);
    await swipe(page, 70);
    await toast(page).waitFor({ state: 'detached' });
    await page.mouse.move(0, 0);
    await copyButton(page, 'phone').press('Enter');
    await toast(page).waitFor();
    await page.keyboard.press('F8');
    const region = page.getByRole('region', { name: 'Messages (F8)' });
    expect(await region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Close',
    );
    await page.keyboard.press('Escape');
    await toast(page).waitFor({ state: 'detached' });
  },
);

thoroughly('a message goes away after five seconds', async () => {
  const { page } = await opened('/contact');
  await copyButton(page, 'phone').focus();
  await tip(page).waitFor();
  await stopClock(page);
  await page.keyboard.press('Enter');
  await toast(page).waitFor();
  await page.clock.runFor(4_500);
  expect(await toast(page).count()).toBe(1);
  await page.clock.runFor(1_000);
  await toast(page).waitFor({ state: 'detached' });
});

/** Pulls the message to the right. */
async function swipe(page: Page, pixels: number): Promise<void> {
  const { x, y } = (await toast(page).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 40, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 40 + pixels / 2, y + 20);
  await page.mouse.move(x + 40 + pixels, y + 20);
  await page.mouse.up();
}

thoroughly(
  'a tooltip says what will be copied, on hover and on focus, after its delay',
  async () => {
    const { page, refused } = await opened('/contact');
    await copyButton(page, 'address').hover();
    await page.getByRole('tooltip', { name: address }).waitFor();
    expect(await tip(page).getAttribute('data-state')).toBe('delayed-open');
    await stopClock(page);
    // In small steps, like a hand: a jump of the pointer has no direction.
    const { x, y } = (await copyButton(page, 'phone').boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 10, y + 10, { steps: 10 });
    await page.getByRole('tooltip', { name: phone }).waitFor();
    expect(await tip(page).getAttribute('data-state')).toBe('instant-open');
    await page.mouse.move(0, 0, { steps: 5 });
    await tip(page).waitFor({ state: 'detached' });
    await copyButton(page, 'email').focus();
    await page.getByRole('tooltip', { name: /@/ }).waitFor();
    expect(await refused()).toEqual([]);
  },
);

thoroughly(
  'if the browser refuses access to the clipboard, the message says so, and the next click tries again',
  async () => {
    const { page } = await opened('/contact');
    await page.evaluate(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      let tries = 0;
      navigator.clipboard.writeText = (text) => {
        tries += 1;
        return tries === 1 ? Promise.reject(new Error('kept')) : write(text);
      };
    });
    await copyButton(page, 'phone').click();
    const failure = page.locator('.toast.toast-destructive');
    await failure.waitFor();
    // Until the pointer leaves it, or it would go away during the check.
    await failure.hover();
    expect(await axeFaults(page)).toEqual([]);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await toast(page).filter({ hasText: 'Phone copied' }).waitFor();
    expect(await copied(page)).toBe(phone);
  },
);

thoroughly(
  'if the code of the messages does not load, the browser itself says what was copied',
  async () => {
    const { page, faults } = await opened('/contact');
    await page.route('**/show-toast-*', (route) => route.abort());
    const said = page.waitForEvent('dialog');
    // The click is over once the message is closed.
    const clicked = copyButton(page, 'phone').click();
    const message = await said;
    expect(message.message()).toContain(`Phone copied\n${phone}`);
    await message.accept();
    await clicked;
    expect(await copied(page)).toBe(phone);
    expect(faults.filter((fault) => fault.startsWith('error'))).toEqual([]);
  },
);

thoroughly(
  'without JavaScript, a clipboard, or a wide screen, there are no copy buttons but for a guide’s link',
  async () => {
    const viewport = { width: 414, height: 740 };
    const guide = await openPage(browser, `${url}/packing-tips`, { ...mobile, viewport });
    expect(await copyButton(guide.page, 'link').isVisible()).toBe(true);
    const bar = '.copy-buttons';
    const { page } = await openPage(browser, `${url}/contact`, { viewport });
    expect(await page.locator(bar).isVisible()).toBe(false);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    );
    await page.setViewportSize({ width: 1280, height: 740 });
    expect(await page.locator(bar).isVisible()).toBe(true);
    await page.reload();
    await page.locator(bar).waitFor({ state: 'detached' });
    const plain = await openPage(browser, `${url}/contact`, { javaScriptEnabled: false });
    expect(await plain.page.locator(bar).isVisible()).toBe(false);
  },
);
