import { expect, inject, test } from 'vitest';
import { realRoutes } from '../site/built-pages.ts';
import { needInstalled } from '../support/system-tools.ts';
import { browser } from './browser.ts';
import { openPage } from './open-page.ts';

const { url } = inject('builtSite');

test('until the label font has come, each first heading is set as wide, so that it breaks as often', async () => {
  const { page, close } = await openPage(browser, `${url}/`);
  const addresses = realRoutes().map(({ address }) => address);
  const widths = await page.evaluate(async (addresses) => {
    const shown = document.querySelector('h1');
    if (!shown) throw new Error('no heading');
    if ((await document.fonts.load('800 1em "Label Arial"').catch(() => [])).length === 0) return;
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
  needInstalled(widths !== undefined, 'fonts-liberation');
  expect(widths?.filter(({ ratio }) => Math.abs(ratio - 1) > 0.035)).toEqual([]);
});
