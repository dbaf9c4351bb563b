import { read } from '#authoring';
import type { CarrierId } from './carrier-names.ts';
import { type carriers, globalExpressGuaranteed, uspsLimits } from './carriers.ts';
import { overnight } from './drop-off.ts';
import { clockTime, counted, dollars } from './format.ts';
import { countriesReached, international, transitDays } from './transit.ts';

type ServiceLists<Id extends CarrierId> = (typeof carriers)[Id]['lists'][number];

/** What to know about each service. The compiler reports a missing note. */
type ServiceNotes = {
  readonly [Id in CarrierId]: {
    readonly [List in ServiceLists<Id> as List['title']]: {
      /** Next to the title of the group. */
      readonly note: string;
      readonly texts: { readonly [Name in List['services'][number]]: string };
    };
  };
};

const { earlyFrom, priorityBy, standardBy } = overnight.chosen.arrives;
const roadNeighbors = 'Canada and Mexico only';

export const serviceNotes = {
  fedex: {
    'FedEx Express': {
      note: 'By air, in the US',
      texts: {
        'First Overnight': `Next day, from ${clockTime(earlyFrom)}`,
        'Priority Overnight': `Next day, by ${clockTime(priorityBy)}`,
        'Standard Overnight': `Next day, by ${clockTime(standardBy)}`,
        '2Day AM': 'Second morning',
        '2Day': 'Second day',
        'Express Saver': 'Third day',
      },
    },
    'FedEx Ground': {
      note: 'By road',
      texts: {
        Ground: `${counted(transitDays.fedexGround, 'day')}, to a business`,
        'Home Delivery': `${counted(transitDays.fedexGround, 'day')}, to a home`,
        'Local Ground and Home Delivery Advantage': 'Ask us',
      },
    },
    'FedEx International': {
      note: `${countriesReached.fedex}+ countries`,
      texts: {
        First: 'Earliest delivery',
        Priority: counted(transitDays.fedexInternationalPriority, 'day'),
        Economy: 'Slower than Priority',
        Ground: roadNeighbors,
      },
    },
  },
  ups: {
    'UPS domestic': {
      note: 'In the US',
      texts: {
        Ground: 'By truck. Delivery time depends on distance',
        '3 Day Select': 'Third business day',
        '2nd Day Air': 'Second business day',
        'Next Day Air': 'Next business day',
      },
    },
    'UPS international': {
      note: 'Customs documents needed',
      texts: {
        'Worldwide Express': 'By air. Delivered earlier in the day',
        'Worldwide Saver': 'By air. Delivered by the end of the day',
        Standard: `By road. ${roadNeighbors}`,
      },
    },
  },
  usps: {
    'USPS domestic': {
      note: 'In the US, PO boxes included',
      texts: {
        'Priority Mail Express': `The fastest USPS service. Includes ${dollars(uspsLimits.priorityMailExpressInsuranceCents)} of insurance`,
        'Priority Mail': 'Packages that need to get there soon',
        'Ground Advantage': 'Packages with no rush',
        'First-Class Mail': `Letters and large envelopes up to ${uspsLimits.firstClassMailOunces} oz`,
        'Media Mail': 'Books, movies and recordings only',
      },
    },
    'USPS international': {
      note: `${countriesReached.usps}+ countries`,
      texts: {
        'Global Express Guaranteed': read(globalExpressGuaranteed, '/usps-services'),
        'Priority Mail International': counted(transitDays.uspsPriorityMailInternational, 'day'),
        'First-Class International': `Letters and small packages up to ${uspsLimits.firstClassInternationalPounds} lbs`,
      },
    },
    'USPS extras': {
      note: 'Ask at the counter',
      texts: {
        'Certified Mail': 'A mailing receipt and a record of delivery',
        'Signature Confirmation': 'Someone signs when it’s delivered',
        Insurance: `Up to ${dollars(uspsLimits.insuranceUpToCents)}`,
        'Stamp Sales': 'Buy stamps here',
      },
    },
  },
  dhl: {
    'DHL service options': {
      note: `${countriesReached.dhl}+ countries`,
      texts: {
        'Express 9:00': 'Delivered by 9:00 AM, where DHL offers it',
        'Express 10:30': 'Delivered by 10:30 AM, where DHL offers it',
        'Express 12:00': 'Delivered by noon, where DHL offers it',
        Worldwide: 'Delivered by the end of the business day',
        'Economy Select': `${counted(transitDays.dhlEconomySelect, 'business day')}, for less urgent packages`,
        'Medical Express': 'For healthcare. Ask us first',
        'Same Day': 'For urgent parts. Ask us first',
        Secure: 'Extra security for valuables',
        'Paperless Trade': `Customs documents sent electronically, not as ${international.commercialInvoiceCopies} paper copies`,
      },
    },
  },
} as const satisfies ServiceNotes;
