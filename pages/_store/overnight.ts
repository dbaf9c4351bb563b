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
