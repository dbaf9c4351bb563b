import fc from 'fast-check';
import type { AddressObject } from 'mailparser';
import { expect, test } from 'vitest';
import { subjects } from '../../contact-server/message.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { changeRows, insertRows, type Row, rowsIn } from './database.ts';
import { goodMessage, startService } from './start-service.ts';
import { startSmtp, untilMails } from './start-smtp.ts';

const server = await startSmtp();
const TZ = 'America/New_York';
const { post, file } = await startService({ ...server.settings, TZ, MAILS_PER_HOUR: '10000' });

test('the email says everything, answers go to the visitor, and its subject names the message', async () => {
  await post();
  await untilMails(server, 1);
  const [[row], [mail], [source]] = [rowsIn(file), server.mails, server.sources];
  const id = row?.id ?? '';
  expect(mail?.subject).toBe(`Shipping Quote (${id.slice(-4)})`);
  expect(single(mail?.to).text).toBe('store@example.com');
  expect(single(mail?.from).value).toEqual([{ name: 'Website', address: 'contact@shop.example' }]);
  const { name, email: address } = goodMessage;
  expect(single(mail?.replyTo).value).toEqual([{ name, address }]);
  for (const text of Object.values({ ...goodMessage, subject: 'Shipping Quote', id }))
    expect(mail?.text).toContain(text);
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(mail?.messageId).toContain(id);
});

test('the time is that of the store', async () => {
  insertRows(file, 1, { received_at: Date.UTC(2026, 10, 27, 2, 5), message: 'Summer' });
  await untilMails(server, 2);
  // 9:05 in the evening before.
  expect(server.mails[1]?.text).toMatch(
    /Received: .*(26.*(9:05|21:05)).*(EST|GMT-5|America\/New_York)/,
  );
});

/** Text with everything that may cause trouble, and what headers and emails consist of. */
const troubles = fc.string({
  unit: fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
    fc.constantFrom(
      ...['\n', '\t', ' ', '\u202e', '\u2066', '\u2028', '📦', 'ß', '\n.\n', '\nFrom '],
    ),
    fc.constantFrom(...['Bcc: x@y', '<', '>', '"', ',', ';', ':', '@', '=?UTF-8?B?', '?=', '\\']),
  ),
  maxLength: 200,
});
const names = [
  ...[
    'Dana\r\nBcc: victim@example.com',
    'Dana\r\n\r\nHello',
    '\u202eanaD \u2066moc.elpmaxe@mitciv',
  ],
  ...['Dana =?UTF-8?Q?=0D=0ABcc:_victim@example.com?=', 'Dana \uff0c \uff1b \uff08 \uff02 W'],
  ...['Dana <a@example.com>, "B" <b@example.com>; c@example.com', 'Zoë O’Brien, Jr.'],
];
/** The second list would need quotes, or become two: such an address appears only in the text. */
const plain = ['dana@example.com', "a.!#$%&'*+/=?^_`{|}~-9@1-2.co", 'a@bücher.example'];
const odd = ['.a@b.c', 'a..b@c.d', 'a@example\uff0ccom', 'a@b.c, d@e.f', '"a"@b.c', 'a(b)@c.d'];

thoroughly(
  'any message reads the same in the email, whose headers are the service’s own',
  async () => {
    const rows = fc.sample(
      fc.record({
        name: fc.oneof(troubles, fc.constantFrom(...names)),
        email: fc.constantFrom(...plain, ...odd),
        subject: fc.constantFrom(...subjects.map(({ value }) => value)),
        message: troubles.map((text) => `begin ${text} end`),
      }),
      60,
    );
    changeRows(file, 'delete from messages');
    const before = server.mails.length;
    // As if all had passed the rules, which refuse many of these.
    for (const row of rows) insertRows(file, 1, row);
    await untilMails(server, before + rows.length);
    for (const row of rowsIn(file)) expectFaithful(row);
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
  const text = mail?.text ?? '';
  for (const words of [`\n\n${row.message}\n`, row.name, row.email, label ?? ''])
    expect(text).toContain(words.replaceAll('\r\n', '\n'));
  expect(mail?.subject).toBe(`${label} (${row.id.slice(-4)})`);
  const hasReplyTo = plain.includes(row.email);
  expect([...(mail?.headers.keys() ?? [])].sort()).toEqual(
    ownHeaders.filter((key) => hasReplyTo || key !== 'reply-to'),
  );
  if (hasReplyTo) {
    expect(single(mail?.replyTo).value).toMatchObject([{ address: row.email }]);
    expect(single(mail?.replyTo).value[0]?.name).not.toMatch(/[\p{Bidi_Control}\p{Cc}]/u);
  }
  expect(source).not.toMatch(/[^\r]\n|\r[^\n]/);
  expect(Math.max(...source.split('\r\n').map(({ length }) => length))).toBeLessThan(999);
}

function single(address: AddressObject | readonly AddressObject[] | undefined): AddressObject {
  if (address === undefined || !('value' in address)) throw new Error('There is no one address.');
  return address;
}
