import { sourced } from './sources.ts';
import { international } from './transit.ts';

/** What a customs form asks, and how to answer it. */
export const dhlCustoms = [
  ['What is it?', 'Name each item: “men’s cotton shirts”, not “clothing”.'],
  ['Why are you sending it?', 'A sale, a gift, a repair or a return.'],
  [
    'What is it worth?',
    `Give its real value. It’s the same on all ${international.commercialInvoiceCopies} copies of the commercial invoice.`,
  ],
  ['Who pays the duty?', sourced('dhl', 'Usually the recipient. Ask us if you want to pay it.')],
] as const;

/** Industries that use international express, and the DHL option to ask about. */
export const dhlIndustries = [
  {
    field: 'Medical Express',
    title: 'Healthcare and labs',
    text: 'Ask us first.',
  },
  {
    field: 'Same Day',
    title: 'Boats and aviation',
    text: 'For an urgent spare part. Ask us first.',
  },
  {
    field: 'Express 9:00',
    title: 'Law and finance',
    text: 'For signed originals that are needed in the morning.',
  },
  {
    field: 'Secure',
    title: 'Jewelry and collectibles',
    text: 'For small valuables. DHL doesn’t accept all of them: ask first.',
  },
  {
    field: 'Paperless Trade',
    title: 'Online stores',
    text: 'For many small orders, with less to print.',
  },
  {
    field: 'Economy Select',
    title: 'Manufacturers',
    text: 'For samples, tools and stock that can take longer.',
  },
];

export const dhlTracking = [
  { title: 'Scans', text: 'See where and when your package was last scanned.' },
  { title: 'Customs status', text: 'See whether customs has cleared it.' },
  {
    title: 'Delivery messages',
    text: sourced('dhl', 'DHL can text or email the recipient.'),
  },
  { title: 'Proof of delivery', text: 'See when it was delivered and the name of the signer.' },
];
