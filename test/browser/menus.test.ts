import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

const menuNames = [
  'Shipping Services',
  'Packing Services',
  'Mailbox Services',
  'Business Services',
  'Locations We Serve',
];

const open = (page: Page) => page.locator('.pan:popover-open');
/** The buttons that Chromium reports as expanded to assistive technology: no attribute says so. */
async function expandedButtons(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'expanded' && value.value === true),
    )
    .map(({ name }) => String(name?.value));
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

thoroughly.each([true, false])(
  'menus open by keyboard, one at a time, and Escape returns the focus (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const { page, faults, close } = await openPage(browser, `${url}/printing-services`, {
      javaScriptEnabled,
    });
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const name of menuNames) {
      const button = main.getByRole('button', { name });
      await button.focus();
      await page.keyboard.press('Enter');
      expect(await open(page).count()).toBe(1);
      expect(await expandedButtons(page)).toEqual([name]);
    }
    await page.keyboard.press('Tab');
    const first = open(page).getByRole('link').first();
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await open(page).count()).toBe(0);
    expect(await focused(page)).toBe('Locations We Serve');
    expect(faults).toEqual([]);
    await close();
  },
);

thoroughly('leaving a menu closes it', async () => {
  const { page, close } = await openPage(browser, `${url}/`);
  await page.getByRole('button', { name: 'Mailbox Services' }).press('Enter');
  const links = await open(page).getByRole('link').count();
  for (let press = 0; press <= links; press += 1) await page.keyboard.press('Tab');
  expect(await open(page).count()).toBe(0);
  await close();
});

thoroughly('the current page is marked in its menu', async () => {
  const { page, close } = await openPage(browser, `${url}/mailbox-services`);
  const current = page.locator('header a[aria-current=page]');
  expect(await current.first().getAttribute('href')).toBe('/mailbox-services');
  await close();
});

const phone = { viewport: { width: 360, height: 740 } };

test('the small menu is a dialog: it takes the focus, keeps it, and returns it', async () => {
  const { page, faults, close } = await openPage(browser, `${url}/`, phone);
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  const inside = () => menu.evaluate((dialog) => dialog.contains(document.activeElement));
  expect(await inside()).toBe(true);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Menu');
  expect(faults).toEqual([]);
  await close();
});

thoroughly(
  'choosing a link closes the small menu, and nothing in it can be reached while it is closed',
  async () => {
    const { page, close } = await openPage(browser, `${url}/`, phone);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.evaluate((dialog) =>
      dialog.addEventListener('click', (event) => event.preventDefault()),
    );
    await menu.getByRole('link', { name: 'Contact' }).click();
    await menu.waitFor({ state: 'hidden' });
    await close();
  },
);

thoroughly.each([
  ['Menu', 360],
  ['Search', 360],
  ['Mailbox Services', 1280],
])('a page that is left with %s open is closed when it is shown again', async (name, width) => {
  const { page, close } = await openPage(browser, `${url}/fax-services`, {
    viewport: { width, height: 740 },
  });
  const shown = page.locator('dialog[open], :popover-open');
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  expect(await shown.count()).toBe(1);
  // What a browser does with a page that it keeps; this one keeps none.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  expect(await shown.count()).toBe(0);
  await close();
});

test('the small menu and its links work without JavaScript', async () => {
  const { page, close } = await openPage(browser, `${url}/`, {
    ...phone,
    javaScriptEnabled: false,
  });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Premium Art Services').click();
  expect(await menu.getByRole('link', { name: 'Get Quote' }).isVisible()).toBe(true);
  await menu.getByRole('link', { name: 'Get Quote' }).click();
  await page.waitForURL('**/contact?*');
  await close();
});
