import { expect, test } from 'vitest';
import { clockFacts } from '../../pages/_facts/clock-facts.ts';
import { asStated, clockWeek, resolved } from '../clock/specified-facts.ts';
import { openWeek } from './specified/hours.ts';

test('the resolved clock knows the hours, the holidays and the pickups', () => {
  expect(clockFacts('resolved')).toEqual({ ...resolved, week: clockWeek(openWeek) });
});

test('as stated, the clock knows no holiday, decides pickups by the visitor and says EST', () => {
  expect(clockFacts('as-stated')).toEqual(asStated);
});

test('the facts survive being written into a page', () => {
  const facts = clockFacts('resolved');
  expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
});
