import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { needArialWidths, openPage } from '../support/browser/open-page.ts';
import { realRoutes } from '../support/site/built-pages.ts';

const { url } = inject('builtSite');

test('until the label font arrives, each main heading is as wide as with it, so it wraps the same way', async () => {
  const { page, close } = await openPage(browser, `${url}/`);
  const addresses = realRoutes().map(({ address }) => address);
  await needArialWidths(page);
  const widths = await page.evaluate(async (addresses) => {
    const shown = document.querySelector('h1');
    if (!shown) throw new Error('no heading');
    const line = document.body.appendChild(shown.cloneNode() as HTMLElement);
    line.style.cssText = 'position:absolute;white-space:nowrap';
    const widthIn = (family: string) => {
      line.style.fontFamily = family;
      return line.getBoundingClientRect().width;
    };
    const measured = [];
    for (const address of addresses) {
      const html = await (await fetch(address)).text();
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      line.textContent = parsed.querySelector('h1')?.textContent ?? '';
      measured.push({ address, ratio: widthIn('Label Arial') / widthIn('Archivo Label') });
    }
    return measured;
  }, addresses);
  await close();
  expect(widths.filter(({ ratio }) => Math.abs(ratio - 1) > 0.035)).toEqual([]);
});

test.each([1920, 1280, 960, 412, 360])(
  'nothing in the header of %i px moves when the label font comes',
  async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    let release = (): unknown => undefined;
    const laidOut = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await laidOut;
      await route.continue();
    });
    await page.goto(`${url}/contact`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => document.querySelector('.state[data-state]') !== null);
    await needArialWidths(page);
    const places = () =>
      page.locator('.strip > :not(.vh), .top').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${element.className}: ${[x, y, width, height].map(Math.round).join(' ')}`;
        }),
      );
    const before = await places();
    release();
    await page.waitForFunction(() => document.fonts.check('700 1em "Archivo Label"'));
    expect(await places()).toEqual(before);
    await page.context().close();
  },
);
