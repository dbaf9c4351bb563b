import { joined } from '../_facts/days-text.ts';
import { overnight } from '../_facts/drop-off.ts';
import { clockTime } from '../_facts/format.ts';
import { picksUp, pickupDaysInWords } from '../_facts/pickup-days.ts';
import { uspsPickup } from '../_facts/pickups.ts';
import { mondayFirst } from '../_facts/schedule.ts';
import { sourced } from '../_facts/sources.ts';

export const mailing = [
  ['Birthday card', 'First-Class Mail, with a stamp'],
  ['Box of books', 'Media Mail'],
  ['Legal papers', 'Certified Mail'],
  ['Passport or keys', 'Priority Mail Express with a signature'],
  ['Gift for overseas', 'Priority Mail International, or First-Class International if it’s light'],
] as const;

const freeDays = mondayFirst.filter((day) => !picksUp('usps', day));
const noMail = freeDays.length > 0 ? ` Mail doesn’t go out on ${joined(freeDays)}.` : '';

export const dropOff = [
  {
    title: `Pickup: ${uspsPickup.word.toLowerCase()}, ${pickupDaysInWords('usps')}`,
    text: `USPS has no set time here, so come early. Drop-off ends at ${clockTime(overnight.chosen.dropOffBy.usps)} on weekdays.${noMail}`,
  },
  {
    title: 'If it has postage',
    text: 'Leave it with us at the counter.',
  },
  {
    title: 'If it needs postage',
    text: 'We weigh it and print the postage. Tell us what’s inside for Media Mail and overseas mail.',
  },
  {
    title: 'If it has perfume, batteries or aerosols',
    text: sourced(
      'uspsHazmat',
      'Tell us first. Aerosols and perfume usually can’t be mailed by air or overseas, and lithium batteries have limits.',
    ),
  },
];
