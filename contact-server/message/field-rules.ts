import { domainToASCII } from 'node:url';

/**
 * What a message may hold. The form's constraints are made of the same values, so that a visitor
 * meets a rule in the browser before the service has to refuse anything.
 */

/** The longest each field may be, in code points. A form's `maxlength`, in UTF-16 units, is never looser. */
export const maxLength = { name: 120, email: 254, phone: 40, message: 5000 } as const;

export const subjects = [
  { value: 'shipping-quote', label: 'Shipping Quote' },
  { value: 'mailbox-rental', label: 'Mailbox Rental' },
  { value: 'business-account', label: 'Business Account' },
  { value: 'packing-services', label: 'Packing Services' },
  { value: 'general-inquiry', label: 'General Inquiry' },
  { value: 'complaint', label: 'Complaint' },
] as const;

/**
 * What no field may contain, as the inside of a character class for the flags `u` and `v`: control
 * characters, halves of surrogate pairs and, in a field of one line, line separators.
 */
export const refusedCharacters = {
  line: '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}',
  text: '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\p{Cs}',
} as const;

/** Values for `pattern`. A textarea has no such attribute: its script applies `message` by itself. */
export const patterns = {
  name: notBlank(refusedCharacters.line),
  phone: `[^${refusedCharacters.line}]*`,
  message: notBlank(refusedCharacters.text),
} as const;

/** The form field that people do not see. No browser fills in a field of this name, so a program did. */
export const hiddenField = 'leave-empty';

/** The largest request body, in bytes: the longest message with each character in its longest encoding. */
export const maxBodyBytes = 65_536;

function notBlank(refused: string): string {
  return `[^${refused}]*[^${refused}\\s][^${refused}]*`;
}

const letter = 'a-zA-Z0-9\\P{ASCII}';
const label = `[${letter}](?:[${letter}\\-]{0,61}[${letter}])?`;

/**
 * What browsers accept in `<input type="email">`: the HTML standard's expression. A domain may also
 * have letters outside of ASCII, which Firefox submits as typed and other browsers turn into `xn--`.
 */
const emailPattern = new RegExp(
  `^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~\\-]+@(?!.*[\\s\\p{Bidi_Control}])${label}(?:\\.${label})*$`,
  'u',
);

const asciiDomain = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;

/**
 * Mail programs turn an international domain into ASCII first: a full-width comma in it would become a
 * comma, and one address two. So the domain has to be one after that, too.
 *
 * @param value at most 254 characters long, which the caller has checked
 */
export function isEmailAddress(value: string): boolean {
  if (!emailPattern.test(value)) return false;
  const domain = value.slice(value.lastIndexOf('@') + 1);
  return !/\P{ASCII}/u.test(domain) || asciiDomain.test(domainToASCII(domain));
}

/** An address as mail servers spell it: the domain in punycode, everything in lower case. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // A domain that has no ASCII form stays as it is, and matches nothing else.
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`.toLowerCase();
}
