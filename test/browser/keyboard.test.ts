import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

interface Stop {
  readonly name: string;
  readonly ringed: boolean;
  /** Whether a fixed bar covers it. */
  readonly covered: boolean;
}

thoroughly.each([
  ['/', 1280],
  ['/', 360],
  ['/mailbox-services', 1280],
  ['/contact', 360],
  ['/returns-labels', 360],
])(
  'Tab goes through %s at %i px from top to bottom: every stop has a ring, is on screen, and is not covered',
  async (at, width) => {
    const { page } = await openPage(browser, url + at, { viewport: { width, height: 740 } });
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.filter(({ ringed }) => !ringed)).toEqual([]);
    expect(stops.filter(({ covered }) => covered)).toEqual([]);
  },
);

test('the first stop skips the menus', async () => {
  const { page } = await openPage(browser, `${url}/notary-services`);
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  expect(await skip.innerText()).toMatch(/^skip to /i);
  expect(await skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});

thoroughly.each([
  ['/', ['list:', 'link "FedEx":', 'textbox "Tracking number"', 'button "Track"']],
  [
    '/contact',
    [
      'form "Send a message":',
      'navigation "Choose a subject":',
      'combobox "Subject *":',
      'textbox "Full Name *"',
      'textbox "Email Address *"',
      'textbox "Message *":',
      'button "Send message"',
    ],
  ],
  [
    '/mailbox-services',
    ['group "Size":', 'radio "Medium" [checked]', 'group "Term":', 'group "Keys":', 'status:'],
  ],
  [
    '/returns-labels',
    [
      'group "What did the seller give you?":',
      'radio "Paper label" [checked]',
      'tablist "Returns":',
      'tab "Labels" [selected]',
      'tabpanel "Labels":',
    ],
  ],
  ['/search', ['search "All pages":', 'searchbox "Search"', 'status: All']],
] as const)('a screen reader meets the controls of %s, named and in order', async (at, parts) => {
  const { page } = await openPage(browser, url + at, { viewport: { width: 360, height: 740 } });
  await page.locator('main [data-island]').first().hover();
  await page.waitForLoadState('networkidle');
  const tree = await page.locator('main').ariaSnapshot();
  let from = 0;
  for (const part of parts) {
    const found = tree.indexOf(part, from);
    expect(found, `${part} in:\n${tree}`).toBeGreaterThanOrEqual(0);
    from = found;
  }
});

/** Presses Tab until the focus is back at the start, and checks each stop. */
async function walk(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error('The focus does not leave the page.');
}

function lookAtFocus(): Stop | undefined {
  const ancestors = (from: Element): readonly Element[] =>
    from.parentElement && from.parentElement !== document.body
      ? [from, ...ancestors(from.parentElement)]
      : [from];
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const boxes = [...element.getClientRects()];
  const name = `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`;
  const over = boxes.map(({ x, y, width, height }) =>
    document.elementFromPoint(x + width / 2, y + height / 2),
  );
  return {
    name,
    // A field and a card have their ring around the whole element.
    ringed: [
      getComputedStyle(element, '::after'),
      ...ancestors(element).map((around) => getComputedStyle(around)),
    ].some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    ),
    covered: !over.some(
      (top) =>
        top && (element.contains(top) || top.contains(element) || top.closest('label') !== null),
    ),
  };
}
