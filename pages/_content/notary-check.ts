import { assumed } from '../_facts/assumed.ts';
import { dollars } from '../_facts/format.ts';
import { notaryPrices } from '../_facts/notary.ts';
import {
  type NotaryPaper,
  notaryFee,
  signatureCounts,
  witnessAnswers,
  witnessesNeeded,
} from '../_facts/notary-visit.ts';
import { sourced } from '../_facts/sources.ts';

/** What the notary check answers: large, and a few words on it. */
export interface CheckOutcome {
  readonly value: string;
  readonly note: string;
}

const [basic, , oneWill] = notaryPrices;
const each = dollars(basic.price[0]);

/** One for each count of signatures. */
export function feeOutcomes(paper: NotaryPaper): readonly CheckOutcome[] {
  return signatureCounts.map((signatures) => {
    const fee = notaryFee(paper, signatures);
    if (fee === 'ask')
      return { value: 'Ask us', note: `The ${dollars(oneWill.price[0])} price is for one will.` };
    if (fee === 'each')
      return { value: `${each} each`, note: 'Ask us about a volume discount for many signatures.' };
    if (paper.id === 'will') return { value: dollars(fee), note: 'The witnesses are free.' };
    const note = signatures === 1 ? '1 signature.' : `${signatures} signatures at ${each} each.`;
    return { value: dollars(fee), note };
  });
}

/** One for each answer about witnesses. */
export function witnessOutcomes(paper: NotaryPaper): readonly CheckOutcome[] {
  return witnessAnswers.map((answer) => {
    const needed = witnessesNeeded(paper, answer);
    if (needed === undefined)
      return { value: 'Ask first', note: 'Ask the office that gave you the document.' };
    return { value: needed === 0 ? 'None' : String(needed), note: witnessNote(paper, needed) };
  });
}

function witnessNote(paper: NotaryPaper, needed: number): string {
  if (paper.id === 'will') return assumed.willWitnesses.says;
  if (paper.id === 'health')
    return sourced(
      'ncHealthCare',
      'The North Carolina form lists who can’t be a witness. If you can’t bring two, call us.',
    );
  return needed === 0
    ? 'If the document has a line for a witness, bring a witness.'
    : assumed.witnessIds.says;
}

export function whenToSign({ id }: NotaryPaper): string {
  if (id === 'will')
    return sourced(
      'ncWills',
      'Don’t sign yet. Wait until both witnesses and the notary are in the room with you.',
    );
  if (id === 'health')
    return sourced('ncHealthCare', 'Don’t sign yet. Both witnesses have to see you sign.');
  return sourced('ncNotary', 'Don’t sign yet. Wait until you’re in front of the notary.');
}

export const waitFor = sourced(
  'ncNotary',
  'Everyone who signs has to be here with a current ID. Already signed? Call us before you come.',
);
