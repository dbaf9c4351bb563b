import { distance } from 'fastest-levenshtein';

/** Where most customers have their email. */
const common = [
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'comcast.net',
  'bellsouth.net',
] as const;

/** Real ones that differ from a common one by a letter or two. */
const real: readonly string[] = ['mail.com', 'ymail.com', 'email.com'];

/** yahoo.ca is not a mistake; gmail.cm is. */
const otherCountry = /\.(?!cm$|om$)[a-z]{2}$/;

/**
 * The address that the visitor probably meant: dana@gmail.com for dana@gmial.com. Undefined if it looks
 * right, or like the beginning of a right one.
 */
export function suggestAddress(address: string): string | undefined {
  const [name, domain, ...more] = address.trim().toLowerCase().split('@');
  if (!name || !domain || more.length > 0) return undefined;
  if (real.includes(domain) || otherCountry.test(domain)) return undefined;
  const complete = domain.includes('.') ? domain : `${domain}.com`;
  const close = common.find((known) => distance(complete, known) <= 2);
  if (close === undefined || close.startsWith(domain)) return undefined;
  return `${address.trim().split('@')[0]}@${close}`;
}
