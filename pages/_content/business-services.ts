import { read } from '#authoring';
import { founded } from '../_facts/identity.ts';
import { notary } from '../_facts/notary.ts';

const address = '/business-services';

export const reasons = [
  {
    title: 'One stop for a contract',
    text: 'You can print it, sign it in front of the notary, scan it and ship it overnight from one counter.',
  },
  {
    title: 'A walk-in notary',
    text: `You don’t need an appointment. Most notarizations take ${notary.minutes} minutes or less.`,
  },
  {
    title: 'Four carriers',
    text: 'When your documents are ready, you can send them with FedEx, UPS, USPS or DHL.',
  },
  {
    title: 'Locally owned',
    text: `We’ve been in Wilmington since ${read(founded, address)}.`,
  },
];
