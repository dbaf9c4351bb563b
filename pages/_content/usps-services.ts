import { overnight } from '../_facts/drop-off.ts';
import { clockTime, counted } from '../_facts/format.ts';
import { uspsPickup } from '../_facts/pickups.ts';
import { sourced } from '../_facts/sources.ts';
import { transitDays } from '../_facts/transit.ts';

export const mailing = [
  ['Birthday card', 'First-Class Mail, with a stamp'],
  ['Box of books', sourced('usps', 'Media Mail, with only books, movies or recordings in the box')],
  ['Legal papers', sourced('usps', 'Certified Mail, for a mailing receipt and a delivery record')],
  ['Passport or keys', 'Priority Mail Express with a signature'],
  [
    'Gift for overseas',
    `Priority Mail International, ${counted(transitDays.uspsPriorityMailInternational, 'day')}, or First-Class International if it’s light`,
  ],
] as const;

export const dropOff = [
  {
    title: `Pickup: ${uspsPickup.word.toLowerCase()}, Monday to Saturday`,
    text: `USPS has no set time here, so come early. Drop-off ends at ${clockTime(overnight.chosen.dropOffBy.usps)} on weekdays. Mail doesn’t go out on Sunday.`,
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
