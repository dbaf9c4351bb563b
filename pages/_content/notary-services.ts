import callAhead from '../_assets/drawings/call-ahead.svg';
import signTogether from '../_assets/drawings/sign-together.svg';
import willToSign from '../_assets/drawings/will-to-sign.svg';
import { assumed } from '../_facts/assumed.ts';
import { dollars } from '../_facts/format.ts';
import { notary, notaryPrices } from '../_facts/notary.ts';
import { sourced } from '../_facts/sources.ts';

const { acceptedIds } = notary;
const idList = `${acceptedIds.slice(0, -1).join(', ')} or ${acceptedIds.at(-1)}`;

export const bring = [
  ['The whole document', 'Fill it out, but don’t sign it yet.'],
  ['A valid photo ID', `We accept a ${idList}.`],
  [
    'Everyone who has to sign',
    sourced('ncNotary', 'Each person needs a photo ID and has to be here.'),
  ],
  ['Witnesses', 'Bring them if your document asks for them. For a will, call us first.'],
] as const;

export const principalSignature = sourced(
  'ncNotary',
  `A principal signature is the signature of a person whose document we notarize. For example, a deed signed by two people costs ${dollars(2 * notaryPrices[0].price[0])}. If you have many signatures, ask about volume discounts.`,
);

export const willSteps = [
  {
    picture: willToSign,
    title: 'Prepare the will',
    text: 'Have it written before you come, because our notary can’t draft or review it.',
  },
  { picture: callAhead, title: 'Call first', text: assumed.willWitnesses.says },
  {
    picture: signTogether,
    title: 'Sign together',
    text: sourced('ncWills', 'You sign with both witnesses and the notary in the same room.'),
  },
];

/** N.C.G.S. 10B-31. */
export const mobileFee = sourced(
  'ncNotary',
  'By North Carolina law, a travel fee pays for actual mileage at the federal rate, and you agree to it in writing before the trip.',
);

export const cannot = [
  sourced('ncNotarySecretary', 'certify that a copy is a true copy'),
  sourced('ncNotary', 'notarize a signature for a person who isn’t there'),
  sourced('ncNotary', 'tell you which form you need or what it means'),
];
