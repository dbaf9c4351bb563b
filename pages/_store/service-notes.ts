import { type CarrierId, type carriers, uspsLimits } from './carriers.ts';
import { overnight } from './drop-off.ts';
import { clockTime, counted, dollars } from './format.ts';
import { countriesReached, international, transitDays } from './transit.ts';

type ServiceLists<Id extends CarrierId> = (typeof carriers)[Id]['lists'][number];

/** What to know of each service; the compiler asks for one that is missing. */
type ServiceNotes = {
  readonly [Id in CarrierId]: {
    readonly [List in ServiceLists<Id> as List['title']]: {
      /** Beside the title of the group. */
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
      note: 'By air, inside the US',
      texts: {
        'First Overnight': `Next business day, from ${clockTime(earlyFrom)}`,
        'Priority Overnight': `Next business day by ${clockTime(priorityBy)}`,
        'Standard Overnight': `Next business day by ${clockTime(standardBy)}`,
        '2Day AM': 'Second business day, morning',
        '2Day': 'Second business day',
        'Express Saver': 'Third business day',
      },
    },
    'FedEx Ground': {
      note: `By road, ${counted(transitDays.fedexGround, 'day')}`,
      texts: {
        Ground: 'To a business address',
        'Home Delivery': 'To a house',
        'Local Ground and Home Delivery Advantage': 'Nearby addresses',
      },
    },
    'FedEx International': {
      note: `${countriesReached.fedex}+ countries`,
      texts: {
        First: 'The earliest hour FedEx offers abroad',
        Priority: counted(transitDays.fedexInternationalPriority, 'day'),
        Economy: 'Slower, costs less',
        Ground: roadNeighbors,
      },
    },
  },
  ups: {
    'UPS domestic': {
      note: 'Inside the US',
      texts: {
        Ground: 'By truck all the way. The usual choice when no date is fixed',
        '3 Day Select': 'There on the third business day',
        '2nd Day Air': 'There on the second',
        'Next Day Air': 'There on the next',
      },
    },
    'UPS international': {
      note: 'Customs papers needed',
      texts: {
        'Worldwide Express': 'By air, with a morning delivery in larger cities',
        'Worldwide Saver': 'By air, by the end of the day',
        Standard: `By road. ${roadNeighbors}`,
      },
    },
  },
  usps: {
    'USPS domestic': {
      note: 'Every US address, P.O. boxes too',
      texts: {
        'Priority Mail Express': `The fastest by mail. ${dollars(uspsLimits.priorityMailExpressInsuranceCents)} of insurance is in the price`,
        'Priority Mail': 'Parcels that should not be long on the way',
        'Ground Advantage': 'Parcels that have time',
        'First-Class Mail': `Letters and large envelopes up to ${uspsLimits.firstClassMailOunces} oz`,
        'Media Mail': 'Books, films and recordings. Nothing else in the box',
      },
    },
    'USPS international': {
      note: `${countriesReached.usps}+ countries`,
      texts: {
        'Global Express Guaranteed': 'Withdrawn by USPS in 2024. Ask us what takes its place',
        'Priority Mail International': counted(transitDays.uspsPriorityMailInternational, 'day'),
        'First-Class International': `Small things up to ${uspsLimits.firstClassInternationalPounds} lbs`,
      },
    },
    'USPS extras': {
      note: 'On top of the postage',
      texts: {
        'Certified Mail': 'Proof that you sent it, and when it was handed over',
        'Signature Confirmation': 'Somebody signs at the other end',
        Insurance: `Up to ${dollars(uspsLimits.insuranceUpToCents)}`,
        'Stamp Sales': 'At the counter, without the post office line',
      },
    },
  },
  dhl: {
    'DHL service options': {
      note: `${countriesReached.dhl}+ countries`,
      texts: {
        'Express 9:00': 'At the door before the office opens',
        'Express 10:30': 'By the middle of the morning',
        'Express 12:00': 'By noon',
        Worldwide: 'By the end of the day. The days are in the drawing above',
        'Economy Select': `${counted(transitDays.dhlEconomySelect, 'business day')}, for heavier goods that have time`,
        'Medical Express': 'Samples and medicines that must stay cold or cannot wait',
        'Same Day': 'On the next flight, with somebody watching it',
        Secure: 'Watched from hand to hand, for what is worth a theft',
        'Paperless Trade': `Customs papers sent ahead as data instead of ${international.commercialInvoiceCopies} paper copies`,
      },
    },
  },
} as const satisfies ServiceNotes;
