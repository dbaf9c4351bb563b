import { dollars } from '../_store/format.ts';
import { insurance } from '../_store/insurance.ts';

const appraisal = dollars(insurance.appraisalOverCents);

export const options = [
  { title: 'Declared value alone', text: 'For what you could buy again tomorrow without a sigh.' },
  {
    title: 'Carrier’s added cover',
    text: 'Declare more and pay for it by the hundred. Some goods are excluded: read the list.',
  },
  {
    title: 'Parcel insurance',
    text: 'A policy for one shipment, across all four carriers. The quote link above leads to it.',
  },
  {
    title: 'Fine art policy',
    text: 'For works and collections, from wall to wall, with the transport in it.',
  },
];

export const considerations = [
  {
    title: 'Proof of worth',
    text: `A receipt, or for anything over ${appraisal} an appraisal. We recommend it before shipping, not after.`,
  },
  {
    title: 'Packing',
    text: 'Weak packing is the first reason a claim is refused. Ours is photographed when you ask.',
  },
  {
    title: 'Exclusions',
    text: 'Cash, jewelry, antiques and plants are often left out. Say what it is before you insure it.',
  },
];

export const claim = [
  { title: 'Keep everything', text: 'Box, filling, label and pieces, as they came out.' },
  { title: 'Photograph it', text: 'Outside first, then the inside, then the damage close up.' },
  {
    title: 'Report it',
    text: `Damage has to be told within ${insurance.reportDamageWithinHours} hours of delivery.`,
  },
  { title: 'Prove its worth', text: 'Receipt, appraisal or the price of the same thing today.' },
];
