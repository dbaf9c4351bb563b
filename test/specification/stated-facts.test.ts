import { expect, test } from 'vitest';
import { notFound } from '../../pages/_content/not-found.ts';
import { areasWeServe } from '../../pages/_facts/areas/areas.ts';
import { areaCard } from '../../pages/_facts/areas/cards.ts';
import { carriers } from '../../pages/_facts/carriers.ts';
import { contactFailure, contactForm, contactResults } from '../../pages/_facts/contact-form.ts';
import { photoIds, proofs } from '../../pages/_facts/mailbox-ids.ts';
import { mailboxPlans } from '../../pages/_facts/mailbox-prices.ts';
import { pickupRows } from '../../pages/_facts/pickup-rows.ts';
import { trustMarks } from '../../pages/_facts/trust-marks.ts';
import { expected, ownerChanged } from './owner-changes.ts';
import { lineWith, listAfter } from './source.ts';

test.each([
  ['Message box', contactForm.messagePlaceholder],
  ['Footnote', contactForm.footnote],
  ['then sending', contactForm.sending],
  ["message contains 'Rate limit'", contactResults.rateLimited],
  ['| Contact success', contactResults.success],
  ['| Any other non-ok response', contactFailure],
  ['| Unknown route', notFound.title],
  ['| Unknown route', notFound.text],
])('in the specification, the line with “%s” has the text “%s”', (words, text) => {
  expect(lineWith(words)).toContain(`'${text}'`);
});

test.each([
  ['- FedEx Express: ', carriers.fedex.lists[0]],
  ['FedEx Ground: ', carriers.fedex.lists[1]],
  ['FedEx International: ', carriers.fedex.lists[2]],
  ['- UPS domestic: ', carriers.ups.lists[0]],
  ['UPS international: ', carriers.ups.lists[1]],
  ['- USPS domestic: ', carriers.usps.lists[0]],
  ['Media Mail. International: ', carriers.usps.lists[1]],
  ['Extras: ', carriers.usps.lists[2]],
])('the list after “%s” is complete, and nothing is added', (words, list) => {
  expect(list?.services).toEqual(listAfter(words));
});

test('the documents for a mailbox and the marks of trust are as many as specified', () => {
  const optionsAfter = (words: string) =>
    listAfter(words)
      .join(', ')
      .replaceAll(/\(.*?\)/g, '');
  expect(photoIds).toHaveLength(optionsAfter('Photo ID options: ').split(', ').length);
  expect(proofs).toHaveLength(optionsAfter('Address verification options: ').split(', ').length);
  const marks = ownerChanged('openingHours') ? trustMarks.slice(0, 3) : trustMarks;
  expect(lineWith('trust strip')).toContain(`(${marks.join(', ')}`);
});

test('only the year is marked as the best value', () => {
  for (const { pricing } of mailboxPlans) {
    expect(lineWith('- Mailbox plan')).toContain(`'${pricing.oneYear.savings}'`);
    expect(pricing.threeMonth).not.toHaveProperty('savings');
    expect(pricing.sixMonth).not.toHaveProperty('savings');
  }
});

test('the timetable is complete without a clock', () => {
  const own = pickupRows.map(({ name, time, days }) => `${name} ${time} ${days}`);
  const [fedex = '', ups = '', dhl = '', usps = ''] = own;
  expect(own).toEqual([
    expected('pickups.fedex', 'FedEx 5:00 PM Mon–Fri', fedex),
    expected('pickups.ups', 'UPS 5:00 PM Mon–Fri', ups),
    expected('pickups.dhl', 'DHL 4:00 PM Mon–Fri', dhl),
    expected('uspsPickup', 'USPS Daily Mon–Sat', usps),
  ]);
});

test('each card of Areas We Serve shows the miles that are stated, and no minutes', () => {
  const figures = areasWeServe.chosen.map((area) => areaCard(area)?.figure?.value);
  const none = undefined;
  expect(figures).toEqual([none, '3.0', '3.5', '4.0', '5.0', '7.0', '8.0', none, none]);
});
