/** USPS Form 1583, Application for Delivery of Mail Through Agent, as USPS publishes it. */
export const form1583Link = 'https://about.usps.com/forms/ps1583.pdf';

/** A document that opens a mailbox. Opening one takes a photo ID and a proof of address, on two documents. */
export interface IdDocument {
  readonly name: string;
  /** After “your”. */
  readonly called: string;
  readonly is: 'photo ID' | 'proof of address' | 'either, once';
}

export const photoIds: readonly IdDocument[] = [
  { name: 'Passport, US or foreign', called: 'passport', is: 'photo ID' },
  { name: 'Driver’s license', called: 'driver’s license', is: 'either, once' },
  { name: 'Non-driver ID', called: 'non-driver ID', is: 'either, once' },
  {
    name: 'US government ID: federal, state or tribal',
    called: 'US government ID',
    is: 'photo ID',
  },
  { name: 'US university ID', called: 'US university ID', is: 'photo ID' },
  {
    name: 'US permanent resident card',
    called: 'US permanent resident card',
    is: 'photo ID',
  },
];

/** As a proof of address, a document that is either has to be from the US, and can’t be the photo ID. */
export const eitherAsProof: IdDocument = {
  name: 'US driver’s license or non-driver ID, if it’s not your photo ID',
  called: 'US driver’s license or non-driver ID',
  is: 'proof of address',
};

export const proofs: readonly IdDocument[] = [
  eitherAsProof,
  ...[
    'Vehicle registration',
    'Home or vehicle insurance',
    'Current lease',
    'Mortgage or deed of trust',
    'Voter registration card',
  ].map((name) => ({ name, called: name.toLowerCase(), is: 'proof of address' }) as const),
];
