import { carriers } from './carriers.ts';
import { overnight } from './drop-off.ts';
import { clockTime } from './format.ts';

export interface OvernightService {
  readonly name: string;
  readonly description: string;
  /** `by 10:30 AM`, the next business day. */
  readonly arrives: { readonly word: 'from' | 'by'; readonly time: string };
  readonly features: readonly string[];
}

export interface CarrierCutOff {
  readonly carrier: string;
  readonly cutoff: string;
  readonly services: string;
}

const { arrives, dropOffBy } = overnight.chosen;

/** The earliest first. */
export const overnightServices: readonly OvernightService[] = [
  {
    name: 'Early AM',
    description: 'Waiting at the door when they unlock it.',
    arrives: { word: 'from', time: clockTime(arrives.earlyFrom) },
    features: ['FedEx First Overnight', 'Business addresses in most towns', 'Costs the most'],
  },
  {
    name: 'Priority Overnight',
    description: 'On the desk in the first half of the morning.',
    arrives: { word: 'by', time: clockTime(arrives.priorityBy) },
    features: ['The usual choice for documents', 'Later in remote places', 'Signature on request'],
  },
  {
    name: 'Standard Overnight',
    description: 'There before the working day ends.',
    arrives: { word: 'by', time: clockTime(arrives.standardBy) },
    features: ['The least of the three to pay', 'Good for parts and clothes', 'Weekdays'],
  },
];

/** The latest hour at which each carrier’s overnight parcels are taken in. */
export const carrierCutOffs: readonly CarrierCutOff[] = [
  {
    carrier: carriers.usps.name,
    cutoff: clockTime(dropOffBy.usps),
    services: 'Priority Mail Express',
  },
  {
    carrier: carriers.fedex.name,
    cutoff: clockTime(dropOffBy.fedex),
    services: 'First, Priority and Standard Overnight',
  },
  { carrier: carriers.ups.name, cutoff: clockTime(dropOffBy.ups), services: 'Next Day Air' },
];

export const overnightEmergencies = [
  {
    title: 'It has to leave in the next hour',
    text: 'Call while you pack. We fill in the label so that it is ready when you walk in.',
  },
  {
    title: 'The last truck is gone',
    text: 'Then the question is what arrives first from tomorrow on. We compare all four carriers.',
  },
  {
    title: 'A whole day is too long',
    text: 'DHL Same Day puts it on the next flight. Ask for the price first.',
  },
];

/** What people ship overnight, and how. */
export const shippedOvernight = [
  ['Papers', 'Closings, contracts, visa files: originals that a scan can’t replace.'],
  ['Passports and keys', 'In a small box rather than an envelope, with a signature.'],
  ['Spare parts', 'For a machine, a boat or an airplane that is standing still.'],
  ['Medicine', 'In its own packaging, cooled if it has to be. Ask us about limits.'],
  ['The forgotten thing', 'A phone, a laptop, a wedding shoe left at your house.'],
] as const;

export const overnightPacking = [
  {
    title: 'Bring it loose if you are late',
    text: 'Boxing a small item takes us minutes, and it is weighed in the same place.',
  },
  {
    title: 'A new box',
    text: 'Night sorting is quick and hard. Soft corners and old tape come open first.',
  },
  {
    title: 'Cold things',
    text: 'Gel packs hold a night. Dry ice counts as hazardous and needs its own mark.',
  },
];
