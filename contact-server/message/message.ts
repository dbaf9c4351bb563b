import * as z from 'zod';
import { isEmailAddress, maxLength, refusedCharacters, subjects } from './field-rules.ts';

export type FieldName = keyof z.output<typeof schema>;

export type ContactMessage = Readonly<Record<FieldName, string>>;

/** A sentence for each field that needs another look. */
export type FieldSentences = { readonly [name in FieldName]?: string };

/** Narrows a request's body. Unknown fields are left out, spaces around values too. */
export function readMessage(body: unknown) {
  const read = schema.safeParse(body);
  if (read.success) return { ok: true, message: read.data } as const;
  const sentences = Object.entries(z.flattenError(read.error).fieldErrors);
  const fields: FieldSentences = Object.fromEntries(
    sentences.map(([name, [first]]) => [name, first]),
  );
  return { ok: false, fields } as const;
}

const refused = {
  line: new RegExp(`[${refusedCharacters.line}]`, 'u'),
  text: new RegExp(`[${refusedCharacters.text}]`, 'u'),
};

const schema = z.object({
  name: required('Enter your full name.', 'The name', maxLength.name, refused.line),
  // The pattern comes last: it never runs over a long text.
  email: required(
    'Enter your email address.',
    'The email address',
    maxLength.email,
    refused.line,
  ).refine(isEmailAddress, 'Enter an email address like name@example.com.'),
  phone: text('The phone number', maxLength.phone, refused.line).default(''),
  subject: z.enum(
    subjects.map(({ value }) => value),
    'Pick a subject.',
  ),
  /** Its lines end in LF. */
  message: required('Enter a message.', 'The message', maxLength.message, refused.text),
});

/** Marks without a width and the like, which Unicode does not count as spaces. */
const invisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

function required(missing: string, label: string, most: number, wrong: RegExp) {
  return text(label, most, wrong, missing).refine((value) => !invisible.test(value), missing);
}

function text(label: string, most: number, wrong: RegExp, noText = `${label} has to be text.`) {
  const tooLong = `${label} can have at most ${most.toLocaleString('en-US')} characters.`;
  const unprintable = `${label} holds a character that cannot be printed. Take it out.`;
  // In code points: there are never more of them than of UTF-16 units, which are known without counting.
  const isWithin = (value: string) => value.length <= most || [...value].length <= most;
  return z
    .string(noText)
    .overwrite((value) => value.replace(/\r\n?/g, '\n').trim())
    .refine(isWithin, { error: tooLong, abort: true })
    .refine((value) => !wrong.test(value), { error: unprintable, abort: true });
}
