import fc from 'fast-check';
import { type AddressObject, simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { composeMail } from '../../contact-server/delivery/mails.ts';
import { maxLength, subjects } from '../../contact-server/message/field-rules.ts';
import { type ContactMessage, readMessage } from '../../contact-server/message/message.ts';
import { readStored, type StoredMessage } from '../../contact-server/storage/stored-message.ts';
import { goodMessage } from './start-app.ts';
import { startQueue } from './start-queue.ts';
import { startSmtp, untilMails } from './start-smtp.ts';

const id = '20260304T120000000Z-0123456789abcdef';

/**
 * Text with everything that may cause trouble: control characters, direction marks, lone surrogates,
 * and what headers and emails consist of.
 */
const troubles = fc.string({
  unit: fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
    fc.constantFrom(
      ...['\r\n', '\n', '\r', '\0', '\t', ' ', '\u202e', '\u2066', '\u2028', '\ud83d', '📦', 'ß'],
      ...[
        '\n.\n',
        '\nFrom ',
        'Bcc: x@y',
        '<',
        '>',
        '"',
        ',',
        ';',
        ':',
        '@',
        '=?UTF-8?B?',
        '?=',
        '\\',
      ],
    ),
  ),
  maxLength: 200,
});

const localPart = fc.string({
  unit: fc.constantFrom(..."aZ9.!#$%&'*+/=?^_`{|}~-".split('')),
  minLength: 1,
  maxLength: 30,
});
const email = fc
  .tuple(localPart, fc.constantFrom('example.com', 'a', 'bücher.example', '1-2.co'))
  .map(([local, domain]) => `${local}@${domain}`);

