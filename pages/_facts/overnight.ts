import { carriers } from './carriers.ts';
import { overnight, dropOffBy as sameDayBy } from './drop-off.ts';
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
  /** When drop-off ends. A package that comes after the pickup ships on the next business day. */
  readonly cutoff: string;
  /** The drop-off time to ship the same day. */
  readonly sameDay: string;
  readonly services: string;
}

const { arrives, dropOffBy } = overnight.chosen;

/** The earliest first. */
export const overnightServices: readonly OvernightService[] = [
  {
    name: 'Early AM',
    description: 'The earliest delivery.',
    arrives: { word: 'from', time: clockTime(arrives.earlyFrom) },
    features: ['FedEx First Overnight', 'Not offered at every address', 'Usually costs the most'],
  },
  {
    name: 'Priority Overnight',
    description: 'For documents and parts that are needed in the morning.',
    arrives: { word: 'by', time: clockTime(arrives.priorityBy) },
    features: ['FedEx Priority Overnight', 'Can be later in rural areas', 'Signature available'],
  },
  {
    name: 'Standard Overnight',
    description: 'For packages that can arrive in the afternoon.',
    arrives: { word: 'by', time: clockTime(arrives.standardBy) },
    features: ['FedEx Standard Overnight', 'Usually costs the least'],
  },
];

/** The drop-off times for overnight packages. */
export const carrierCutOffs: readonly CarrierCutOff[] = [
  {
    carrier: carriers.usps.name,
    cutoff: clockTime(dropOffBy.usps),
    sameDay: 'Call us',
    services: 'Priority Mail Express',
  },
  {
    carrier: carriers.fedex.name,
    cutoff: clockTime(dropOffBy.fedex),
    sameDay: sameDayBy('fedex'),
    services: 'First, Priority and Standard Overnight',
  },
  {
    carrier: carriers.ups.name,
    cutoff: clockTime(dropOffBy.ups),
    sameDay: sameDayBy('ups'),
    services: 'Next Day Air',
  },
];

export const overnightEmergencies = [
  {
    title: 'If it has to leave within the hour',
    text: 'Call before you come. Have the address, the size and the weight ready.',
  },
  {
    title: 'If you missed the deadline',
    text: 'Ask us which service arrives first.',
  },
  {
    title: 'If tomorrow is too late',
    text: 'Call us, and ask about DHL Same Day.',
  },
];

/** Common overnight items, each with a tip. */
export const shippedOvernight = [
  'Contracts and closing papers: bring the signed originals.',
  'Passports and keys: use a small box and ask for a signature.',
  'Spare parts for a machine, a boat or an airplane.',
  'Medicine: ask us about the limits before you pack it.',
  'A phone, a laptop or clothes that a guest left behind.',
] as const;
