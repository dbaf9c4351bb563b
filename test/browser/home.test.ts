import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { setTextSize } from '../support/browser/layout-faults.ts';
import { sharedAt } from '../support/browser/open-at.ts';
import { openPage } from '../support/browser/open-page.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

test('on a desktop, Tab goes down the left column and then to the board', async () => {
  const { page } = await openPage(browser, url);
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe('Get a quote');
});

thoroughly('the map has the numbers of its list, and labels UNCW', async () => {
  const { page } = await openPage(browser, url);
  const names = await page.locator('.nine-areas a').allInnerTexts();
  expect(names).toHaveLength(9);
  expect(names).toContain('UNCW area');
  const file = await (await fetch(`${url}/illustrations/home.svg`)).text();
  const drawing = file.slice(file.indexOf('<view id="nine-areas"'));
  for (const text of ['UNCW', 'Store', ...names.map((_, index) => String(index + 1))])
    expect(drawing).toContain(`>${text}</text>`);
});

thoroughly(
  'the longest answer of the board does not touch its deadline, at any width',
  async () => {
    const page = await sharedAt('2026-12-01T16:50:00-05:00');
    const answers = page.locator('.board .status');
    expect(await answers.first().innerText()).toBe('Too late for today’s truck');
    for (const width of [1920, 1280, 1200, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const tooNear = await answers.evaluateAll(
        (found) =>
          found.filter((answer) => {
            const [own, deadline] = [answer, answer.parentElement?.querySelector('.board-by')].map(
              (part) => {
                const range = document.createRange();
                range.selectNodeContents(part ?? answer);
                return range.getBoundingClientRect();
              },
            );
            const isBeside = own && deadline && own.top < deadline.bottom - 4;
            return isBeside && deadline.left < own.right + 12;
          }).length,
      );
      expect(tooNear, `${width} px`).toBe(0);
    }
  },
);

thoroughly('in text twice as large, the answers of the first screen are larger, too', async () => {
  const viewport = { width: 360, height: 740 };
  for (const [path, answers] of [
    ['/', '.open-now-sign, .open-now-answer, .board-head h2, .board .number'],
    ['/fedex-services', '.timetable-answer, .urgent, .timetable-cells .number'],
  ] as const) {
    const { page } = await openPage(browser, url + path, { viewport });
    const sizes = () =>
      page
        .locator(answers)
        .evaluateAll((found) =>
          found.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
        );
    const before = await sizes();
    await setTextSize(page, 200);
    const after = await sizes();
    expect(before.length).toBeGreaterThan(2);
    expect(after.filter((size, at) => size < Math.min(before[at] ?? 0, 26))).toEqual([]);
  }
});
