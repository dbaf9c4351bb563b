import { read } from '#authoring';
import { insuranceText } from '../_facts/insurance.ts';
import { insuranceQuoteUrl } from '../_facts/placeholders.ts';

export const options = [
  { title: 'Declared value', text: 'For low-cost items that you could easily replace.' },
  {
    title: 'USPS insurance',
    text: 'For packages that go by mail. Ask us which services include some insurance.',
  },
  {
    title: 'Insurance for one shipment',
    text: (
      <>
        A policy for the item itself, up to the amount you choose.{' '}
        <a href={read(insuranceQuoteUrl, '/insurance-information')}>Get an insurance quote</a>.
      </>
    ),
  },
  {
    title: 'Fine art policy',
    text: 'For valuable works or a collection. Ask your own insurance company about shipping.',
  },
];

export const considerations = [
  {
    title: 'Can you prove the value?',
    text: `Keep a receipt or photos. Over ${insuranceText.appraisalOver}, we recommend an appraisal before you ship.`,
  },
  {
    title: 'Is it packed well enough?',
    text: 'Poor packing is a common reason to refuse a claim.',
  },
  {
    title: 'Is the item excluded?',
    text: 'Policies often leave out cash, jewelry, antiques and plants. Read the list first.',
  },
];

export const claim = [
  {
    title: 'Keep everything',
    text: 'The box, the label, the packing and the item, even in pieces.',
  },
  { title: 'Take photos', text: 'Of the outside of the box, then the packing, then the damage.' },
  {
    title: 'Report the damage',
    text: `Call us within ${insuranceText.reportWithin} of delivery. Have your tracking number ready.`,
  },
  {
    title: 'Show the value',
    text: 'Have your receipt or appraisal ready. The carrier or the insurer decides on the claim.',
  },
];
