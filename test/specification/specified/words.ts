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

// What the specification says of more than one page.

/** A call link: the whole number dials. */
export const call = link(/^tel:\+\d{10,}$/);

export const toContact = link('/contact');

export const directions = link(/^https:\/\//, /directions/i);

const week = [
  row(/\bMon(day)?\b.*\bFri(day)?\b|weekdays/i, ['9:00 AM', '6:00 PM']),
  row(/\bSat(urday)?s?\b/i, ['10:00 AM', '1:00 PM']),
];
const longerWeek = [
  row(/\bMon(day)?\b.*\bFri(day)?\b|weekdays/i, ['8:30 AM', '6:30 PM']),
  row(/\bSat(urday)?s?\b/i, ['9:00 AM', '3:00 PM']),
];
const sunday = row(/\bSun(day)?s?\b/i, [/closed/i]);

/** A day by day table holds the same. */
function eitherWeek(rows: readonly Statement[], from: string, to: string): readonly Statement[] {
  const [weekdays, ...others] = rows;
  if (!weekdays) return others;
  const daily = row(/\bMonday\b/, [from, to]);
  return [anyOf(weekdays, daily), ...others];
}

/** Section 9: store info, contact page and most pages. */
export const hours = [...eitherWeek(week, '9:00 AM', '6:00 PM'), sunday];

/** Section 9: locations, airport, Ogden, Rocky Point and Murrayville say other times. */
export const longerHours = [
  resolved(hours),
  asStated(eitherWeek(longerWeek, '8:30 AM', '6:30 PM'), sunday),
];

export const address = says('3224 N College Rd', /Wilmington, NC 284\d\d/);

/** Every premium art, crating, freight, supply, mailbox and document page. */
export const featurePage = [
  holds(1, 'h1 (the hero)', ({ name }) => name === 'h1'),
  parts(3, 'feature cards'),
  toContact,
];

/** What a map is: a frame, or the place that it is loaded into on request. */
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

/** The carrier tracking link row. */
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

/** Section 2: what all nine area pages hold. */
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
