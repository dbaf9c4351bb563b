import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startListening } from '../support/listening.ts';
import { goodMessage, postMessage, storedIn, temporaryFolder } from './start-app.ts';
import { startProcess, untilListening } from './start-process.ts';
import { startSmtp, untilMails, type Verdict } from './start-smtp.ts';

const json = JSON.stringify(goodMessage);

describe('at startup, the service', () => {
  test('prints one line with the address and the folder', async () => {
    const CONTACT_SPOOL = join(await temporaryFolder(), 'spool');
    const service = startProcess({ CONTACT_SPOOL, PORT: '0' });
    const url = await untilListening(service);
    expect(service.output.stdout).toBe(
      `Contact service listening on ${url} (messages in ${CONTACT_SPOOL})\n`,
    );
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const response = await postMessage(url);
    expect(response.status).toBe(200);
    expect(await storedIn(CONTACT_SPOOL)).toMatchObject([goodMessage]);
  });

  test('accepts a relative folder and an IPv6 address', async () => {
    const folder = await temporaryFolder();
    const CONTACT_SPOOL = relative(process.cwd(), folder);
    const service = startProcess({ CONTACT_SPOOL, PORT: '0', HOST: '::1' });
    expect(await untilListening(service)).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect(service.output.stdout).toContain(`(messages in ${folder})`);
  });

  test('refuses wrong settings by name with exit code 2', async () => {
    const service = startProcess({ PORT: 'eighty', TRUST_PROXY: 'true' });
    expect(await service.ended).toBe(2);
    expect(service.output.stdout).toBe('');
    expect(service.output.stderr).toMatch(/^PORT is "eighty"\.\n {2}Set it to /);
    expect(service.output.stderr).toContain('TRUST_PROXY is "true".\n');
    expect(service.output.stderr).toContain('CONTACT_SPOOL is not set.\n');
    expect(service.output.stderr).not.toMatch(/\n +at /);
  });

  test('refuses a spool that is a file', async () => {
    const CONTACT_SPOOL = join(await temporaryFolder(), 'spool');
    await writeFile(CONTACT_SPOOL, '');
    const service = startProcess({ CONTACT_SPOOL, PORT: '0' });
    expect(await service.ended).toBe(2);
    expect(service.output.stderr).toContain(`CONTACT_SPOOL is "${CONTACT_SPOOL}".\n`);
    expect(service.output.stderr).toContain('a folder that user ');
  });

  test('says what to do if the port is in use', async () => {
    const other = createServer();
    onTestFinished(() => void other.close());
    const port = await startListening(other);
    const CONTACT_SPOOL = await temporaryFolder();
    const service = startProcess({ CONTACT_SPOOL, PORT: String(port) });
    expect(await service.ended).toBe(1);
    expect(service.output.stderr).toBe(
      `PORT is ${port}: another program listens there on 127.0.0.1.\n  Stop it, or set PORT to another number; 0 takes any free one.\n`,
    );
  });

  test('says what to do if this machine does not have the address', async () => {
    const CONTACT_SPOOL = await temporaryFolder();
    const service = startProcess({ CONTACT_SPOOL, PORT: '0', HOST: '192.0.2.1' });
    expect(await service.ended).toBe(1);
    expect(service.output.stderr).toMatch(
      /^HOST is 192\.0\.2\.1: this machine has no such address/,
    );
  });
});

