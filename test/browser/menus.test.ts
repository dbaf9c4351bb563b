import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaultsInAllColors } from '../support/browser/axe.ts';
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

const open = (page: Page) => page.locator('.menu-panel:popover-open');
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

thoroughly(
  'menus open by keyboard, one at a time, without a script; Escape returns the focus',
  async () => {
    const { page, faults } = await openPage(browser, `${url}/printing-services`, {
      javaScriptEnabled: false,
    });
    const current = page.locator('header a[aria-current=page]');
    expect(await current.first().getAttribute('href')).toBe('/printing-services');
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
  },
);

thoroughly(
  'axe finds nothing in an open menu, which closes when it is left, or when the page is left with it open',
  async () => {
    const { page } = await openPage(browser, `${url}/fax-services`);
    const button = page.getByRole('button', { name: 'Mailbox Services' });
    await button.press('Enter');
    expect(await axeFaultsInAllColors(page)).toEqual([]);
    const links = await open(page).getByRole('link').count();
    for (let press = 0; press <= links; press += 1) await page.keyboard.press('Tab');
    expect(await open(page).count()).toBe(0);
    const shown = page.locator('dialog[open], :popover-open');
    for (const [name, width] of [
      ['Mailbox Services', 1280],
      ['Menu', 360],
      ['Search', 360],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
      expect(await shown.count(), name).toBe(1);
      // What a browser does with a page that it keeps; this one keeps none.
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
      );
      expect(await shown.count(), name).toBe(0);
    }
  },
);

const phone = { viewport: { width: 360, height: 740 } };

test('the small menu is a dialog: it takes the focus, keeps it, and returns it; choosing a link closes it', async () => {
  const { page, faults } = await openPage(browser, `${url}/`, phone);
  expect(await page.getByRole('dialog').count()).toBe(0);
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  const inside = () => menu.evaluate((dialog) => dialog.contains(document.activeElement));
  expect(await inside()).toBe(true);
  await menu.locator('details').evaluateAll((groups) => {
    for (const group of groups) group.setAttribute('open', '');
  });
  expect(await axeFaultsInAllColors(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Menu');
  await page.keyboard.press('Enter');
  await menu.evaluate((dialog) =>
    dialog.addEventListener('click', (event) => event.preventDefault()),
  );
  await menu.getByRole('link', { name: 'Contact' }).click();
  await menu.waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
});

test('the small menu and its links work without JavaScript', async () => {
  const { page } = await openPage(browser, `${url}/`, {
    ...phone,
    javaScriptEnabled: false,
  });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Premium Art Services').click();
  expect(await menu.getByRole('link', { name: 'Get quote' }).isVisible()).toBe(true);
  await menu.getByRole('link', { name: 'Get quote' }).click();
  await page.waitForURL('**/contact?*');
});
