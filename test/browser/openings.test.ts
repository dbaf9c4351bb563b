import { expect, inject, test } from 'vitest';
import { overnight } from '../../pages/_facts/drop-off.ts';
import { clockTime } from '../../pages/_facts/format.ts';
import { browser } from '../support/browser/browser.ts';
import { oneLine } from '../support/browser/one-line.ts';
import { openAt } from '../support/browser/open-at.ts';
import { drawingsArrive, openPage } from '../support/browser/open-page.ts';
import { dueBy, truckAt } from '../support/site/store-pickups.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');
const wide = { viewport: { width: 1280, height: 800 } };

thoroughly.each([
  ['/ltl-freight', ['Over 150 lbs', '26 pallets', 'Your space']],
  ['/commercial-freight', ['No liftgate', 'Liftgate', '25 miles']],
  ['/pallet-shipping', ['48 × 40 in', 'Over 150 lbs', '5 steps']],
])('%s starts with a drawing of its load and the figures beside it', async (at, figures) => {
  const { page, close } = await openPage(browser, url + at, wide);
  const load = page.locator('.load');
  expect((await load.locator('.num').allInnerTexts()).map(oneLine)).toEqual(figures);
  expect(await load.getByRole('img').isVisible()).toBe(true);
  await close();
});

thoroughly(
  'the guides page starts with a drawing of each guide, in three groups of links',
  async () => {
    const { page, close } = await openPage(browser, `${url}/resources`, wide);
    await drawingsArrive(page);
    const cards = page.locator('.opening .drawn > li');
    expect(await page.locator('.opening h2').allInnerTexts()).toEqual([
      'Pack it yourself',
      'Art and crates',
      'Customs and insurance',
    ]);
    expect(await cards.count()).toBe(6);
    const pictures = await cards
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(new Set(pictures).size).toBe(6);
    const { x, y } = (await cards.nth(4).locator('img').boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 20, y + 20);
    await page.waitForURL('**/international-guide');
    await close();
  },
);

test('the overnight page starts with the answer for today and the hours of the night', async () => {
  const page = await openAt('2026-11-24T20:20:00Z', '/overnight-shipping');
  const opening = page.locator('.opening');
  const { earlyFrom, priorityBy, standardBy } = overnight.chosen.arrives;
  expect(oneLine(await opening.locator('.board > li').first().innerText())).toMatch(
    new RegExp(`Yes.*${truckAt('fedex')}`, 's'),
  );
  expect((await opening.locator('.night .num').allInnerTexts()).map(oneLine)).toEqual([
    dueBy('fedex'),
    dueBy('ups'),
    clockTime(overnight.chosen.dropOffBy.fedex),
    clockTime(earlyFrom),
    clockTime(priorityBy),
    clockTime(standardBy),
  ]);
  await page.context().close();
});
