import { describe, expect, test } from 'vitest';
import { readSettings } from '../../contact-server/config/settings.ts';

const needed = {
  CONTACT_SPOOL: '/spool',
  SMTP_URL: 'smtp://mail.example',
  MAIL_TO: 'store@example.com',
  MAIL_FROM: 'contact@example.com',
};

describe('the mail settings', () => {
  test.each([
    ['SMTP_URL', 'smtp://mail.example', { smtpUrl: smtp({}) }],
    ['SMTP_URL', 'smtps://mail.example', { smtpUrl: smtp({ port: 465, isSecure: true }) }],
    ['SMTP_URL', 'smtp://127.0.0.1:2525/', { smtpUrl: smtp({ host: '127.0.0.1', port: 2525 }) }],
    ['SMTP_URL', 'smtp://[::1]:25', { smtpUrl: smtp({ host: '::1', port: 25 }) }],
    [
      'SMTP_URL',
      'smtp://sh%40p:p%3Aw%2F@mail.example',
      { smtpUrl: smtp({ user: 'sh@p', password: 'p:w/' }) },
    ],
    ['MAIL_TO', 'a@example.com, b@example.com', { mailTo: ['a@example.com', 'b@example.com'] }],
    ['MAIL_FROM', 'a@example.com', { mailFrom: { name: '', address: 'a@example.com' } }],
    [
      'MAIL_FROM',
      'The Shop <a@example.com>',
      { mailFrom: { name: 'The Shop', address: 'a@example.com' } },
    ],
    ['ACCEPTED_PER_HOUR', '1', { acceptedPerHour: 1 }],
    ['KEEP_DAYS', '3650', { keepDays: 3650 }],
  ])('%s may be %j', (name, value, settings) => {
    expect(readSettings({ ...needed, [name]: value })).toMatchObject({ ok: true, settings });
  });

  test.each([
    ['MAIL_TO', ['store', 'Store <store@example.com>', ',', 'a@example.com;b@example.com']],
    [
      'MAIL_FROM',
      ['contact', '<a@example.com', 'A "B" <a@example.com>', 'a@b, c@d', 'A\nB <a@example.com>'],
    ],
    ['ACCEPTED_PER_HOUR', ['0', '100001', 'many']],
    ['KEEP_DAYS', ['0', '3651', '1.5']],
  ])('%s is refused by name, with the fix', (name, values) => {
    for (const value of values) {
      expect(readSettings({ ...needed, [name]: value }), value).toEqual({
        ok: false,
        problems: [expect.stringMatching(new RegExp(`^${name} is ".*"\\.\\n {2}Set it to `))],
      });
    }
  });

  test.each(['MAIL_TO', 'MAIL_FROM'])('need %s with a mail server, and not without one', (name) => {
    expect(readSettings({ ...needed, [name]: '' })).toEqual({
      ok: false,
      problems: [
        expect.stringMatching(new RegExp(`^${name} is not set\\.\\n {2}Set it to the address`)),
      ],
    });
    expect(readSettings({ CONTACT_SPOOL: '/spool' }).ok).toBe(true);
  });
});

test.each([
  ['SMTP_URL', 'smtp://shop:s3cr@t@mail.example/x', 'smtp://name:password@mail.example.com:587'],
  ['SMTP_URL', 'smtp://shop:s3cr/t@mail.example', 'smtp://name:password@mail.example.com:587'],
  ['SMTP_URL', 'smtp://shop:s3cr#t@mail.example', '%23 for #'],
  ['SMTP_URL', 'shop:s3cret@mail.example:587', 'smtps:// for TLS from the start'],
  ['SMTP_URL', 's3cret', 'the URL of a mail server'],
  ['SMTP_URL', 'mail.example', 'the URL of a mail server'],
  ['SMTP_URL', 'http://mail.example', 'the URL of a mail server'],
  ['SMTP_URL', 'smtp://', 'the URL of a mail server'],
  ['SMTP_URL', 'smtp://a/?pool=true', 'the URL of a mail server'],
  ['SMTP_URL', 'smtp://a/x#y', 'the URL of a mail server'],
  ['REDIS_URL', ':s3cret@10.0.0.5:6379', 'redis://:password@10.0.0.5:6379'],
  ['REDIS_URL', 'redis:/s3cret', 'redis://:password@10.0.0.5:6379'],
  ['REDIS_URL', '10.0.0.5:6379', 'the URL of a Redis server'],
  ['REDIS_URL', 'http://10.0.0.5', 'the URL of a Redis server'],
  ['REDIS_URL', 'redis://', 'the URL of a Redis server'],
  ['ALARM_URL', 'hooks.example.com/s3cret', 'https://example.com/alarm'],
  ['ALARM_URL', 'https//hooks.example.com/s3cret', 'https://example.com/alarm'],
])('a wrong %s is refused without its value, which can contain a password', (name, value, fix) => {
  const read = readSettings({ ...needed, [name]: value });
  const problem = read.ok ? '' : read.problems.join('\n');
  expect(problem).toMatch(
    new RegExp(
      `^${name} is wrong; it is not shown, because it can contain a password\\.\n {2}Set `,
    ),
  );
  expect(problem).toContain(fix);
  expect(problem).not.toMatch(/s3c|shop|hooks/);
});

function smtp(settings: object): object {
  const plain = { host: 'mail.example', port: 587, isSecure: false };
  return { ...plain, user: undefined, password: undefined, ...settings };
}
