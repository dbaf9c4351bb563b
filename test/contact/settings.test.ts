import { describe, expect, test } from 'vitest';
import { readSettings } from '../../contact-server/config/settings.ts';

const needed = { CONTACT_SPOOL: '/var/lib/contact-server' };

describe('the settings', () => {
  test('need only a spool', () => {
    expect(readSettings(needed)).toEqual({
      ok: true,
      settings: {
        port: 4322,
        host: '127.0.0.1',
        contactSpool: '/var/lib/contact-server',
        rateLimitMax: 5,
        rateLimitWindowSeconds: 900,
        trustProxy: 0,
        allowedOrigins: [],
        requestsPerMinute: 60,
        minFreeMegabytes: 64,
        logFormat: 'text',
        mailTo: [],
        acceptedPerHour: 100,
        keepDays: 30,
      },
    });
  });

  test.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', ' 8080 ', { port: 8080 }],
    ['PORT', '65535', { port: 65_535 }],
    ['PORT', '', { port: 4322 }],
    ['HOST', '::', { host: '::' }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['HOST', 'localhost', { host: 'localhost' }],
    ['CONTACT_SPOOL', 'messages', { contactSpool: 'messages' }],
    ['RATE_LIMIT_MAX', '1', { rateLimitMax: 1 }],
    ['RATE_LIMIT_MAX', '1000000', { rateLimitMax: 1_000_000 }],
    ['RATE_LIMIT_WINDOW_SECONDS', '1', { rateLimitWindowSeconds: 1 }],
    ['RATE_LIMIT_WINDOW_SECONDS', '604800', { rateLimitWindowSeconds: 604_800 }],
    ['TRUST_PROXY', '0', { trustProxy: 0 }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['TRUST_PROXY', '127.0.0.1', { trustProxy: ['127.0.0.1'] }],
    [
      'TRUST_PROXY',
      'loopback, 10.0.0.0/8 fd00::/8,::1',
      { trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8', '::1'] },
    ],
    ['ALLOWED_ORIGINS', 'https://a.example', { allowedOrigins: ['https://a.example'] }],
    [
      'ALLOWED_ORIGINS',
      'https://a.example, http://localhost:4321',
      { allowedOrigins: ['https://a.example', 'http://localhost:4321'] },
    ],
    ['REQUESTS_PER_MINUTE', '120', { requestsPerMinute: 120 }],
    ['REDIS_URL', 'redis://:secret@10.0.0.5:6379', { redisUrl: 'redis://:secret@10.0.0.5:6379' }],
    ['REDIS_URL', 'rediss://redis.example.com', { redisUrl: 'rediss://redis.example.com' }],
    ['MIN_FREE_MEGABYTES', '0', { minFreeMegabytes: 0 }],
    ['LOG_FORMAT', 'json', { logFormat: 'json' }],
    ['NODE_ENV', 'production', { logFormat: 'json' }],
    ['NODE_ENV', 'test', { logFormat: 'text' }],
    ['CONTACT_PHONE', '(910) 555-0142', { contactPhone: '(910) 555-0142' }],
    ['CONTACT_PHONE', '+44 20 7946 0018', { contactPhone: '+44 20 7946 0018' }],
  ])('%s may be %j', (name, value, settings) => {
    expect(readSettings({ ...needed, [name]: value })).toMatchObject({ ok: true, settings });
  });

  test.each([
    [
      'PORT',
      ['-1', '65536', '80.5', '1e3', '0x50', 'http', '+80'],
      'a whole number from 0 to 65,535',
    ],
    ['HOST', ['127.0.0.1:80', 'http://localhost', '[::1]', 'a b', '/run/a.sock'], 'without a port'],
    ['RATE_LIMIT_MAX', ['0', '-5', '1000001', 'Infinity', 'many'], 'from 1 to 1,000,000'],
    ['RATE_LIMIT_WINDOW_SECONDS', ['0', '604801', '15m', '0.5'], 'from 1 to 604,800'],
    [
      'TRUST_PROXY',
      [
        'true',
        'false',
        '10',
        '-1',
        '0.0.0.0/0',
        '::/0',
        '10.0.0.0/33',
        '::1/129',
        '10.0.0',
        'proxy',
        '10.0.0.1,junk',
        '1,2',
      ],
      'the number of proxies in front of this service',
    ],
    [
      'ALLOWED_ORIGINS',
      [
        '*',
        'a.example',
        'https://a.example/',
        'https://a.example/contact',
        'https://A.example',
        'https://a.example:443',
        'ftp://a.example',
        'null',
        'https://a.example,*',
      ],
      'each with a scheme and host',
    ],
    ['REQUESTS_PER_MINUTE', ['0', '1.5', 'none'], 'from 1 to 1,000,000'],
    ['MIN_FREE_MEGABYTES', ['-1', '64M'], 'from 0 to 1,000,000'],
    ['LOG_FORMAT', ['xml', 'JSON'], 'json or text'],
    [
      'CONTACT_PHONE',
      ['555-0142', 'call us', '910 555 0142 ext. 3', '+'],
      'a phone number of 10 to 15 digits',
    ],
  ] as const)('%s is refused by name, with the fix', (name, values, expected) => {
    for (const value of values) {
      expect(readSettings({ ...needed, [name]: value }), value).toEqual({
        ok: false,
        problems: [expect.stringMatching(/^\S+ is ".*"\.\n {2}Set it to .*\.$/)],
      });
      expect(problemsOf({ ...needed, [name]: value })).toContain(`${name} is "${value}".`);
      expect(problemsOf({ ...needed, [name]: value })).toContain(expected);
    }
  });

  test.each([[undefined], [''], ['  ']])('a spool of %j counts as missing', (CONTACT_SPOOL) => {
    expect(readSettings({ CONTACT_SPOOL })).toEqual({
      ok: false,
      problems: ['CONTACT_SPOOL is not set.\n  Set it to the folder in which to keep messages.'],
    });
  });

  test('that are wrong are all reported together', () => {
    const problems = problemsOf({ PORT: 'x', TRUST_PROXY: 'true', RATE_LIMIT_MAX: '0' });
    for (const name of ['PORT', 'CONTACT_SPOOL', 'RATE_LIMIT_MAX', 'TRUST_PROXY']) {
      expect(problems).toContain(`${name} is `);
    }
  });
});

function problemsOf(environment: Readonly<Record<string, string>>): string {
  const read = readSettings(environment);
  return read.ok ? '' : read.problems.join('\n');
}
