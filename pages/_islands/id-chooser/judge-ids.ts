import { eitherAsProof, type IdDocument } from '../../_facts/mailbox-ids.ts';

/** Every second piece is the name of a document, or of what is missing. */
export type Verdict = readonly string[];

/** The rule, for a visitor who has checked nothing. */
export const idRule = 'One document can’t be both photo ID and proof of address.';

/** Whether the only photo ID is a license or a non-driver ID, which can’t be the proof of address too. */
export function licenseIsPhotoId(held: readonly IdDocument[]): boolean {
  return (
    held.some((document) => document.is === 'either, once') &&
    !held.some((document) => document.is === 'photo ID')
  );
}

/** Two documents that open a mailbox, or what is missing. No document counts twice. */
export function judgeIds(held: readonly IdDocument[]): Verdict {
  const are = (kind: IdDocument['is']) => held.filter((document) => document.is === kind);
  // What can be only one of the two goes first, so that the other is left for a license.
  const [photo, ...others] = [...are('photo ID'), ...are('either, once')];
  const [proof = others.find((document) => document.is === 'either, once')] = are(
    'proof of address',
  ).filter((proof) => proof !== eitherAsProof || !licenseIsPhotoId(held));
  if (photo && proof) return pair(photo, proof);
  if (photo?.is === 'either, once')
    return [
      'Your ',
      photo.called,
      ' counts only once. You still need ',
      'one more document from either list',
      '.',
    ];
  if (photo) return ['You have a photo ID. You still need ', 'proof of address', '.'];
  if (proof) return ['You have proof of address. You still need ', 'a photo ID', '.'];
  return [idRule];
}

function pair(photo: IdDocument, proof: IdDocument): Verdict {
  const isProofIfFromUs = proof.is === 'either, once';
  return [
    `You’re set${isProofIfFromUs ? ` if your ${proof.called} is from the US` : ''}. Bring your `,
    photo.called,
    ' as photo ID and your ',
    proof.called,
    ' as proof of address.',
  ];
}
