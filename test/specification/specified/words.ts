import { by } from '../owner-changes.ts';
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
import { counterWeek, inWords, longerWeek, openWeek, runsOf, type Week } from './hours.ts';

// What the specification says about more than one page.

/** A call link: the whole number dials. */
export const call = link(/^tel:\+\d{10,}$/);

export const toContact = link('/contact');

export const directions = link(/^https:\/\//, /directions/i);

/** A table of days is the same as one row for days with the same hours. */
function rowsOf(week: Week): readonly Statement[] {
  return runsOf(week).map(([days, hours]) => {
    const [first = '', last = first] = [days[0], days.at(-1)];
    const times = hours ? hours.map(inWords) : [/closed/i];
    if (days.length === 1) return row(dayWord(first), times);
    const inOneRow = row(
      new RegExp(`${dayWord(first).source}.*${dayWord(last).source}`, 'i'),
      times,
    );
    return anyOf(inOneRow, row(new RegExp(`\\b${first}\\b`), times));
  });
}

/** `Sat`, `Saturday`, or `Saturdays`. */
function dayWord(day: string): RegExp {
  return new RegExp(`\\b${day.slice(0, 3)}(${day.slice(3)})?s?\\b`, 'i');
}

export const hours = [resolved(rowsOf(openWeek)), asStated(rowsOf(counterWeek))];

export const longerHours = [resolved(rowsOf(openWeek)), asStated(rowsOf(longerWeek))];

export const address = [
  by('street', says('3224 N College Rd')),
  by('zip', says(/Wilmington, NC 284\d\d/)),
];

/** Every premium art, crating, freight, supply, mailbox, and document page. */
export const featurePage = [
  holds(1, 'h1 (the hero)', ({ name }) => name === 'h1'),
  parts(3, 'feature cards'),
  toContact,
];

/** As stated, the map is a frame in the page; otherwise it is loaded on request. */
export const map = [
  resolved(
    holds(1, 'link with data-map, which loads the map', ({ attribs }) => 'data-map' in attribs),
  ),
  asStated(
    holds(
      1,
      'map (an iframe that loads lazily)',
      ({ name, attribs }) => name === 'iframe' && attribs['loading'] === 'lazy',
    ),
  ),
];

/** Section 7: the external quote form, not to be confused with the insurance quote. */
export const quoteForm = newTab(/^https:\/\/(?!www\.google|insurance\.)/, 'Quote form');

export const tracking = {
  fedex: newTab(/^https:\/\/([\w-]+\.)*fedex\.com\//, /track/i),
  ups: newTab(/^https:\/\/([\w-]+\.)*ups\.com\//, /track/i),
  usps: newTab(/^https:\/\/([\w-]+\.)*usps\.com\//, /track/i),
  dhl: newTab(/^https:\/\/([\w-]+\.)*dhl\.com\//, /track/i),
};

/** The row of carrier tracking links. */
export const trackingRow = Object.values(tracking);

export const pickups = {
  fedex: by('pickups.fedex', row('FedEx', ['5:00 PM'], ['DHL', 'USPS'])),
  ups: by('pickups.ups', row('UPS', ['5:00 PM'], ['DHL', 'USPS'])),
  dhl: by('pickups.dhl', row('DHL', ['4:00 PM'], ['FedEx', 'UPS', 'USPS'])),
  usps: by(
    'uspsPickup',
    row('USPS', [/daily|every day/i, /Mon(day)?( to | through |-)Sat/i], ['FedEx', 'UPS', 'DHL']),
  ),
};

export const fourCarriers = says('FedEx', 'UPS', 'USPS', 'DHL');

/** Section 1: no Amazon QR codes; a UPS package needs a label, which the store prints for a small fee. */
export const amazonRule = by(
  'counterRules.amazonQrReturns',
  together('Amazon', 'QR', /\b(no|not|never|cannot|can't|don't)\b/i),
);
export const upsLabelRule = [
  together('UPS', /pre-?printed|(already )?printed label|label (already )?printed/i),
  by('counterRules.labelPrinting', says(/small fee/i)),
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

export const openDaily = by('openingHours', says(/Monday( through | to |-)Saturday|Mon-Sat/i));
