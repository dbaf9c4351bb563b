import type { CarrierId } from '../_facts/carrier-names.ts';
import { amazonQrRule, byAmazonQr, counterRules } from '../_facts/store-policies.ts';

// The tabs of the page show these in the browser, too: nothing here may need the site's routes.

export interface LabelKind {
  readonly kind: 'printed' | 'file' | 'code' | 'none';
  readonly name: string;
  /** The answer in a few words, and what to do. */
  readonly says: string;
  readonly lines: readonly string[];
  /** Only what to do. */
  readonly briefly: string;
}

/** What a seller gives for a return, and what to do with it. */
export const labelKinds: readonly LabelKind[] = [
  {
    kind: 'printed',
    name: 'Paper label',
    says: 'A printed label? Yes. Drop it off.',
    lines: ['Tape the label flat on the box.', 'Keep your receipt.'],
    briefly: 'Drop it off.',
  },
  {
    kind: 'file',
    name: 'PDF or email',
    says: `A PDF or an email? Yes, ${counterRules.labelPrinting}.`,
    lines: ['Bring the file on your phone. We print the label.'],
    briefly: 'We print it.',
  },
  {
    kind: 'code',
    name: 'QR code',
    says: byAmazonQr('Amazon QR code? Yes.', 'A QR code? No, we need a label.'),
    lines: [
      byAmazonQr(
        amazonQrRule,
        'We can’t use Amazon QR codes. Choose a return option in your Amazon account that gives you a label.',
      ),
      'From eBay or another seller? Ask for a label. We can print it.',
    ],
    briefly: 'Ask the seller for a label.',
  },
  {
    kind: 'none',
    name: 'No label',
    says: 'No label? Yes, if you pay for one.',
    lines: [
      'We weigh the box, and you choose a carrier.',
      'The seller pays? Ask the seller for a label first.',
    ],
    briefly: 'Buy one at the counter.',
  },
];

/** Which returns each carrier takes here. */
export const carrierReturns = {
  fedex: 'We accept returns with a FedEx label.',
  ups: 'A UPS return needs a printed label.',
  usps: 'We accept returns with a prepaid label.',
  dhl: 'For an international return, bring the seller’s label and documents.',
} as const satisfies Readonly<Record<CarrierId, string>>;

export const steps = [
  {
    title: 'Start the return',
    text: byAmazonQr(
      'Use the seller’s website or app. Choose a label, or at Amazon a QR code.',
      'Use the seller’s website or app. Choose a label, not a QR code.',
    ),
  },
  {
    title: 'Get the label',
    text: 'Print it, or save the file on your phone so we can print it.',
  },
  { title: 'Pack the item', text: 'Use the original box, or buy one here.' },
  {
    title: 'Drop it off',
    text: 'Leave the package at our counter.',
  },
  { title: 'We ship it', text: 'Track it with the number on your receipt.' },
];

export const bring = [
  ['The item', 'Include every part that came with it, and the return slip if you have one.'],
  ['The label', 'Bring it on paper, or as a PDF or picture on your phone.'],
  ['Your order number', 'Keep it with the receipt, in case the seller asks for it.'],
  ['The deadline', 'Check whether the seller counts the day you ship or the day it arrives.'],
  ['Its value', 'If you pay for the return, this helps you decide about insurance.'],
] as const;
