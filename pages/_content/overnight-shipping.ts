import { read } from '#authoring';
import { dropOffBy, fedexDropOffBy, overnight } from '../_facts/drop-off.ts';
import { clockTime } from '../_facts/format.ts';

const address = '/overnight-shipping';
const { dropOffBy: overnightBy } = read(overnight, address);

export const evening = [
  {
    time: fedexDropOffBy(address),
    title: 'FedEx',
    text: 'last drop-off to ship today',
  },
  {
    time: dropOffBy('ups'),
    title: 'UPS',
    text: 'last drop-off to ship today, and USPS drop-off ends',
  },
  {
    time: clockTime(overnightBy.fedex),
    title: 'FedEx and UPS',
    text: 'drop-off ends. Late packages ship the next business day',
  },
];
