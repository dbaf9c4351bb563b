import type { Address, Fact } from '#authoring';
import { type CarrierId, carrierNames } from './carrier-names.ts';
import { trackingPages } from './tracking-links.ts';

export interface ServiceList {
  readonly title: string;
  readonly services: readonly string[];
}

export interface Carrier {
  readonly name: string;
  readonly href: Address;
  /** The carrier's own page, opened in a new tab. */
  readonly trackingUrl: `https://${string}`;
  readonly lists: readonly ServiceList[];
}

export const carriers = {
  fedex: {
    name: carrierNames.fedex,
    href: '/fedex-services',
    trackingUrl: trackingPages.fedex.url,
    lists: [
      {
        title: 'FedEx Express',
        services: [
          'First Overnight',
          'Priority Overnight',
          'Standard Overnight',
          '2Day AM',
          '2Day',
          'Express Saver',
        ],
      },
      {
        title: 'FedEx Ground',
        services: ['Ground', 'Home Delivery', 'Local Ground and Home Delivery Advantage'],
      },
      { title: 'FedEx International', services: ['First', 'Priority', 'Economy', 'Ground'] },
    ],
  },
  ups: {
    name: carrierNames.ups,
    href: '/ups-services',
    trackingUrl: trackingPages.ups.url,
    lists: [
      {
        title: 'UPS domestic',
        services: ['Ground', '3 Day Select', '2nd Day Air', 'Next Day Air'],
      },
      {
        title: 'UPS international',
        services: ['Worldwide Express', 'Worldwide Saver', 'Standard'],
      },
    ],
  },
  usps: {
    name: carrierNames.usps,
    href: '/usps-services',
    trackingUrl: trackingPages.usps.url,
    lists: [
      {
        title: 'USPS domestic',
        services: [
          'Priority Mail Express',
          'Priority Mail',
          'Ground Advantage',
          'First-Class Mail',
          'Media Mail',
        ],
      },
      {
        title: 'USPS international',
        services: [
          'Global Express Guaranteed',
          'Priority Mail International',
          'First-Class International',
        ],
      },
      {
        title: 'USPS extras',
        services: ['Certified Mail', 'Signature Confirmation', 'Insurance', 'Stamp Sales'],
      },
    ],
  },
  dhl: {
    name: carrierNames.dhl,
    href: '/dhl-services',
    trackingUrl: trackingPages.dhl.url,
    lists: [
      {
        title: 'DHL service options',
        services: [
          'Express 9:00',
          'Express 10:30',
          'Express 12:00',
          'Worldwide',
          'Economy Select',
          'Medical Express',
          'Same Day',
          'Secure',
          'Paperless Trade',
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<CarrierId, Carrier>>;

/** In the order that the site always names them. */
export const carrierOrder = ['fedex', 'ups', 'usps', 'dhl'] as const satisfies readonly CarrierId[];

const ended = 'No longer offered by USPS';

/** What the list of services says about it. */
export const globalExpressGuaranteed: Fact<string> = {
  name: 'USPS Global Express Guaranteed',
  readings: [
    { value: 'Ask us', statedAt: ['/usps-services'], note: 'listed without a remark' },
    { value: ended, statedAt: [], note: 'USPS ended this service in 2024' },
  ],
  chosen: ended,
  why: 'The source lists a service that USPS has ended.',
  remark: 'USPS ended this service in 2024. It stays listed until you say otherwise.',
  show: (words) => words,
};

export const uspsLimits = {
  insuranceUpToCents: 500_000,
  priorityMailExpressInsuranceCents: 10_000,
  firstClassMailOunces: 13,
  firstClassInternationalPounds: 4,
} as const;
