import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../contact-server/settings.ts';
import { startListening } from '../support/listening.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { rowsIn } from './database.ts';
import {
  runCommand,
  startProcess,
  startService,
  temporaryFolder,
  whenDone,
} from './start-service.ts';

const needed = {
  CONTACT_DB: '/var/lib/contact/contact.db',
  SMTP_URL: 'smtp://mail.example',
  MAIL_TO: 'store@example.com',
  MAIL_FROM: 'contact@example.com',
};

describe('the settings', () => {
  test('need only a file', () => {
    const settings = {
      ...{ port: 4322, host: '127.0.0.1', rateLimitMax: 5, rateLimitWindowSeconds: 900 },
      ...{ trustProxy: 0, mailsPerHour: 100, keepDays: 30, minFreeMegabytes: 200 },
    };
    expect(readSettings({ CONTACT_DB: 'contact.db' })).toMatchObject({ ok: true, settings });
  });

  test.each([
    ['PORT', ' 8080 ', { port: 8080 }],
    ['SMTP_URL', 'smtps://mail.example', { smtpUrl: { port: 465, isSecure: true } }],
    ['SMTP_URL', 'smtp://[::1]:25', { smtpUrl: { host: '::1', port: 25, isSecure: false } }],
    [
      'MAIL_FROM',
      'The Shop <a@b.example>',
      { mailFrom: { name: 'The Shop', address: 'a@b.example' } },
    ],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8 ::1', { trustProxy: ['loopback', '10.0.0.0/8', '::1'] }],
    ['ALLOWED_ORIGINS', 'https://a.example', { allowedOrigins: ['https://a.example'] }],
  ])('%s may be %j', (name, value, settings) => {
    expect(readSettings({ ...needed, [name]: value })).toMatchObject({ ok: true, settings });
  });

  test.each([
    ['PORT', ['-1', '65536', '80.5', '0x50', 'http']],
    ['RATE_LIMIT_MAX', ['0', '1000001', 'Infinity']],
    ['RATE_LIMIT_WINDOW_SECONDS', ['0', '604801', '15m']],
    ['MIN_FREE_MEGABYTES', ['-1', '64M']],
    ['MAILS_PER_HOUR', ['0', 'many']],
    ['KEEP_DAYS', ['0', '3651']],
    ['TRUST_PROXY', ['true', '10', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy', '1,2']],
    ['ALLOWED_ORIGINS', ['*', 'a.example', 'https://a.example/', 'ftp://a.example', 'null']],
    ['CONTACT_PHONE', ['555-0142', 'call us', '+']],
    ['MAIL_TO', ['', 'store', 'Store <a@b.example>', 'a@b.example, c@d.example', 'a@b.c;d@e.f']],
    ['MAIL_FROM', ['', 'contact', 'a@b.c, d@e.f']],
    ['CONTACT_DB', ['', '  ']],
  ])('%s is refused by name, with the fix', (name, values) => {
    for (const value of values) expect(problemsOf({ [name]: value }), value).toMatch(problem(name));
  });

  test.each([
    ['SMTP_URL', 'smtp://shop:s3cr@t@mail.example/x'],
    ['SMTP_URL', 'shop:s3cret@mail.example:587'],
    ['SMTP_URL', 'http://shop:s3cret@mail.example'],
    ['SMTP_URL', 'smtp://a/?s3cret'],
    ['HEARTBEAT_URL', 'hooks.example.com/s3cret'],
    ['HEARTBEAT_URL', 'ftp://hooks.example.com/s3cret'],
  ])('a wrong %s is refused without its value, which can contain a password', (name, value) => {
    expect(problemsOf({ [name]: value })).toMatch(problem(name));
    expect(problemsOf({ [name]: value })).not.toMatch(/s3c|shop|hooks/);
  });

  test.each([
    ['CONTACT_SPOOL', '/var/lib/contact-server', 'import'],
    ['ACCEPTED_PER_HOUR', '50', 'MAILS_PER_HOUR'],
    ['ALARM_URL', 'https://hooks.example.com', 'HEARTBEAT_URL'],
    ['REDIS_URL', 'redis://10.0.0.5', 'README'],
  ])('%s of an earlier version is refused, with what to do', (name, value, advice) => {
    expect(problemsOf({ [name]: value })).toMatch(problem(name));
    expect(problemsOf({ [name]: value })).toContain(advice);
  });
});

describe('at startup, the service', () => {
  test('prints one line with the address and the file, which may be relative', async () => {
    const folder = await temporaryFolder();
    const CONTACT_DB = relative(process.cwd(), join(folder, 'contact.db'));
    const { url, output, post } = await startService({ CONTACT_DB, HOST: '::1' });
    expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect(output.stdout.trim().split('\n')).toHaveLength(1);
    expect(output.stdout).toContain(join(folder, 'contact.db'));
    expect((await post()).status).toBe(200);
    expect(rowsIn(join(folder, 'contact.db'))).toHaveLength(1);
  });

  thoroughly(
    'names all wrong settings together, and so do the commands, with exit code 2',
    async () => {
      const wrong = {
        PORT: 'eighty',
        MAIL_TO: 'a@b.example, c@d.example',
        CONTACT_SPOOL: '/spool',
      };
      for (const words of [[], ['status'], ['check-config']]) {
        const { code, stdout, stderr } = await runCommand(wrong, ...words);
        expect([code, stdout]).toEqual([2, '']);
        for (const name of [...Object.keys(wrong), 'CONTACT_DB'])
          expect(stderr).toMatch(problem(name));
        expect(stderr).not.toMatch(/\n +at /);
      }
    },
  );

  thoroughly('says what to do if the port or the address cannot be had', async () => {
    const other = createServer();
    whenDone(() => void other.close());
    const CONTACT_DB = join(await temporaryFolder(), 'contact.db');
    for (const [name, settings] of [
      ['PORT', { PORT: String(await startListening(other)) }],
      ['HOST', { PORT: '0', HOST: '192.0.2.1' }],
    ] as const) {
      const service = startProcess({ CONTACT_DB, ...settings });
      expect(await service.ended).toBe(1);
      expect(service.output.stderr).toContain(name);
      expect(service.output.stderr).not.toMatch(/\n +at /);
    }
  });
});

function problem(name: string): RegExp {
  return new RegExp(`^${name} is .*\\.\\n {2}\\S.*\\.$`, 'm');
}

function problemsOf(environment: Readonly<Record<string, string>>): string {
  const read = readSettings({ ...needed, ...environment });
  return read.ok ? '' : read.problems.join('\n');
}
