/** Opening a mailbox takes one of each; one document cannot be both. */
export const photoIds = [
  'Passport, US or foreign',
  'Driver’s license',
  'Non-driver ID',
  'US government ID: federal, state or tribal',
  'US university ID',
  'US permanent resident card',
] as const;

export const addressProofs = [
  'US driver’s license or non-driver ID, if it is not your photo ID',
  'Vehicle registration',
  'Home or vehicle insurance',
  'Current lease',
  'Mortgage or deed of trust',
  'Voter registration card',
] as const;

export const mailboxIdRules = {
  formsOfId: 2,
  sameDocumentTwice: false,
  /** The holder adds and approves them; they show a valid ID. */
  authorizedRecipients: ['Added by the holder', 'Approved by the holder', 'Valid ID shown'],
} as const;
