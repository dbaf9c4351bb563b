/** Opening a mailbox takes one of each. The same document cannot serve as both. */
export const photoIds = [
  'Passport, US or foreign',
  'Driver’s license',
  'Non-driver ID',
  'US government ID: federal, state or tribal',
  'US university ID',
  'US permanent resident card',
] as const;

export const addressProofs = [
  'US driver’s license or non-driver ID, if it’s not your photo ID',
  'Vehicle registration',
  'Home or vehicle insurance',
  'Current lease',
  'Mortgage or deed of trust',
  'Voter registration card',
] as const;
