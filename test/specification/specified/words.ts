import {
  anyOf,
  asStated,
  headed,
  holds,
  link,
  newTab,
  parts,
  resolved,
  row,
  type Statement,
  says,
  together,
} from '../statements.ts';
import { counterWeek, inWords, longerWeek, openWeek, type Week } from './hours.ts';

// What the specification says about more than one page.

/** A call link: the whole number dials. */
export const call = link(/^tel:\+\d{10,}$/);

export const toContact = link('/contact');

export const directions = link(/^https:\/\//, /directions/i);

/** A table of days is the same as one row for all weekdays. */
function rowsOf({ weekdays, saturday }: Week): readonly Statement[] {
  const times = weekdays.map(inWords);
  const inOneRow = row(/\bMon(day)?\b.*\bFri(day)?\b|weekdays/i, times);
  const daily = row(/\bMonday\b/, times);
  return [
    anyOf(inOneRow, daily),
    row(/\bSat(urday)?s?\b/i, saturday.map(inWords)),
    row(/\bSun(day)?s?\b/i, [/closed/i]),
  ];
}

export const hours = [resolved(rowsOf(openWeek)), asStated(rowsOf(counterWeek))];

export const longerHours = [resolved(rowsOf(openWeek)), asStated(rowsOf(longerWeek))];

export const address = says('3224 N College Rd', /Wilmington, NC 284\d\d/);

/** Every premium art, crating, freight, supply, mailbox, and document page. */
export const featurePage = [
  holds(1, 'h1 (the hero)', ({ name }) => name === 'h1'),
  parts(3, 'feature cards'),
  toContact,
];

/** A map is a frame, or the place into which it is loaded on request. */
export const map = holds(
  1,
  'map (an iframe, or a link with data-map that loads it)',
  ({ name, attribs }) => name === 'iframe' || attribs['data-map'] !== undefined,
);

export const tracking = {
  fedex: newTab(/^https:\/\/([\w-]+\.)*fedex\.com\//, /track/i),
  ups: newTab(/^https:\/\/([\w-]+\.)*ups\.com\//, /track/i),
  usps: newTab(/^https:\/\/([\w-]+\.)*usps\.com\//, /track/i),
  dhl: newTab(/^https:\/\/([\w-]+\.)*dhl\.com\//, /track/i),
};

/** The row of carrier tracking links. */
export const trackingRow = Object.values(tracking);

export const pickups = {
  fedex: row('FedEx', ['5:00 PM'], ['DHL', 'USPS']),
  ups: row('UPS', ['5:00 PM'], ['DHL', 'USPS']),
  dhl: row('DHL', ['4:00 PM'], ['FedEx', 'UPS', 'USPS']),
  usps: row(
    'USPS',
    [/daily|every day/i, /Mon(day)?( to | through |-)Sat/i],
    ['FedEx', 'UPS', 'DHL'],
  ),
};

export const fourCarriers = says('FedEx', 'UPS', 'USPS', 'DHL');

/** Section 1: no Amazon QR codes; a UPS package needs a label, which the store prints for a small fee. */
export const amazonRule = [together('Amazon', 'QR', /\b(no|not|never|cannot|can't|don't)\b/i)];
export const upsLabelRule = [
  together('UPS', /pre-?printed|(already )?printed label|label (already )?printed/i),
  says(/small fee/i),
];

/** Section 2: what all nine area pages contain. */
export const areaPage = [
  headed(
    /location|feature/i,
    /hours/i,
    /contact|call|reach us|find us|visit/i,
    /services/i,
    /why|reasons?/i,
    /communit|neighborhood/i,
    /season/i,
    /business/i,
    /driv(e|ing)|minutes/i,
    /questions|faq|asked/i,
  ),
  address,
  call,
  directions,
];

export const openDaily = /Monday( through | to |-)Saturday|Mon-Sat/i;
