import { read } from '#authoring';
import type { AreaFacts } from './area-facts.ts';
import { areas } from './areas.ts';
import { driveTimes, interstateExits } from './drive-times.ts';
import { counted, span } from './format.ts';
import { hoursRemarks } from './hours.ts';
import { serviceRadius } from './identity.ts';

const place = areas.rockyPoint.href;
const exits = read(interstateExits, place);
const [atExit, fromTown] = driveTimes.rockyPoint;

export const areaRockyPoint: AreaFacts = {
  locationFeatures: [
    {
      title: `Leave at ${exits.store}`,
      text: 'From there it is city streets for the last stretch.',
    },
    {
      title: 'One stop for four carriers',
      text: 'No second drive because the first counter takes only its own labels.',
    },
    {
      title: 'Freight, too',
      text: 'Call about pallets before you load the trailer.',
    },
  ],
  reasons: [
    {
      title: 'You come to town anyway',
      text: 'Put the parcel on the seat on market day, or on the way to the doctor.',
    },
    {
      title: 'We tell you before you drive',
      text: 'Price, form, label, photo ID: ask on the phone, and come once.',
    },
    {
      title: 'A Wilmington address',
      text: 'For deliveries that would not find your road, or your gate.',
    },
  ],
  seasons: [
    {
      season: 'Spring work',
      icon: 'sprout',
      months: [3, 5],
      services: ['Hitch and hydraulic parts', 'Soil samples to the lab'],
    },
    {
      season: 'Hay and heat',
      icon: 'sun',
      months: [6, 8],
      services: ['Baler parts by air', 'What melts, early in the week'],
    },
    {
      season: 'Fall and hunting',
      icon: 'leaf',
      months: [9, 12],
      services: ['Mounts and antlers crated', 'Scopes sent in for repair'],
    },
    {
      season: 'Quiet weeks',
      icon: 'snowflake',
      months: [1, 2],
      services: ['Land papers notarized', 'Farm books copied for the accountant'],
    },
  ],
  businessTypes: [
    { title: 'Farms and timber', text: 'Saw heads, sensors and sample cores, packed from loose.' },
    { title: 'Shops along US 117', text: 'Exchange parts with the return label already printed.' },
    {
      title: 'Churches and schools',
      text: 'Programs by the hundred, flyers for the notice board.',
    },
    { title: 'Yards near the exit', text: 'Pallets and LTL, with one account for all carriers.' },
  ],
  faq: [
    {
      question: 'Is it worth the drive for one box?',
      answer: `Call and read us the size and the ZIP code. If your own post office is cheaper, you have saved ${span(fromTown.minutes)} minutes each way.`,
    },
    {
      question: 'Are you open on holidays?',
      answer: `${hoursRemarks[place]} Before a long weekend, ask which day the last truck runs.`,
    },
    {
      question: 'Do you serve all of Pender County?',
      answer: `Anyone may come. We count on ${serviceRadius.miles} miles around the store, which Rocky Point is well within.`,
    },
    {
      question: `How long from ${exits.rockyPoint}?`,
      answer: `About ${counted(atExit.minutes, 'minute')} from the area around that exit.`,
    },
  ],
};

/** Errands that one drive can hold. */
export const rockyPointErrands = [
  { title: 'Ship', text: 'Loose or boxed, by the carrier you pick.' },
  { title: 'Sign', text: 'The notary is at the same counter. Bring your ID.' },
  { title: 'Copy', text: 'Titles, tax papers, a lost manual.' },
  { title: 'Collect', text: 'What came to your mailbox this week.' },
  { title: 'Stock up', text: 'Cartons and tape for the next months.' },
] as const;
