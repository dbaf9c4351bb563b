import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { expect, test } from 'vitest';
import { changesIn, ownerChanged } from './owner-changes.ts';

const fact = `
export const pickups = {
  fedex: { at: '17:00', days: workdays },
  dhl: { at: '15:30', days: workdays }, // changedBy: 'owner', 2026-12-01
} as const;

export const openingHours = schedule({
  weekdays: { start: '09:00', end: '18:00' },
  sunday: {
    start: '12:00', // changedBy: 'owner', 2026-12-01
    end: '16:00',
  },
});

export const founded: Fact<number> = {
  name: 'Founded',
  chosen: 2011, // changedBy: 'owner', 2026-12-01
};`;

test('a mark is that of the value on its line', () => {
  expect(changesIn(fact.split('\n'))).toEqual([
    'pickups.dhl',
    'openingHours.sunday.start',
    'founded.chosen',
  ]);
});

test('a fact that does not exist is named', () => {
  expect(() => ownerChanged('openHours')).toThrow('pages/_facts/ has no openHours.');
});

test('each mark names the owner and a day', () => {
  const marks = glob
    .sync('pages/_facts/**/*.ts')
    .flatMap((file) => readFileSync(file, 'utf8').match(/.*changedBy.*/g) ?? []);
  expect(marks.filter((line) => !/\/\/ changedBy: 'owner', \d{4}-\d\d-\d\d$/.test(line))).toEqual(
    [],
  );
});
