import type { FaqItem } from '#authoring';
import { counted, dollars, span } from './format.ts';
import { notary, notaryPrices } from './notary.ts';

/** Of the notary page. */
export const notaryFaq: readonly FaqItem[] = [
  {
    question: 'Do I need an appointment?',
    answer: `No. Walk in during opening hours. Most notarizations take ${counted(notary.minutes, 'minute')} or less.`,
  },
  {
    question: 'May I sign at home and bring it in?',
    answer:
      'No. The notary has to see you sign, or hear you say that the signature is yours. Leave the line empty.',
  },
  {
    question: 'Who brings the witnesses?',
    answer: `A will needs ${notary.willWitnesses} witnesses besides the notary. Ours cost nothing when you tell us before you come.`,
  },
  {
    question: 'Can you come to a hospital or an office?',
    answer: `Yes. The mobile notary is ${dollars(notaryPrices[3].price[0])} and a travel fee, which we name before we leave.`,
  },
];

/** The price list as its table shows it. */
export const notaryPriceRows = notaryPrices.map(
  ({ service, price: [from, to], note }) =>
    [service, `$${span([from / 100, to / 100])}`, note] as const,
);

/** What the notary may not do, in the words that the page shows. */
export const notaryDisclaimer =
  'We are not attorneys. A notary confirms who signs and that they do so freely, may not give legal advice, and cannot tell you which document you need or what it means.';
