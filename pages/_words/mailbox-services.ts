import { dollars } from '../_store/format.ts';
import { mailboxFees } from '../_store/mailbox-prices.ts';

export const fees = [
  {
    name: 'Setup',
    value: dollars(mailboxFees.setup),
    text: '3- and 6-month rentals. Waived for a year.',
  },
  {
    name: 'Key deposit',
    value: dollars(mailboxFees.keyDeposit),
    text: 'Per key. Refunded when you return it.',
  },
  {
    name: 'Replacement key',
    value: dollars(mailboxFees.replacementKey),
    text: 'If one gets lost.',
  },
  {
    name: 'Change size',
    value: 'Any time',
    text: 'Subject to availability. The price difference is prorated.',
  },
];

export const steps = [
  { title: 'Call to reserve', text: 'Say which size. We check that one is free.' },
  { title: 'Bring both IDs', text: 'One from each list above. We look at them with you.' },
  { title: 'Fill in the form', text: 'Add anyone else who may collect your mail.' },
  {
    title: 'Pay and take the key',
    text: `Rent, setup if there is any, and ${dollars(mailboxFees.keyDeposit)} a key.`,
  },
  { title: 'Use the address', text: 'Give it out. We hold what arrives.' },
];

export const recipients = [
  {
    title: 'You add them',
    text: 'Name each authorized recipient on your form, at the start or later.',
  },
  { title: 'You approve them', text: 'Nobody is added to a box without its holder’s word.' },
  {
    title: 'They show a valid ID',
    text: 'Every time, at the counter, before anything is handed over.',
  },
];
