import { Link } from '#authoring';
import { insuranceText } from '../_store/insurance-text.ts';

export const faq = [
  {
    question: 'Can a courier travel with the object?',
    answer:
      'Not with a parcel or in shared freight, which carry goods alone. A courier needs a vehicle to themselves: ask, and we look for one on your route.',
  },
  {
    question: 'May we use our own crate?',
    answer:
      'Yes. Send its inner size and a photo of the foam. We try the object’s measurements against it before packing day.',
  },
  {
    question: 'Will you hold an object between two venues?',
    answer:
      'Ask first. Your agreement may name the storage that is allowed, and a shipping counter is seldom what it means.',
  },
];

export const steps = [
  {
    title: 'Agree',
    text: 'Lender and borrower settle packing, route and cover. We read what they signed.',
  },
  {
    title: 'Record',
    text: 'The object is looked over with you in the room, front, back and base.',
  },
  {
    title: 'Crate',
    text: 'Made to come apart without tools that strike, and numbered for repacking.',
  },
  {
    title: 'Hand over',
    text: 'The carrier signs for a closed crate; the borrower for an unopened one.',
  },
  { title: 'Return', text: 'Same crate, same foam, same order. The sheet closes the loan.' },
];

export const marks = [
  { title: 'Frame, A3', text: 'Chip at the lower left corner. Old: the break is dark with dust.' },
  {
    title: 'Surface, A1',
    text: 'Fine scratch through the varnish, seen only in light from the side.',
  },
  { title: 'Edge, C2', text: 'Canvas slack along the right; one stretcher key is missing.' },
  { title: 'Back', text: 'Lender’s label and inventory number, copied letter by letter.' },
];

export const features = [
  {
    field: 'Cover',
    title: 'Wall to wall',
    text: (
      <>
        A museum’s own policy usually covers a loan from hook to hook. A carrier’s declared value,
        typically {insuranceText.declaredLimit} at most, does not replace it.
      </>
    ),
  },
  {
    field: 'Crate',
    title: 'Built for two trips',
    text: (
      <>
        It is opened by strangers and closed again.{' '}
        <Link href="/museum-crating">Museum crating</Link> shows how that is made safe.
      </>
    ),
  },
  {
    field: 'Time',
    title: 'Late notice costs',
    text: `Tell us of damage the moment the lid is off. Carriers ask for a report within ${insuranceText.reportWithin}.`,
  },
];

export const need = [
  ['Loan agreement', 'The pages on packing, transport, insurance and climate.'],
  ['Object record', 'Inventory number, materials, size, weight, photos of all sides.'],
  ['Borrower', 'Loading door, opening times for deliveries, who unpacks.'],
  ['Dates', 'First and last day of the show, and the days of rest before opening a crate.'],
] as const;
