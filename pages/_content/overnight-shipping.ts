import { read } from '#authoring';
import bringItLoose from '../_assets/drawings/bring-it-loose.svg';
import everySeam from '../_assets/drawings/every-seam.svg';
import gelPacks from '../_assets/drawings/gel-packs.svg';
import { dropOffBy, fedexDropOffBy, overnight } from '../_facts/drop-off.ts';
import { clockTime } from '../_facts/format.ts';
import { sourced } from '../_facts/sources.ts';

const address = '/overnight-shipping';
const { dropOffBy: overnightBy } = read(overnight, address);

export const evening = [
  {
    time: fedexDropOffBy(address),
    title: 'FedEx',
    text: 'last drop-off to ship that day',
  },
  {
    time: dropOffBy('ups'),
    title: 'UPS',
    text: 'last drop-off to ship that day, and USPS drop-off ends',
  },
  {
    time: clockTime(overnightBy.fedex),
    title: 'FedEx and UPS',
    text: 'drop-off ends. Packages that missed the pickup ship the next business day',
  },
];

export const packing = [
  {
    drawing: bringItLoose,
    title: 'If you’re short on time',
    text: 'Bring the item loose, and we can pack it for you.',
  },
  {
    drawing: everySeam,
    title: 'If you pack it yourself',
    text: sourced('fedexPacking', 'Use a new box and fill the empty space. Tape every seam.'),
  },
  {
    drawing: gelPacks,
    title: 'If it has to stay cold',
    text: sourced(
      'fedex',
      'Use gel packs. Dry ice is a hazardous material, so call us before you use it.',
    ),
  },
];
