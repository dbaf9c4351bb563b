import type { Cents } from './format.ts';
import { notary, notaryPrices } from './notary.ts';

const [basic, , oneWill] = notaryPrices;

/** What people bring to the notary. */
export const notaryPapers = [
  { id: 'attorney', label: 'Power of attorney' },
  { id: 'title', label: 'Vehicle title' },
  { id: 'will', label: 'Will' },
  { id: 'health', label: 'Health care directive' },
  { id: 'other', label: 'Deed, contract or other' },
] as const satisfies readonly {
  readonly id: string;
  readonly label: string;
}[];

export type NotaryPaper = (typeof notaryPapers)[number];

/** Of the people who sign, witnesses not counted. The last number means that many or more. */
export const signatureCounts = [1, 2, 3, 4, 5] as const;
export type SignatureCount = (typeof signatureCounts)[number];

/** How many witnesses the document asks for. */
export const witnessAnswers = ['None', '1', '2', 'Not sure'] as const;
export type WitnessAnswer = (typeof witnessAnswers)[number];

/** In all; `each` if the count stands for more; `ask` if no source states a price for so many signatures. */
export type NotaryFee = Cents | 'each' | 'ask';

export function notaryFee(paper: NotaryPaper, signatures: SignatureCount): NotaryFee {
  if (paper.id === 'will') return signatures === 1 ? oneWill.price[0] : 'ask';
  return signatures === signatureCounts.at(-1) ? 'each' : signatures * basic.price[0];
}

/** Nothing if only the office that wants the document can tell. */
export function witnessesNeeded(paper: NotaryPaper, answer: WitnessAnswer): number | undefined {
  if (paper.id === 'will') return notary.willWitnesses;
  if (paper.id === 'health') return 2;
  return { None: 0, '1': 1, '2': 2, 'Not sure': undefined }[answer];
}
