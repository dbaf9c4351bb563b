import type { FaqItem } from '#authoring';
import { dollars } from '../_facts/format.ts';
import { notaryPrices } from '../_facts/notary.ts';
import { sourced } from '../_facts/sources.ts';

/** Of the notary page. */
export const notaryFaq: readonly FaqItem[] = [
  {
    question: 'Can I sign before I come in?',
    answer: sourced(
      'ncNotary',
      'No, please wait until you’re here. Many documents have to be signed in front of the notary.',
    ),
  },
  {
    question: 'Is my expired license OK?',
    answer: sourced(
      'ncNotary',
      'No. North Carolina law asks for a current ID, so bring another one that hasn’t expired.',
    ),
  },
  {
    question: 'Can you notarize a copy of my diploma or birth certificate?',
    answer: sourced(
      'ncNotarySecretary',
      'No, a North Carolina notary can’t certify copies. Ask the school or the records office for a certified copy.',
    ),
  },
];

/** The price list as its table shows it. */
export const notaryPriceRows = notaryPrices.map(
  ({ service, price: [from, to], note }) =>
    [service, [...new Set([from, to])].map(dollars).join('–'), note] as const,
);

/** N.C.G.S. 10B-20. */
export const notaryDisclaimer = sourced(
  'ncNotary',
  'We are not attorneys. We can’t give legal advice or accept a fee for it. If you have a legal question, please talk to an attorney.',
);
