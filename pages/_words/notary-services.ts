import type { constructionDocuments } from '../_store/business-services.ts';
import { notary } from '../_store/notary.ts';

export const bring = [
  {
    title: 'A valid photo ID',
    text: `Accepted: ${notary.acceptedIds.join(', ')}. It must not have expired.`,
  },
  {
    title: 'The whole document',
    text: 'All its pages, filled in, with the signature lines empty.',
  },
  {
    title: 'Everyone who signs',
    text: 'Each of them with an ID. Some papers need witnesses as well; it says so near the signature.',
  },
];

export const willSteps = [
  {
    title: 'Have it drafted',
    text: 'By your attorney or by yourself. Read it in peace before you come.',
  },
  {
    title: 'Call us',
    text: `A will needs ${notary.willWitnesses} witnesses plus the notary. Say when you come, and the witnesses are free.`,
  },
  {
    title: 'Sign it together',
    text: 'You, both witnesses and the notary, in one room at one time.',
  },
];

export const construction: Readonly<Record<(typeof constructionDocuments)[number], string>> = {
  'Lien waivers': 'One for each draw, before the check is released.',
  'Bid and performance bonds': 'With the surety’s power of attorney attached.',
  'Contractor affidavits': 'Sworn before the notary, not only signed.',
  'Permit applications':
    'For the county or the city; bring the owner along if the form names them.',
  'Change orders': 'Where the contract asks for a seal.',
};