describe.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s', (signal) => {
  test('lets a slow message arrive, replies to it, and exits with 0', async () => {
    const { service, url, CONTACT_SPOOL } = await start();
    const slow = await halfMessage(url);
    service.child.kill(signal);
    await expect.poll(() => service.output.stderr).toContain('Stopping');
    slow.socket.write(slow.rest);
    const answer = await slow.answer;
    expect(answer).toMatch(/HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toMatch(/\r\nConnection: close\r\n/);
    expect(await service.ended).toBe(0);
    expect(service.output.stderr).toContain('Stopped.');
    expect(await storedIn(CONTACT_SPOOL)).toMatchObject([goodMessage]);
  });

  test('closes a connection on which the next message has only started', async () => {
    const { service, url } = await start();
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let answers = '';
    socket.setEncoding('utf8').on('data', (part) => {
      answers += part;
    });
    const closed = once(socket, 'close');
    // In one write, so that the first reply shows that the start of the second request has arrived.
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /healthz HTTP/1.1\r\n');
    await expect.poll(() => answers).toContain('{"status":"ok"}');
    service.child.kill(signal);
    await expect.poll(() => service.output.stderr).toContain('Stopping');
    socket.write('Host: a\r\n\r\n');
    await closed;
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(answers).toMatch(/\r\nConnection: close\r\n/);
    expect(await service.ended).toBe(0);
    expect(service.output.stderr).toMatch(/Stopped\.\n$/);
  });

  test('does not wait for a message that never ends', async () => {
    const { service, url, CONTACT_SPOOL } = await start();
    await halfMessage(url);
    service.child.kill(signal);
    expect(await service.ended).toBe(0);
    expect(service.output.stderr).toMatch(
      /Stopped, and cut off what was not finished in time\.\n$/,
    );
    expect(await storedIn(CONTACT_SPOOL)).toEqual([]);
  });

  test('does not wait for idle connections', async () => {
    const { service, url } = await start();
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    expect(await get(`${url}/healthz`, agent)).toBe(200);
    service.child.kill(signal);
    expect(await service.ended).toBe(0);
    expect(service.output.stderr).toMatch(/Stopped\.\n$/);
  });
});

test('SIGTERM stops new connections', async () => {
  const { service, url } = await start();
  const slow = await halfMessage(url);
  service.child.kill('SIGTERM');
  await expect.poll(() => service.output.stderr).toContain('Stopping');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  slow.socket.destroy();
  expect(await service.ended).toBe(0);
});

test('a second signal ends the service immediately', async () => {
  const { service, url } = await start();
  await halfMessage(url);
  service.child.kill('SIGINT');
  await expect.poll(() => service.output.stderr).toContain('Stopping');
  service.child.kill('SIGINT');
  expect(await service.ended).toBe('SIGINT');
});

test('a mail that a stop cuts off is named, and sent again as the same one', async () => {
  let verdict: Verdict = 'silence';
  const server = await startSmtp({ judge: () => verdict });
  const mail = { SMTP_URL: server.url, MAIL_TO: 'a@x.example', MAIL_FROM: 'b@x.example' };
  const first = await start(mail);
  expect((await postMessage(first.url)).status).toBe(200);
  await expect.poll(() => server.attempts.length).toBe(1);
  first.service.child.kill('SIGTERM');
  expect(await first.service.ended).toBe(0);
  expect(first.service.output.stderr).toContain('The mail under way was cut off');
  verdict = 'accept';
  const { CONTACT_SPOOL } = first;
  await untilListening(startProcess({ ...mail, CONTACT_SPOOL, PORT: '0' }));
  await untilMails(server, 1);
  expect(server.attempts[1]).toBe(server.attempts[0]);
});

async function start(settings: Readonly<Record<string, string>> = {}) {
  const CONTACT_SPOOL = join(await temporaryFolder(), 'spool');
  const service = startProcess({ CONTACT_SPOOL, PORT: '0', ...settings });
  return { service, CONTACT_SPOOL, url: await untilListening(service) };
}

function get(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });
}

/** Sends the head and half of the body; the service has received it when it says 100 Continue. */
async function halfMessage(url: string) {
  const bytes = Buffer.from(json);
  const socket: Socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const parts: string[] = [];
  socket.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  const answer = once(socket, 'close').then(() => parts.join(''));
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n`,
  );
  socket.write(bytes.subarray(0, 20));
  await expect.poll(() => parts.join('')).toContain('100 Continue');
  return { socket, rest: bytes.subarray(20), answer };
}
