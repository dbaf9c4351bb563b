import { expect, test } from 'vitest';
import { factPatterns, filesWithoutFacts } from '../../../pages/_checks/hard-coded-facts.ts';

const found = (text: string): readonly string[] =>
  Object.entries(factPatterns).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));

test.each([
  ['price', 'It costs $13.75 a month'],
  ['price', 'from $ 36'],
  ['time of day', 'until 9:00 AM'],
  ['time of day', 'closes at 17:00'],
  ['time of day', 'by 5 p.m.'],
  ['phone number', 'Call (910) 555-0142'],
  ['phone number', 'tel:+19105550142'],
  ['ZIP', 'Wilmington, NC 28405'],
  ['ZIP', '28409'],
  ['distance', 'a 3-mile radius'],
  ['distance', '7.0 mi'],
  ['drive time', 'It takes 5 minutes'],
  ['founding year', 'here since 2012'],
])('a %s is found in "%s"', (what, text) => {
  expect(found(text)).toEqual([what]);
});

test.each(['2 of 3 steps', ' a month, ', 'box 12', 'a mile or two', 'minutes'])(
  '"%s" is allowed',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test.each([
  ['index.tsx', true],
  ['service-areas/ogden-wilmington-nc.tsx', true],
  ['_frame/layout.tsx', true],
  ['_content/contact.ts', true],
  ['_facts/hours.ts', false],
  ['_checks/avoided-words.ts', false],
  ['../src/island.tsx', false],
])('%s takes its facts from elsewhere: %s', (file, does) => {
  expect(filesWithoutFacts.test(file)).toBe(does);
});
