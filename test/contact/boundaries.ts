import { maxLength, subjects } from '../../contact-server/message.ts';

/** One value for one field, and whether the service accepts it in an otherwise valid message. */
export interface Boundary {
  readonly what: string;
  readonly field: 'name' | 'email' | 'phone' | 'subject' | 'message';
  readonly value: string;
  readonly taken: boolean;
}

const label63 = 'a'.repeat(63);
const longestEmail = `${'a'.repeat(maxLength.email - '@example.com'.length)}@example.com`;

/** Every edge of every rule: the form must refuse whatever the service refuses. */
export const boundaries: readonly Boundary[] = [
  taken('a name of one letter', 'name', 'X'),
  taken('a name of the longest length', 'name', 'n'.repeat(maxLength.name)),
  taken('a name of the longest length in emoji', 'name', '📦'.repeat(maxLength.name)),
  taken('a name with accents, marks and quotes', 'name', `Zoë O’Brien-"Núñez" <3 & Søn`),
  taken('a name in Arabic with joiners', 'name', 'علی‌رضا'),
  refused('no name', 'name', ''),
  refused('a name of spaces', 'name', '   '),
  refused('a name of no-break spaces', 'name', '\u00a0\u3000\ufeff'),
  refused('a name one too long', 'name', 'n'.repeat(maxLength.name + 1)),
  refused('a name one too long in emoji', 'name', '📦'.repeat(maxLength.name + 1)),
  ...[
    '\0',
    '\u001f',
    '\u007f',
    '\u0085',
    '\u009f',
    '\t',
    '\u2028',
    '\u2029',
    '\ud800',
    '\udfff',
  ].map((sign) => refused(`a name with ${spell(sign)}`, 'name', `Da${sign}na`)),
  refused('a name of two lines', 'name', 'Dana\nWhitfield'),

  taken('the shortest email address', 'email', 'a@b.c'),
  taken('an email address of the longest length', 'email', longestEmail),
  taken('every sign that may stand before the @', 'email', "a.!#$%&'*+/=?^_`{|}~-9@example.com"),
  taken('a dot at the end before the @', 'email', '.a..b.@example.com'),
  taken('a label of 63', 'email', `a@${label63}.com`),
  taken('several dots in the domain', 'email', 'a@mail.example.co.uk'),
  taken('a domain with hyphens and digits', 'email', 'a@1-2--3.co'),
  taken('a domain in letters outside of ASCII', 'email', 'a@bücher.example'),
  refused('no email address', 'email', ''),
  refused('an email address one too long', 'email', `a${longestEmail}`),
  refused('an email address without an @', 'email', 'dana.example.com'),
  refused('an email address with two @', 'email', 'a@b@c.com'),
  refused('nothing before the @', 'email', '@example.com'),
  refused('nothing after the @', 'email', 'dana@'),
  refused('a space before the @', 'email', 'da na@example.com'),
  refused('a quoted part before the @', 'email', '"da na"@example.com'),
  refused('letters outside of ASCII before the @', 'email', 'dänä@example.com'),
  refused('a name around the email address', 'email', 'Dana <dana@example.com>'),
  refused('two email addresses', 'email', 'a@example.com, b@example.com'),
  refused('a domain without a dot', 'email', 'a@b'),
  refused('a mistyped domain without a dot', 'email', 'bob@gmial'),
  refused('a label of 64', 'email', `a@${label63}a.com`),
  refused('a label that begins with a hyphen', 'email', 'a@-b.com'),
  refused('a label that ends with a hyphen', 'email', 'a@b-.com'),
  refused('an empty label', 'email', 'a@b..com'),
  refused('a dot at the end of the domain', 'email', 'a@b.com.'),
  refused('an underscore in the domain', 'email', 'a@b_c.com'),
  refused('an address in brackets for a domain', 'email', 'a@[127.0.0.1]'),
  refused('a direction mark in the domain', 'email', 'a@ex\u202eample.com'),
  refused('a wide space in the domain', 'email', 'a@ex\u3000ample.com'),
  ...['，', '；', '（', '＂'].map((sign) =>
    refused(`a full-width ${sign} in the domain`, 'email', `a@b${sign}c.com`),
  ),
  refused('a control character in the email address', 'email', 'a@ex\u0001ample.com'),

  taken('no phone', 'phone', ''),
  taken('a phone of spaces, as none', 'phone', '  '),
  taken('a phone of the longest length', 'phone', '5'.repeat(maxLength.phone)),
  taken('a phone with an extension', 'phone', '+1 (910) 555-0117, ext. 3'),
  refused('a phone one too long', 'phone', '5'.repeat(maxLength.phone + 1)),
  refused('a phone with a tab', 'phone', '910\t5550117'),
  refused('a phone with a control character', 'phone', '910\u0007'),

  ...subjects.map(({ value, label }) => taken(`the subject ${label}`, 'subject', value)),
  refused('no subject', 'subject', ''),

  taken('a message of one letter', 'message', '?'),
  taken('a message of the longest length', 'message', 'm'.repeat(maxLength.message)),
  taken('a message of the longest length in emoji', 'message', '📦'.repeat(maxLength.message)),
  taken(
    'a message of the longest length in lines',
    'message',
    `a${'\n'.repeat(maxLength.message - 2)}b`,
  ),
  taken('a message with lines and tabs', 'message', 'one\n\n\ttwo\u2028three'),
  taken('a message in right-to-left letters and marks', 'message', 'שלום \u202eabc\u202c 👩‍👩‍👧'),
  refused('no message', 'message', ''),
  refused('a message of spaces and lines', 'message', ' \n\t \n'),
  refused('a message one too long', 'message', 'm'.repeat(maxLength.message + 1)),
  refused('a message one too long in emoji', 'message', '📦'.repeat(maxLength.message + 1)),
  ...['\0', '\b', '\u000b', '\u000c', '\u001b', '\u007f', '\u0085', '\ud83d', '\udce6'].map(
    (sign) => refused(`a message with ${spell(sign)}`, 'message', `one${sign}two`),
  ),
];

function taken(what: string, field: Boundary['field'], value: string): Boundary {
  return { what, field, value, taken: true };
}

function refused(what: string, field: Boundary['field'], value: string): Boundary {
  return { what, field, value, taken: false };
}

function spell(sign: string): string {
  return `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
