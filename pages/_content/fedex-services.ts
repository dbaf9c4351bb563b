import { type FaqItem, read } from '#authoring';
import fedexAddress from '../_assets/drawings/fedex-address.svg';
import fedexCall from '../_assets/drawings/fedex-call.svg';
import fedexReceipt from '../_assets/drawings/fedex-receipt.svg';
import { dayAfter, daysInWords } from '../_facts/days-text.ts';
import { fedexDropOffBy } from '../_facts/drop-off.ts';
import { span } from '../_facts/format.ts';
import { weeklyHours } from '../_facts/hours.ts';
import { openDays } from '../_facts/hours-rows.ts';
import { nextPickup, picksUp, pickupDays } from '../_facts/pickup-days.ts';
import { truckTime } from '../_facts/pickups.ts';
import { fedexDays } from '../_facts/service-days.ts';
import { serviceGroups } from '../_facts/service-groups.ts';
import { sourced } from '../_facts/sources.ts';
import { amazonQrRule } from '../_facts/store-policies.ts';
import { countriesReached, transitDays } from '../_facts/transit.ts';

const address = '/fedex-services';
const latest = fedexDropOffBy(address);

export const services = serviceGroups('fedex').map(({ title, note, rows }) => ({
  title,
  note,
  rows: rows.map(([name, time]) => ({ name, time, days: fedexDays[title]?.[name] })),
}));

const week = read(weeklyHours, address);
const leaving = pickupDays('fedex');
const nextMorning = leaving.filter((day) => nextPickup('fedex', day) === dayAfter(day));

export const deadlines: readonly (readonly [dropOff: string, leaves: string])[] = [
  [
    `${daysInWords(leaving, '–')}, by ${latest}`,
    `The same day. FedEx picks up at ${truckTime('fedex')}.`,
  ],
  [`${daysInWords(nextMorning, '–')}, after ${latest}`, 'The next business day'],
  ...leaving
    .filter((day) => !nextMorning.includes(day))
    .map((day) => [`${day}, after ${latest}`, nextPickup('fedex', day)] as const),
  ...openDays(week)
    .filter((day) => !picksUp('fedex', day))
    .map((day) => [day, `${nextPickup('fedex', day)}. FedEx has no ${day} pickup here.`] as const),
];

export const holidayNote = 'On a holiday without a pickup, packages go out the next business day.';

export const bring = [
  {
    drawing: fedexReceipt,
    title: 'If it’s labeled and sealed',
    text: 'Leave it with us at the counter and keep your receipt.',
  },
  {
    drawing: fedexAddress,
    title: 'If it isn’t packed yet',
    text: 'Bring the item and the recipient’s full address and phone number. We’ll pack it, weigh it and print the label.',
  },
  {
    drawing: fedexCall,
    title: 'If it has batteries, perfume, paint or aerosols',
    text: sourced(
      'fedex',
      'Call us before you pack it. We can ship some hazardous materials, but only within limits.',
    ),
  },
];

export const questions: readonly FaqItem[] = [
  {
    question: 'Can I drop off a FedEx return here?',
    answer: `Yes, if it has a return label. ${amazonQrRule}`,
  },
  {
    question: 'Can you ship FedEx packages overseas?',
    answer: `Yes, to more than ${countriesReached.fedex} countries. Customs typically adds ${span(transitDays.customsClearance)} days.`,
  },
  {
    question: 'What if it’s damaged in shipping?',
    answer: sourced(
      'fedex',
      'If we packed it, we handle the insurance claim. Keep the item, the box and all the packing until the claim is settled.',
    ),
  },
];