describe('any input', () => {
  test('is refused with a sentence or stored unchanged, and never throws', () => {
    const field = fc.oneof(troubles, email, fc.jsonValue());
    const body = fc.record(
      { name: field, email: fc.oneof(email, field), phone: field, subject: field, message: field },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(body, fc.jsonValue()), (posted) => {
        const read = readMessage(posted);
        if (!read.ok) {
          expect(Object.values(read.fields).every((sentence) => /\.$/.test(sentence))).toBe(true);
          return;
        }
        const { name, message } = read.message;
        expect(posted).toMatchObject({ name: expect.stringContaining(name) });
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
        expect([...message].length).toBeLessThanOrEqual(maxLength.message);
        expect(readMessage(read.message)).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });

  test('is read from its file unchanged', () => {
    fc.assert(
      fc.property(messages(), (message) => {
        const stored = toStored(message);
        expect(readStored(JSON.stringify(stored), id)).toEqual(stored);
      }),
    );
  });

  test('reads the same in the email, whose headers are the service’s own', async () => {
    await fc.assert(
      fc.asyncProperty(messages(), async (message) => {
        const source = await write(toStored(message));
        const mail = await simpleParser(source, { skipTextToHtml: true });
        expect(mail.text?.replace(/\n$/, '')).toBe(expectedText(message));
        // Dots at the edges would need quotes: such an address appears only in the text.
        const hasReplyTo = !/^\.|\.\.|\.@/.test(message.email);
        expect([...mail.headers.keys()].sort()).toEqual(
          ownHeaders.filter((key) => hasReplyTo || key !== 'reply-to'),
        );
        if (hasReplyTo) {
          const { value } = single(mail.replyTo);
          expect(value).toEqual([{ name: headerName(message.name), address: message.email }]);
          expect(value[0]?.name).not.toMatch(/[\p{Bidi_Control}\p{Cc}]/u);
        }
        expect(mail.subject).toBe(subjects.find(({ value }) => value === message.subject)?.label);
        expect(source).not.toMatch(/[^\r]\n|\r[^\n]/);
        expect(Math.max(...source.split('\r\n').map(({ length }) => length))).toBeLessThan(999);
      }),
      { numRuns: 200 },
    );
  });
});

test.each([
  'a@example\uff0ccom',
  'a@b\uff0cc@example.com',
  'a@example.com, b@example.com',
  '"a"@example.com',
  'a(b)@example.com',
])('an address that would become two is not in Reply-To: %s', async (address) => {
  const source = await write({ ...toStored(goodMessage), email: address });
  expect(source).not.toMatch(/^reply-to:/im);
  const mail = await simpleParser(source);
  expect(mail.text).toContain(address);
});

test('a name in Reply-To contains no address separators', async () => {
  const name = 'Dana, "D"; (W) \uff0c \uff1b \uff08 \uff02 Whitfield';
  const mail = await simpleParser(await write({ ...toStored(goodMessage), name }));
  expect(single(mail.replyTo).value).toEqual([
    { name: 'Dana D W Whitfield', address: 'dana@example.com' },
  ]);
});

describe('an attack on the headers', () => {
  test.each([
    ['another recipient', 'Dana\r\nBcc: victim@example.com'],
    ['another body', 'Dana\r\n\r\nHello'],
    ['an encoded line break', 'Dana =?UTF-8?Q?=0D=0ABcc:_victim@example.com?='],
    ['a list of addresses', 'Dana <a@example.com>, "B" <b@example.com>; c@example.com'],
    ['another direction', '\u202eanaD \u2066moc.elpmaxe@mitciv'],
  ])('with %s has no effect', async (_what, name) => {
    const server = await startSmtp();
    const queue = await startQueue({ smtp: server.url });
    // As if it had passed the rules, which refuse most of these.
    await queue.take({ name });
    await untilMails(server, 1);
    const [mail] = server.mails;
    expect([...(mail?.headers.keys() ?? [])].filter((key) => key !== 'received').sort()).toEqual(
      ownHeaders,
    );
    expect(mail?.replyTo?.value).toHaveLength(1);
    expect(mail?.replyTo?.value[0]?.address).toBe('dana@example.com');
    expect(mail?.replyTo?.value[0]?.name).not.toMatch(/[\p{Bidi_Control}\p{Cc}]/u);
    expect(single(mail?.to).text).toBe('store@example.com');
  });
});

const ownHeaders = [
  ...['auto-submitted', 'content-transfer-encoding', 'content-type', 'date', 'from'],
  ...['message-id', 'mime-version', 'reply-to', 'subject', 'to'],
];

/** Messages that follow the rules. */
function messages(): fc.Arbitrary<ContactMessage> {
  return fc
    .record({
      name: fc.oneof(troubles, fc.constantFrom('Dana', 'Zoë O’Brien, Jr.')),
      email,
      phone: fc.constantFrom('', '910'),
      subject: fc.constantFrom(...subjects.map(({ value }) => value)),
      message: troubles,
    })
    .map((body) => readMessage(body))
    .filter((read) => read.ok)
    .map((read) =>
      read.ok ? read.message : { name: '', email: '', phone: '', subject: '', message: '' },
    );
}

function toStored(message: ContactMessage): StoredMessage {
  return { id, receivedAt: '2026-03-04T12:00:00.000Z', messageId: `<${id}@a>`, ...message };
}

async function write(stored: StoredMessage): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({
    from: 'contact@shop.example',
    to: 'store@example.com',
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...composeMail(stored),
    textEncoding: 'base64',
  });
  return message.toString();
}

/** How the text should read, written independently of the program. */
function expectedText({ name, email, phone, subject, message }: ContactMessage): string {
  const label = subjects.find(({ value }) => value === subject)?.label;
  return [
    `Name: ${name}`,
    `Email: ${email}`,
    ...(phone === '' ? [] : [`Phone: ${phone}`]),
    `Subject: ${label}`,
    'Received: 2026-03-04T12:00:00.000Z',
    `Message: ${id}`,
    '',
    message,
  ].join('\n');
}

function headerName(name: string): string {
  return [...name]
    .map((sign) => (/[,;:()<>[\]"\\@]/.test(sign.normalize('NFKC')) ? ' ' : sign))
    .join('')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
    .replaceAll('=?', '= ?')
    .replace(/ +/g, ' ')
    .trim();
}

function single(address: AddressObject | readonly AddressObject[] | undefined): AddressObject {
  if (address === undefined || !('value' in address)) throw new Error('There is no one address.');
  return address;
}
