import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { axeFaultsInAllColors } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { awaken, fill } from '../support/browser/message-form.ts';
import { drawingsArrive, openPage } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url, urlWithoutService } = inject('builtSite');

interface State {
  readonly name: string;
  readonly at: string;
  readonly origin?: string;
  readonly options?: BrowserContextOptions;
  readonly reach: (page: Page) => Promise<unknown>;
}

const phone = { viewport: { width: 360, height: 740 } };

const states: readonly State[] = [
  {
    name: 'a header menu open',
    at: '/',
    reach: (page) => page.getByRole('button', { name: 'Shipping Services' }).click(),
  },
  {
    name: 'the small menu open, with its groups unfolded',
    at: '/services',
    options: phone,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await unfold(page, 'dialog details');
    },
  },
  {
    name: 'the second tab chosen',
    at: '/returns-labels',
    reach: async (page) => {
      await page.locator('.tabs').scrollIntoViewIfNeeded();
      await page.getByRole('tab').nth(1).click();
    },
  },
  {
    name: 'every question unfolded',
    at: '/mailbox-services',
    reach: (page) => unfold(page, 'main details'),
  },
  {
    name: 'the form failed',
    at: '/contact',
    origin: urlWithoutService,
    reach: async (page) => {
      await send(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'the form sent',
    at: '/contact',
    reach: async (page) => {
      await send(page);
      await page.locator('.sent[role=status]').waitFor();
    },
  },
];

thoroughly.each(states)(
  'axe finds nothing with $name, in any color scheme',
  async ({ at, origin, options, reach }) => {
    const { page, close } = await openPage(browser, (origin ?? url) + at, options);
    await reach(page);
    expect(await axeFaultsInAllColors(page)).toEqual([]);
    await close();
  },
);

thoroughly('nothing moves by itself for a visitor who prefers reduced motion', async () => {
  for (const { at, origin, options, reach } of states) {
    const { page, close } = await openPage(browser, (origin ?? url) + at, {
      ...options,
      reducedMotion: 'reduce',
    });
    await reach(page);
    await drawingsArrive(page);
    // What moves with the visitor’s own scrolling does not move by itself.
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
    );
    expect(moving, at).toBe(0);
    await close();
  }
});

async function unfold(page: Page, details: string): Promise<void> {
  await page.locator(details).evaluateAll((found) => {
    for (const element of found) if (element instanceof HTMLDetailsElement) element.open = true;
  });
}

async function send(page: Page): Promise<void> {
  await page.locator('form.form').scrollIntoViewIfNeeded();
  await awaken(page);
  await fill(page, `A framed print. ${Math.random()}`);
  await page.getByRole('button', { name: 'Send message' }).click();
}
