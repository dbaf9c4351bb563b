import { international } from './transit.ts';

/** What is asked at the counter before a parcel meets customs. */
export const dhlCustoms = [
  {
    title: 'What it is',
    text: 'In words an officer can picture: “men’s cotton shirts”, not “clothing”.',
  },
  {
    title: 'What it is for',
    text: 'Sold, given, lent, repaired or sent back: each is taxed in its own way.',
  },
  {
    title: 'What it is worth',
    text: `One value, the same on all ${international.commercialInvoiceCopies} copies of the invoice.`,
  },
  {
    title: 'Who pays the duty',
    text: 'You or the receiver. DHL asks one of the two before it hands over.',
  },
];

/** Who sends by DHL, and the service option that fits. */
export const dhlIndustries = [
  {
    field: 'Medical Express',
    title: 'Clinics and laboratories',
    text: 'Samples in cold packs, with the hour of collection on the papers.',
  },
  {
    field: 'Same Day',
    title: 'Boatyards and aviation',
    text: 'The one part that a boat or an airplane is standing still for.',
  },
  {
    field: 'Express 9:00',
    title: 'Law and finance',
    text: 'Originals that have to be signed on a desk before a meeting.',
  },
  {
    field: 'Secure',
    title: 'Jewelers and dealers',
    text: 'Small, costly, and nobody else’s business on the way.',
  },
  {
    field: 'Paperless Trade',
    title: 'Online shops',
    text: 'Many small orders abroad, each cleared while it is still in the air.',
  },
  {
    field: 'Economy Select',
    title: 'Makers and manufacturers',
    text: 'Sample pieces, tools and spare stock that may take a few days longer.',
  },
];

export const dhlTracking = [
  { title: 'Every hand-over', text: 'Each scan shows place and hour, from our counter to theirs.' },
  { title: 'Customs in plain sight', text: 'You see when it is presented, held or cleared.' },
  {
    title: 'Messages to the receiver',
    text: 'By text or e-mail, with a choice of another day or a neighbor.',
  },
  { title: 'Proof at the end', text: 'Who signed, and when.' },
];
