import callToReserve from '../_assets/drawings/mailbox-call.svg';
import form1583 from '../_assets/drawings/mailbox-form-1583.svg';
import newAddress from '../_assets/drawings/mailbox-new-address.svg';
import receiptAndKey from '../_assets/drawings/mailbox-receipt-and-key.svg';
import twoIds from '../_assets/drawings/mailbox-two-ids.svg';
import { assumed } from '../_facts/assumed.ts';
import { dollars } from '../_facts/format.ts';
import { mailboxFees } from '../_facts/mailbox-prices.ts';
import { sourced } from '../_facts/sources.ts';

export const fees = [
  {
    name: 'Setup fee',
    value: dollars(mailboxFees.setup),
    text: 'For 3 or 6 months. Waived on 1-year rentals.',
  },
  {
    name: 'Key deposit',
    value: dollars(mailboxFees.keyDeposit),
    text: 'Per key. You get it back when you return the key.',
  },
  {
    name: 'Replacement key',
    value: dollars(mailboxFees.replacementKey),
    text: assumed.replacementKey.says,
  },
];

export const steps = [
  {
    title: 'Call to reserve',
    picture: callToReserve,
    text: 'Tell us the size, and we’ll check that one is available.',
  },
  { title: 'Bring both IDs', picture: twoIds, text: 'Choose one document from each list.' },
  {
    title: 'Complete USPS Form 1583',
    picture: form1583,
    text: sourced('uspsForm1583', 'This form gives us permission to receive your mail.'),
  },
  {
    title: 'Pay and take your key',
    picture: receiptAndKey,
    text: 'The table above shows what is due.',
  },
  {
    title: 'Use your new address',
    picture: newAddress,
    text: sourced(
      'uspsForm1583',
      'Put “PMB” (private mailbox) and your box number after the street.',
    ),
  },
];

export const access = [
  {
    title: 'Shipping counter',
    text: `Packages are at the counter during store hours. ${assumed.packageId.says}`,
  },
  {
    title: 'Authorized recipients',
    text: 'You can add other people. You approve each person first, and they must show a valid ID.',
  },
];
