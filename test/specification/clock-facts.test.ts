import { DomUtils } from 'htmlparser2';
import { describe, expect, inject, test } from 'vitest';
import { clockFacts } from '../../pages/_clock/store-clock-facts.ts';
import { realRoutes, viewBuilt } from '../support/site/built-pages.ts';
import { resolvedClock, statedClock } from './specified/clock.ts';

test('the resolved clock knows the hours, the holidays and the pickups', () => {
  expect(clockFacts('resolved')).toEqual(resolvedClock);
});

test('as stated, the clock knows no holiday, decides pickups by the visitor and says EST', () => {
  expect(clockFacts('as-stated')).toEqual(statedClock);
});

describe('the clock of the built page', () => {
  const { resolved, asStated } = inject('builtSite');

  test.each(realRoutes().map(({ address }) => address))('%s has these facts', (address) => {
    expect(factsOn(resolved, address)).toEqual(resolvedClock);
    expect(factsOn(asStated, address)).toEqual(statedClock);
  });
});

function factsOn(folder: string, address: string): unknown {
  const { document } = viewBuilt(folder, address);
  const clock = DomUtils.getElementById('store-clock', document);
  return JSON.parse(clock?.attribs['data-facts'] ?? '');
}
