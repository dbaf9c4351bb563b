import { read } from '#authoring';
import { fedexDropOffBy, overnight } from '../_store/drop-off.ts';
import { clockTime } from '../_store/format.ts';

const address = '/overnight-shipping';
const { dropOffBy } = read(overnight, address);

export const business = [
  {
    title: 'Rates by volume',
    text: 'Offices that send overnight every week get discounts with an account.',
  },
  {
    title: 'Twelve addresses, one trip',
    text: 'Bring the list as a file. We print a label for each line while you have coffee.',
  },
  {
    title: 'Receipts by matter',
    text: 'Give us a case or job number and it stands on the label and on the receipt.',
  },
];

export const evening = [
  {
    time: fedexDropOffBy(address),
    title: 'FedEx, today’s truck',
    text: 'is sure until now',
  },
  { time: clockTime(dropOffBy.usps), title: 'USPS', text: 'drop-off ends' },
  { time: clockTime(dropOffBy.fedex), title: 'FedEx and UPS', text: 'drop-off ends' },
];
