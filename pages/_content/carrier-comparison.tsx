import type { ReactNode } from 'react';
import { Link } from '#authoring';
import { assumed } from '../_facts/assumed.ts';
import { groundAdvantageInches, packageLimits } from '../_facts/carrier-limits.ts';
import type { CarrierId } from '../_facts/carrier-names.ts';
import { carrierOrder, carriers, uspsLimits } from '../_facts/carriers.ts';
import { dropOffBy } from '../_facts/drop-off.ts';
import { capital, counted, dollars } from '../_facts/format.ts';
import { parcelLimitPounds } from '../_facts/freight.ts';
import { insuranceText } from '../_facts/insurance.ts';
import { nextPickup, picksUp, pickupDaysInWords } from '../_facts/pickup-days.ts';
import { pickupRows } from '../_facts/pickup-rows.ts';
import { sourced } from '../_facts/sources.ts';
import { countriesReached, international, transitDays } from '../_facts/transit.ts';
import type { PickedAnswer } from './picked-answer.ts';

const { usps } = packageLimits;
const askUs = 'Ask us';

/** Where it goes: `a1` to `a4`. */
export const destinations: readonly PickedAnswer[] = [
  {
    label: 'A US street address',
    says: 'US street address: FedEx, UPS and USPS go there',
    lines: [assumed.dhlDomestic.says],
  },
  {
    label: 'A PO box',
    says: 'PO box: only USPS',
    lines: ['FedEx, UPS and DHL usually need a street address.'],
  },
  {
    label: 'Canada or Mexico',
    says: 'Canada or Mexico: all four go there',
    lines: [`By road, it’s ${international.canadaAndMexicoOnly.join(' or ')}.`],
  },
  {
    label: 'Overseas',
    says: 'Overseas: all four go there',
    lines: [
      <Link key="sheet" href="/international-shipping#country">
        Choose the country to see its days and documents
      </Link>,
    ],
  },
];

/** What it weighs: `b1` to `b3`. */
export const weights: readonly PickedAnswer[] = [
  {
    label: `Up to ${usps.pounds} lbs`,
    says: `Up to ${usps.pounds} lbs: light enough for FedEx, UPS and USPS`,
    lines: ['All three accept it in the US. Ask us about DHL and other countries.'],
  },
  {
    label: `${usps.pounds}–${parcelLimitPounds} lbs`,
    says: `${usps.pounds}–${parcelLimitPounds} lbs: too heavy for USPS`,
    lines: [
      <>
        FedEx and UPS accept it in the US. Ask us about DHL and other countries.{' '}
        <b data-only-with="a2+b2">None of them goes to a PO box, so use a street address.</b>
      </>,
    ],
  },
  {
    label: `Over ${parcelLimitPounds} lbs`,
    says: `Over ${parcelLimitPounds} lbs: freight`,
    lines: [
      <>
        It ships on a pallet to a street address. Ask us about{' '}
        <Link href="/ltl-freight">LTL freight</Link>.
      </>,
    ],
  },
];

export interface ComparedFact {
  readonly name: string;
  readonly values: Readonly<Record<CarrierId, ReactNode>>;
  /** The destinations for which the fact says nothing: `a1 a2`. */
  readonly notFor?: string;
}

const inUs = 'a3 a4';
const outsideUs = 'a1 a2';

/** What the table compares, in this order. */
export const comparedFacts: readonly ComparedFact[] = [
  { name: `Drop off by, ${pickupDaysInWords('fedex', 'ups', 'dhl')}`, values: byCarrier(deadline) },
  { name: 'Saturday', values: byCarrier(saturday) },
  {
    name: 'PO boxes',
    values: {
      fedex: sourced('fedex', 'No'),
      ups: sourced('ups', 'No'),
      usps: 'Yes',
      dhl: sourced('dhl', 'No'),
    },
    notFor: inUs,
  },
  {
    name: 'Countries',
    values: {
      fedex: `${countriesReached.fedex}+`,
      ups: askUs,
      usps: `${countriesReached.usps}+`,
      dhl: `${countriesReached.dhl}+`,
    },
    notFor: outsideUs,
  },
  { name: 'Heaviest package in the US', values: byCarrier(heaviest), notFor: inUs },
  {
    name: 'Longest side plus distance around, in the US',
    values: byCarrier(largest),
    notFor: inUs,
  },
  {
    name: 'Days in the US',
    values: {
      fedex: `${counted(transitDays.fedexGround, 'day')} by Ground, or overnight`,
      ups: 'Next Day Air, or Ground by distance',
      usps: askUs,
      dhl: askUs,
    },
    notFor: inUs,
  },
  {
    name: 'Days to other countries, before customs',
    values: {
      fedex: `International Priority: ${counted(transitDays.fedexInternationalPriority, 'day')}`,
      ups: askUs,
      usps: `Priority Mail International: ${counted(transitDays.uspsPriorityMailInternational, 'day')}`,
      dhl: 'Express: by region',
    },
    notFor: outsideUs,
  },
  { name: 'If it’s lost or damaged', values: byCarrier(coverage) },
];

/** Which answers leave a carrier out. */
export const ruledOut: Readonly<Record<CarrierId, string | undefined>> = {
  fedex: 'a2',
  ups: 'a2',
  usps: 'b2',
  dhl: 'a2',
};

function byCarrier<Value>(value: (carrier: CarrierId) => Value): Record<CarrierId, Value> {
  const [fedex, ups, usps, dhl] = carrierOrder;
  return { [fedex]: value(fedex), [ups]: value(ups), [usps]: value(usps), [dhl]: value(dhl) };
}

function deadline(carrier: CarrierId): string {
  const row = pickupRows.find((timetable) => timetable.carrier === carrier);
  if (row?.untimed) return row.untimed;
  return carrier === 'usps' ? askUs : dropOffBy(carrier);
}

function saturday(carrier: CarrierId): string {
  return picksUp(carrier, 'Saturday') ? 'Picks up' : `Goes out ${nextPickup(carrier, 'Saturday')}`;
}

function heaviest(carrier: CarrierId): string {
  const limits = packageLimits[carrier];
  return limits ? `${limits.pounds} lbs` : askUs;
}

function largest(carrier: CarrierId): string {
  const limits = packageLimits[carrier];
  const more = carrier === 'usps' ? `, Ground Advantage ${groundAdvantageInches}` : '';
  return limits ? `${limits.inches} inches${more}` : askUs;
}

function coverage(carrier: CarrierId): string {
  return carrier === 'usps'
    ? `Insurance up to ${dollars(uspsLimits.insuranceUpToCents)} in the US`
    : capital(insuranceText.declared.carrier[carrier]);
}

/** The heads of the columns. */
export const comparedCarriers = carrierOrder.map((carrier) => ({ carrier, ...carriers[carrier] }));
