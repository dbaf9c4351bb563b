import { maxLength } from '../../contact-server/message.ts';

/** One value for one field, and whether the service accepts it in an otherwise valid message. */
export interface Boundary {
  readonly what: string;
  readonly field: 'name' | 'email' | 'phone' | 'subject' | 'message';
  readonly value: string;
  readonly taken: boolean;
}

const label63 = 'a'.repeat(63);
const longestEmail = `${'a'.repeat(maxLength.email - '@example.com'.length)}@example.com`;
const around = (start: string, signs: readonly string[], end: string) =>
  signs.map((sign) => `${start}${sign}${end}`);

/** Marks without a width, direction marks, the fillers of Hangul and Braille, a soft hyphen. */
export const invisible =
  '\u200b\u200b|\u200d\u2060\ufeff|\u202e \u200f|\u3164|\u2800|\u00ad\ufe0f'.split('|');

/** Every edge of every rule: the form must refuse what the service refuses. */
export const boundaries: readonly Boundary[] = [
  ...taken('name', [
    ...['X', 'n'.repeat(maxLength.name), '📦'.repeat(maxLength.name)],
    ...[`Zoë O’Brien-"Núñez" <3 & Søn`, 'علی‌رضا', ...around('a', invisible, 'b')],
  ]),
  ...refused('name', [
    ...['', '   ', '\u00a0\u3000\ufeff', 'n'.repeat(maxLength.name + 1)],
    ...['📦'.repeat(maxLength.name + 1), 'Dana\nWhitfield'],
    ...around('Da', ['\0', '\u001f', '\u007f', '\u0085', '\t', '\u2028', '\ud800', '\udfff'], 'na'),
  ]),
  ...taken('email', [
    ...['a@b.c', longestEmail, "a.!#$%&'*+/=?^_`{|}~-9@example.com", '.a..b.@example.com'],
    ...[`a@${label63}.com`, 'a@mail.example.co.uk', 'a@1-2--3.co', 'a@bücher.example'],
  ]),
  ...refused('email', [
    ...['', `a${longestEmail}`, 'a@b', 'bob@gmial', 'dana.example.com', 'a@b@c.com'],
    ...['@example.com', 'dana@', 'da na@example.com', '"da na"@example.com', 'dänä@example.com'],
    ...['Dana <dana@example.com>', 'a@example.com, b@example.com', `a@${label63}a.com`],
    ...['a@-b.com', 'a@b-.com', 'a@b..com', 'a@b.com.', 'a@.b', 'a@b_c.com', 'a@[127.0.0.1]'],
    ...around('a@ex', ['\u202e', '\u3000', '，', '；', '（', '＂', '\u0001'], 'ample.com'),
  ]),
  ...taken('phone', ['', '  ', '5'.repeat(maxLength.phone), '+1 (910) 555-0117, ext. 3']),
  ...refused('phone', ['5'.repeat(maxLength.phone + 1), '910\t5550117', '910\u0007']),
  ...taken('subject', ['shipping-quote', 'mailbox-rental', 'complaint']),
  ...refused('subject', ['', 'refund', 'Shipping Quote']),
  ...taken('message', [
    ...['?', 'm'.repeat(maxLength.message), '📦'.repeat(maxLength.message)],
    ...[`a${'\n'.repeat(maxLength.message - 2)}b`, 'one\n\n\ttwo\u2028three'],
    ...['שלום، مرحبا \u202eabc\u202c', '👩‍👩‍👧‍👦📦🇺🇸', `Z${'\u0335'.repeat(100)}`],
    ...[`<script>alert(1)</script> '; DROP TABLE messages; -- %s`],
    ...['Hello\nBcc: everybody@example.com\n\n.\nQUIT'],
  ]),
  ...refused('message', [
    ...['', ' \n\t \n', 'm'.repeat(maxLength.message + 1), '📦'.repeat(maxLength.message + 1)],
    ...around('one', [...'\0\b\u000b\u000c\u001b\u0085\ud83d', '\udce6'], 'two'),
  ]),
];

function taken(field: Boundary['field'], values: readonly string[]): readonly Boundary[] {
  return values.map((value) => {
    return { what: `${field} ${JSON.stringify(value).slice(0, 30)}`, field, value, taken: true };
  });
}

function refused(field: Boundary['field'], values: readonly string[]): readonly Boundary[] {
  return taken(field, values).map((boundary) => ({ ...boundary, taken: false }));
}
