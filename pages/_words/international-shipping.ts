import { counted } from '../_store/format.ts';
import { countriesReached, international, transitDays } from '../_store/transit.ts';

const copies = international.commercialInvoiceCopies;
const clearance = counted(transitDays.customsClearance, 'day');

export const tips = [
  {
    title: 'The receiver’s phone decides',
    text: 'A parcel without one waits at the airport until someone writes a letter.',
  },
  {
    title: 'Real value, every time',
    text: 'Too low, and it is held and insured for nothing. Too high, and they pay for it.',
  },
  {
    title: 'Leave out the wrapping paper',
    text: 'Officers open gifts. Pack them so that they can be closed again.',
  },
  {
    title: 'Two weeks before a holiday',
    text: 'Customs offices keep their own holidays, not ours.',
  },
  { title: 'Keep the receipt', text: 'You need it to prove value, and to claim if it is lost.' },
];

export const facts = [
  {
    name: 'Customs clearance',
    value: clearance,
    text: 'is typical. It counts on top of the journey.',
  },
  { name: 'Commercial invoice', value: `${copies} copies`, text: 'for anything but documents.' },
  {
    name: 'FedEx and DHL',
    value: `${countriesReached.dhl}+`,
    text: `countries. USPS reaches ${countriesReached.usps}+.`,
  },
  { name: 'By road', value: '2', text: 'countries only: Canada and Mexico.' },
];
