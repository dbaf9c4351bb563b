import { expect, test } from 'vitest';
import { overnight } from '../../pages/_facts/drop-off.ts';
import { clockTime } from '../../pages/_facts/format.ts';
import { oneLine } from '../support/browser/one-line.ts';
import { openAt } from '../support/browser/open-at.ts';
import { dueBy, truckAt } from '../support/site/store-pickups.ts';

test('the overnight page starts with the answer for today and the hours of the night', async () => {
  const page = await openAt('2026-11-24T20:20:00Z', '/overnight-shipping');
  const opening = page.locator('.opening');
  const { earlyFrom, priorityBy, standardBy } = overnight.chosen.arrives;
  expect(oneLine(await opening.locator('.board > li').first().innerText())).toMatch(
    new RegExp(`Yes.*${truckAt('fedex')}`, 's'),
  );
  expect((await opening.locator('.night-line .number').allInnerTexts()).map(oneLine)).toEqual([
    dueBy('fedex'),
    dueBy('ups'),
    clockTime(overnight.chosen.dropOffBy.fedex),
    clockTime(earlyFrom),
    clockTime(priorityBy),
    clockTime(standardBy),
  ]);
  await page.context().close();
});
