import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { testEverything } from '../../support/everything.ts';
import { runSite } from '../../support/run-site.ts';
import { copyEdited } from '../../support/site/edited-site.ts';

/** What an owner may write by mistake: the file, the words replaced, the words instead, and what the build says. */
const mistakes = [
  [
    'hours',
    "saturday: { start: '10:00', end: '13:00' }",
    "saturday: { start: '13:00', end: '10:00' }",
    'The hours from 13:00 to 10:00 end before they begin. Write 9 AM to 6 PM as',
  ],
  ['hours', "start: '09:00'", "start: '9:00'", '"9:00" is not a time of day. Write 9 AM as 09:00'],
  ['hours', "end: '18:00'", "end: '6 PM'", '"6 PM" is not a time of day.'],
  [
    'holidays',
    '{ month: 12, day: 24 }',
    '{ month: 13, day: 24 }',
    'Month 13 has no day 24 in every year. Write December 24 as',
  ],
  [
    'holidays',
    '{ month: 12, day: 24 }',
    '{ month: 2, day: 30 }',
    'Month 2 has no day 30 in every year.',
  ],
  [
    'holidays',
    "'Christmas Eve',",
    "'Christmas Eve', year: 2026,",
    'Christmas Eve has a year. Write a day of one year into _facts/this-week.ts.',
  ],
  [
    'this-week',
    'ClosedDays[] = dated([',
    "ClosedDays[] = dated([{ from: '2027-02-30', text: 'Storm' }",
    '"2027-02-30" is not a day of the calendar. Write September 10, 2026, as 2026-09-10.',
  ],
  ['pickups', "time('16:00')", "time('4:00')", '"4:00" is not a time of day.'],
  ['mailbox-prices', '[3_600,', '[-3_600,', '-3600 is not a price. Write prices in cents'],
  ['mailbox-prices', 'setup: 1_000', "setup: '10'", 'The price "10" is in quotes.'],
  [
    'notary',
    '[1_000, 2_000]',
    '[2_000, 1_000]',
    'The prices from 2000 to 1000 go down. Write the lower one first.',
  ],
  [
    'counter-prices',
    "name: 'Box sizes and prices',\n  value: null",
    "name: 'Box sizes and prices',\n  value: [{ inches: [12.5, 9, 6], price: -250 }]",
    '-250 is not a price.',
  ],
  [
    'placeholders',
    "mainPhone = phoneNumber('(910) 555-0142')",
    "mainPhone = phoneNumber('555-0142')",
    '"555-0142" is not a phone number. Write it as (910) 555-0142.',
  ],
] as const;

// One of each kind of value.
const tried = mistakes.filter((_, index) => testEverything || [0, 6, 8].includes(index));

test.each(tried)('build refuses in _facts/%s.ts, for %s, %s', async (fact, from, to, message) => {
  const file = `_facts/${fact}.ts`;
  const { pages, out } = copyEdited('possible-values', [{ file, from, to }]);
  const built = await runSite(['build', '--no-og', '--pages', pages, '--out', out]);
  expect(built.code).toBe(1);
  expect(built.stderr).toContain(message);
  expect(built.stderr).toMatch(new RegExp(`^${relative('.', pages)}/${file}:\\d+: `));
  rmSync(pages, { recursive: true });
});
