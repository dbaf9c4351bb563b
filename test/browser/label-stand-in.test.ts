import { expect, inject } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { holdRequests } from '../support/browser/held-requests.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

thoroughly.each([1920, 1280, 960, 412, 360])(
  'nothing in the header of %i px moves when the label font comes',
  async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const held = holdRequests();
    await page.route('**/*.woff2', held.route);
    await page.goto(`${url}/contact`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => document.querySelector('.state[data-state]') !== null);
    const places = () =>
      page.locator('.strip > :not(.vh), .top').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${element.className}: ${[x, y, width, height].map(Math.round).join(' ')}`;
        }),
      );
    const before = await places();
    held.release();
    await page.waitForFunction(() => document.fonts.check('700 1em "Archivo Label"'));
    expect(await places()).toEqual(before);
    await page.context().close();
  },
);
