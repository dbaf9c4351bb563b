import { uspsLimits } from './carriers.ts';
import { counted, span } from './format.ts';
import type { ServiceGroup } from './service-groups.ts';
import { sheetCountries } from './sheet-choices.ts';
import {
  countriesReached,
  dhlRegions,
  international,
  internationalSpeeds,
  transitDays,
} from './transit.ts';

const [express, economy, budget] = internationalSpeeds;
const [fedexGround, upsStandard] = international.canadaAndMexicoOnly;

/** International services by delivery time. The last group goes by road. */
export const internationalOptions: readonly ServiceGroup[] = [
  {
    title: express.name,
    note: `typically ${express.time}`,
    rows: [
      [
        'FedEx International Priority',
        `${counted(transitDays.fedexInternationalPriority, 'day')}, ${countriesReached.fedex}+ countries`,
      ],
      ['FedEx International First', 'Earliest delivery'],
      ['UPS Worldwide Express, Worldwide Saver', 'Ask us for the delivery day'],
      ['DHL Express', `By region, ${countriesReached.dhl}+ countries`],
    ],
  },
  {
    title: economy.name,
    note: `typically ${economy.time}`,
    rows: [
      ['FedEx International Economy', 'Less urgent packages'],
      ['DHL Economy Select', 'Where DHL offers it'],
      [
        'USPS Priority Mail International',
        `${counted(transitDays.uspsPriorityMailInternational, 'day')}, ${countriesReached.usps}+ countries`,
      ],
    ],
  },
  {
    title: budget.name,
    note: `typically ${budget.time}`,
    rows: [
      ['USPS First-Class International', `Up to ${uspsLimits.firstClassInternationalPounds} lbs`],
    ],
  },
  {
    title: 'By road',
    note: 'time depends on distance',
    rows: [
      [fedexGround, 'Canada and Mexico only'],
      [upsStandard, 'Canada and Mexico only'],
    ],
  },
];

/** By DHL Express, in business days. */
export const popularDestinations = dhlRegions.map(({ region, days }) => ({
  region,
  days: span(days),
  examples: sheetCountries
    .filter((country) => country.region === region)
    .map(({ name }) => name)
    .join(', '),
}));
