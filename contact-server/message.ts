import { domainToASCII } from 'node:url';
import * as z from 'zod';

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

/** Characters that no field may contain: control characters, surrogates and, in one line, line separators. */
const inLine = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}';
const inText = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\p{Cs}';

/** Values for `pattern`, the same in the site's form, where a script applies the last one to the textarea. */
export const patterns = {
  name: `[^${inLine}]*[^${inLine}\\s][^${inLine}]*`,
  /** Browsers accept a domain without a dot in `<input type="email">`. */
  email: '[^@]+@[^@]+\\.[^@]+',
  phone: `[^${inLine}]*`,
  message: `[^${inText}]*[^${inText}\\s][^${inText}]*`,
} as const;

/** The form field that people do not see. No browser fills in a field of this name, so a program did. */
export const hiddenField = 'leave-empty';

// The HTML standard's expression for `<input type="email">`, with a dot in the domain
// and letters outside of ASCII, which Firefox submits as typed and other browsers as `xn--`.
const letter = 'a-zA-Z0-9\\P{ASCII}';
const label = `[${letter}](?:[${letter}\\-]{0,61}[${letter}])?`;
const emailPattern = new RegExp(
  `^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~\\-]+@(?!.*[\\s\\p{Bidi_Control}])${label}(?:\\.${label})+$`,
  'u',
);

/** An address as mail servers spell it: the domain in punycode, everything in lower case. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return `${address.slice(0, at)}${domainToASCII(domain) || domain}`.toLowerCase();
}

/** Marks without a width and the like, which Unicode does not count as spaces. */
const invisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const isSaid = (value: string) => !invisible.test(value);

function text(name: keyof typeof maxLength, title: string, refused: string) {
  const most = maxLength[name];
  const wrong = new RegExp(`[${refused}]`, 'u');
  const tooLong = `${title} can have at most ${most.toLocaleString('en-US')} characters.`;
  const unprintable = `${title} contains a character that cannot be printed. Remove it.`;
  const isWithin = (value: string) => value.length <= most || [...value].length <= most;
  return z
    .string(`${title} has to be text.`)
    .overwrite((value) => value.replace(/\r\n?/g, '\n').trim())
    .refine(isWithin, { error: tooLong, abort: true })
    .refine((value) => !wrong.test(value), { error: unprintable, abort: true })
    .default('');
}

const schema = z.object({
  name: text('name', 'The name', inLine).refine(isSaid, 'Enter your full name.'),
  email: text('email', 'The email address', inLine)
    .refine(isSaid, { error: 'Enter your email address.', abort: true })
    // Also after mail programs turn its domain into ASCII, where a full-width comma becomes a comma.
    .refine(
      (value) => [value, asciiAddress(value)].every((address) => emailPattern.test(address)),
      'Enter an email address like name@example.com.',
    ),
  phone: text('phone', 'The phone number', inLine),
  subject: z.enum(
    subjects.map(({ value }) => value),
    'Pick a subject.',
  ),
  message: text('message', 'The message', inText).refine(isSaid, 'Enter a message.'),
});

export type ContactMessage = Readonly<z.output<typeof schema>>;

/** A sentence for each field that needs another look. */
export type FieldSentences = { readonly [name in keyof ContactMessage]?: string | undefined };

/** How a request ended. */
export interface Answer {
  readonly status: number;
  readonly message: string;
  readonly fields?: FieldSentences;
}

export function readMessage(body: unknown) {
  const { success, data, error } = schema.safeParse(body);
  if (success) return { ok: true, message: data } as const;
  const all = Object.entries(z.flattenError(error).fieldErrors);
  const fields: FieldSentences = Object.fromEntries(all.map(([name, [first]]) => [name, first]));
  return { ok: false, fields } as const;
}

export function subjectLabel(value: string): string {
  return subjects.find((subject) => subject.value === value)?.label ?? 'Message';
}

export function plural(many: number, one: string, several: string): string {
  return `${many} ${many === 1 ? one : several}`;
}
