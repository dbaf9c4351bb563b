import { read } from '#authoring';
import { fedexDropOffBy } from '../_store/drop-off.ts';
import { hoursText } from '../_store/format.ts';
import { weeklyHours } from '../_store/hours.ts';
import { truckTime } from '../_store/pickups.ts';
import { international } from '../_store/transit.ts';

const address = '/fedex-services';
const latest = fedexDropOffBy(address);
const truck = truckTime('fedex');

export const business = [
  {
    title: 'Volume discounts',
    text: 'Open a business account and ship at its rates.',
  },
  {
    title: 'Packing by us',
    text: 'Bring parts, prints or samples loose. If we pack it and it breaks, we handle the claim.',
  },
  {
    title: 'Commercial invoice',
    text: `Going abroad, you need ${international.commercialInvoiceCopies} copies. Print them here.`,
  },
];

export const pickup = [
  { name: 'Bring it by', time: latest, text: 'to leave the same day' },
  { name: 'FedEx pickup', time: truck, text: 'Monday to Friday. None on Saturday.' },
];

export const dropOff = [
  {
    title: 'Labeled and sealed',
    text: `Put it on the counter by ${latest} and it leaves today.`,
  },
  { title: 'A FedEx return', text: 'Bring the item and its label. We don’t take Amazon QR codes.' },
  {
    title: 'Saturday',
    text: `We take it in, ${hoursText(read(weeklyHours, address).Saturday)}. It rides Monday’s truck.`,
  },
  {
    title: 'Hazardous goods',
    text: 'Some can go by FedEx, with limits. Call before you pack.',
  },
];
