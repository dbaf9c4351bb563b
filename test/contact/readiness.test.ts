import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anonymizeIp } from '../../contact-server/http/request-log.ts';
import { freePort } from '../support/listening.ts';
import { goodMessage, postMessage, startApp, temporaryFolder } from './start-app.ts';
import { startProcess, untilListening } from './start-process.ts';

describe('/readyz', () => {
  test('says how many messages wait, and what the owner should know', async () => {
    const app = await startApp();
    await app.post(goodMessage);
    const response = await fetch(`${app.url}/readyz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'ready',
      problems: ['SMTP_URL is not set: messages are not mailed.'],
      waiting: 1,
      oldestWaitingSeconds: expect.any(Number),
      lastMail: null,
      failed: 0,
    });
  });

  test('is not ready if nothing can be stored, while /healthz is fine', async () => {
    const path = await temporaryFolder();
    await writeFile(join(path, 'tmp'), '');
    const app = await startApp({}, { spoolPath: path });
    const response = await fetch(`${app.url}/readyz`);
    expect(response.status).toBe(503);
    const { status, problems } = await response.json();
    expect(status).toBe('not ready');
    expect(problems).toContainEqual(expect.stringContaining('Messages cannot be stored'));
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });

  test('says why mail is delayed, and stays ready for an hour', async () => {
    const smtp = await refusingMailServer();
    const { url } = await startService({
      SMTP_URL: smtp,
      MAIL_TO: 'store@example.com',
      MAIL_FROM: 'site@example.com',
    });
    expect((await postMessage(url)).status).toBe(200);
    await expect
      .poll(async () => (await fetch(`${url}/readyz`)).json())
      .toMatchObject({
        status: 'ready',
        waiting: 1,
        problems: [/^The last mail was not accepted: the mail server cannot be reached /].map(
          matching,
        ),
      });
  });
});

describe('the log in JSON', () => {
  test('has ids and outcomes, but no message text or whole addresses', async () => {
    const { url, service } = await startService({ LOG_FORMAT: 'json', TRUST_PROXY: '1' });
    const response = await postMessage(url, { 'x-forwarded-for': '203.0.113.77' });
    await fetch(`${url}/dana@example.com?name=Whitfield`);
    await fetch(`${url}/api/contact`, {
      method: 'POST',
      body: 'Dana',
      headers: { 'user-agent': 'Dana' },
    });
    await expect.poll(() => service.output.stderr).toContain('"status":415');
    const lines = service.output.stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({
        request: response.headers.get('x-request-id'),
        method: 'POST',
        path: '/api/contact',
        status: 200,
        client: '203.0.113.0/24',
        msg: 'Answered 200.',
      }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ path: 'other', status: 404 }));
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: expect.stringMatching(/^Stored \d/) }),
    );
    expect(service.output.stderr).not.toMatch(/dana|whitfield|555-0117|framed|203\.0\.113\.77/i);
  });

  test.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['junk', 'unknown'],
    ['', 'unknown'],
  ])('writes %j as %j', (address, shown) => {
    expect(anonymizeIp(address)).toBe(shown);
  });
});

async function startService(settings: Readonly<Record<string, string>> = {}) {
  const spool = join(await temporaryFolder(), 'spool');
  const service = startProcess({ CONTACT_SPOOL: spool, PORT: '0', ...settings });
  return { service, url: await untilListening(service) };
}

/** The address of a port on which nothing listens. */
async function refusingMailServer(): Promise<string> {
  return `smtp://127.0.0.1:${await freePort()}`;
}

function matching(pattern: RegExp) {
  return expect.stringMatching(pattern);
}
