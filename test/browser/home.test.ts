import { expect, inject, test } from 'vitest';
import { browser } from './browser.ts';
import { openPage } from './open-page.ts';

const { url } = inject('builtSite');

test('on a desktop, Tab goes down the left column and then to the board', async () => {
  const { page, close } = await openPage(browser, url);
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe('Get a quote');
  await close();
});

test('the map has the numbers of its list, and labels UNCW', async () => {
  const { page, close } = await openPage(browser, url);
  const names = await page.locator('.nine a').allInnerTexts();
  expect(names).toHaveLength(9);
  expect(names).toContain('UNCW area');
  const file = await (await fetch(`${url}/illustrations/home.svg`)).text();
  const drawing = file.slice(file.indexOf('<view id="nine-areas"'));
  for (const text of ['UNCW', 'Store', ...names.map((_, index) => String(index + 1))])
    expect(drawing).toContain(`>${text}</text>`);
  await close();
});
