import { dollars } from './format.ts';
import { mailboxPlans } from './mailbox-prices.ts';
import { notaryPrices } from './notary.ts';

const [signature] = notaryPrices;

/** `$10 per principal signature` */
export const signaturePrice = `${dollars(signature.price[0])} ${signature.note}`;

/** `$11 a month`: a small mailbox, rented for a year. */
export const lowestRent = `${dollars(mailboxPlans[0].pricing.oneYear.monthly)} a month`;
