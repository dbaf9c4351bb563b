import { read } from '#authoring';
import type { AreaFacts } from '../../_facts/areas/area-facts.ts';
import { areas } from '../../_facts/areas/areas.ts';
import { interstateExits } from '../../_facts/drive-times.ts';
import { serviceRadius } from '../../_facts/identity.ts';

const place = areas.rockyPoint.href;
const exits = read(interstateExits, place);

export const areaRockyPoint: AreaFacts = {
  locationFeatures: [
    { title: 'Your exit', text: `Leave I-40 at ${exits.store}.` },
    { title: 'All 4 carriers', text: 'FedEx, UPS, USPS and DHL are at the same counter.' },
    { title: 'Freight', text: 'Call us about a pallet before you load it.' },
  ],
  reasons: [
    'Call before you leave home, and we’ll tell you what to bring.',
    'A mailbox gives you a Wilmington street address for your deliveries.',
  ],
  seasons: [
    {
      season: 'Spring',
      icon: 'sprout',
      months: [3, 5],
      services: ['Tractor and hydraulic parts shipped'],
    },
    {
      season: 'Summer',
      icon: 'sun',
      months: [6, 8],
      services: ['Baler parts overnight', 'Heat-sensitive items shipped early in the week'],
    },
    {
      season: 'Fall and hunting season',
      icon: 'leaf',
      months: [9, 12],
      services: ['Scopes shipped for repair'],
    },
    {
      season: 'Winter',
      icon: 'snowflake',
      months: [1, 2],
      services: ['Land documents notarized', 'Farm records copied for taxes'],
    },
  ],
  businessTypes: [
    { title: 'Farms and timber', text: 'Ship saw heads, sensors and wood samples.' },
    { title: 'Shops along US 117', text: 'Return exchange parts with a printed label.' },
    { title: 'Churches and schools', text: 'Print programs and flyers.' },
    { title: 'Companies near I-40', text: 'Ship pallets, or open a business account.' },
  ],
  faq: [
    {
      question: 'Can I get a price before I drive?',
      answer: 'Yes. Call with the size, the weight and the ZIP code.',
    },
    {
      question: 'Do you serve Pender County?',
      answer: `Yes. We serve customers within ${serviceRadius.miles} miles of the store.`,
    },
  ],
};

/** Errands for one trip. */
export const rockyPointErrands = [
  { title: 'Ship', text: 'Bring it boxed or loose.' },
  { title: 'Notarize', text: 'Bring the unsigned document and your photo ID.' },
  { title: 'Copy', text: 'Copy titles, tax forms or a manual.' },
  { title: 'Pick up', text: 'Get the mail and packages from your mailbox.' },
  { title: 'Buy supplies', text: 'Get boxes and tape.' },
] as const;
