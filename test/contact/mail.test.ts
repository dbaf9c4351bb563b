import fc from 'fast-check';
import type { AddressObject, ParsedMail } from 'mailparser';
import { expect, test } from 'vitest';
import { subjects } from '../../contact-server/message.ts';
import { changeRows, insertRows, type Row, rowsIn } from './database.ts';
import { goodMessage, startService } from './start-service.ts';
import { startSmtp, untilMails } from './start-smtp.ts';

const server = await startSmtp();
const TZ = 'America/New_York';
const { post, file } = await startService({ ...server.settings, TZ, MAILS_PER_HOUR: '10000' });

test('the email says everything, answers go to the visitor, and its subject names the message', async () => {
  const { row, mail, source } = await mailOf({});
  expect(mail.subject).toBe(`Shipping Quote (${row.id.slice(-4)})`);
  expect(single(mail.to).text).toBe('store@example.com');
  expect(single(mail.from).value).toEqual([{ name: 'Website', address: 'contact@shop.example' }]);
  expect(single(mail.replyTo).value).toEqual([
    { name: goodMessage.name, address: goodMessage.email },
  ]);
  const words = [...Object.values({ ...goodMessage, subject: 'Shipping Quote' }), row.id];
  for (const text of words) expect(mail.text).toContain(text);
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(mail.messageId).toContain(row.id);
});

test('the time is that of the store', async () => {
  insertRows(file, 1, { received_at: Date.UTC(2026, 10, 27, 2, 5), message: 'Summer' });
  const mail = await find('Summer');
  // 9:05 in the evening before.
  expect(mail.text).toMatch(/Received: .*(26.*(9:05|21:05)).*(EST|GMT-5|America\/New_York)/);
});

test('each has a subject of its own, so that mail programs keep them apart', async () => {
  const mails = [await mailOf({ message: 'First' }), await mailOf({ message: 'Second' })];
  expect(new Set(mails.map(({ mail }) => mail.subject)).size).toBe(2);
});

/** Text with everything that may cause trouble, and what headers and emails consist of. */
const troubles = fc.string({
  unit: fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
    fc.constantFrom('\r\n', '\n', '\t', ' ', '\u202e', '\u2066', '\u2028', '📦', 'ß', '\n.\n'),
    fc.constantFrom(
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
    ),
  ),
  maxLength: 200,
});
const email = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(..."aZ9.!#$%&'*+/=?^_`{|}~-"), minLength: 1, maxLength: 30 }),
    fc.constantFrom('example.com', 'a.b', 'bücher.example', '1-2.co'),
  )
  .map(([local, domain]) => `${local}@${domain}`);

test('any message reads the same in the email, whose headers are the service’s own', async () => {
  const posted = fc.sample(
    fc.record({
      name: fc.oneof(troubles, fc.constantFrom('Dana', 'Zoë O’Brien, Jr.')),
      email,
      phone: fc.constantFrom('', '910'),
      subject: fc.constantFrom(...subjects.map(({ value }) => value)),
      message: troubles,
    }),
    60,
  );
  const before = server.mails.length;
  const statuses = await Promise.all(posted.map(async (fields) => (await post(fields)).status));
  const accepted = statuses.filter((status) => status === 200).length;
  expect(accepted).toBeGreaterThan(10);
  await untilMails(server, before + accepted);
  for (const row of rowsIn(file)) expectFaithful(row);
});

test.each([
  ['another recipient', 'Dana\r\nBcc: victim@example.com'],
  ['another body', 'Dana\r\n\r\nHello'],
  ['an encoded line break', 'Dana =?UTF-8?Q?=0D=0ABcc:_victim@example.com?='],
  ['a list of addresses', 'Dana <a@example.com>, "B" <b@example.com>; c@example.com'],
  ['full-width separators', 'Dana \uff0c \uff1b \uff08 \uff02 Whitfield'],
  ['another direction', '\u202eanaD \u2066moc.elpmaxe@mitciv'],
])('a name with %s has no effect on the headers', async (what, name) => {
  // As if it had passed the rules, which refuse most of these.
  insertRows(file, 1, { name, message: what });
  const mail = await find(what);
  expect(single(mail.replyTo).value).toHaveLength(1);
  expect(single(mail.replyTo).value[0]?.address).toBe('visitor0@example.com');
  expect(single(mail.replyTo).value[0]?.name).not.toMatch(/[\p{Bidi_Control}\p{Cc}]/u);
  expect(headersOf(mail)).toEqual(ownHeaders);
});

test.each(['a@example\uff0ccom', 'a@b.c, d@example.com', '"a"@example.com', 'a(b)@example.com'])(
  'an address that would become two is only in the text: %s',
  async (address) => {
    insertRows(file, 1, { email: address, message: `From ${address}.` });
    const mail = await find(`From ${address}.`);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain(address);
  },
);

const ownHeaders = [
  ...['auto-submitted', 'content-transfer-encoding', 'content-type', 'date', 'from'],
  ...['message-id', 'mime-version', 'reply-to', 'subject', 'to'],
];

function expectFaithful(row: Row): void {
  const index = server.mails.findIndex(({ messageId }) => messageId?.includes(row.id));
  const [mail, source = ''] = [server.mails[index], server.sources[index]];
  const label = subjects.find(({ value }) => value === row.subject)?.label;
  const text = mail?.text?.replace(/\n$/, '') ?? '';
  expect(text.endsWith(`\n\n${row.message}`), JSON.stringify([text, row.message])).toBe(true);
  for (const words of [row.name, row.email, label ?? '']) expect(text).toContain(words);
  expect(mail?.subject).toBe(`${label} (${row.id.slice(-4)})`);
  // Dots at the edges would need quotes: such an address appears only in the text.
  const hasReplyTo = !/^\.|\.\.|\.@/.test(row.email);
  expect(headersOf(mail)).toEqual(ownHeaders.filter((key) => hasReplyTo || key !== 'reply-to'));
  if (hasReplyTo) expect(single(mail?.replyTo).value).toMatchObject([{ address: row.email }]);
  expect(source).not.toMatch(/[^\r]\n|\r[^\n]/);
  expect(Math.max(...source.split('\r\n').map(({ length }) => length))).toBeLessThan(999);
}

async function mailOf(fields: Partial<typeof goodMessage>) {
  changeRows(file, 'delete from messages');
  await post({ ...goodMessage, ...fields });
  const [row] = rowsIn(file);
  if (row === undefined) throw new Error('Nothing was stored.');
  const at = () => server.mails.findIndex(({ messageId }) => messageId?.includes(row.id));
  await expect.poll(at).toBeGreaterThanOrEqual(0);
  const [mail, source] = [server.mails[at()], server.sources[at()]];
  if (mail === undefined) throw new Error('Nothing was mailed.');
  return { row, mail, source };
}

async function find(text: string): Promise<ParsedMail> {
  const found = () => server.mails.find((mail) => mail.text?.includes(text));
  await expect.poll(found).toBeDefined();
  const mail = found();
  if (mail === undefined) throw new Error('There is no such mail.');
  return mail;
}

function headersOf(mail: ParsedMail | undefined): readonly string[] {
  return [...(mail?.headers.keys() ?? [])].filter((key) => key !== 'received').sort();
}

function single(address: AddressObject | readonly AddressObject[] | undefined): AddressObject {
  if (address === undefined || !('value' in address)) throw new Error('There is no one address.');
  return address;
}
