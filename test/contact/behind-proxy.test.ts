import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/listening.ts';
import { needSystemTool, systemPath } from '../support/system-tools.ts';
import { goodMessage, postMessage, storedIn, temporaryFolder } from './start-app.ts';
import { startProcess, untilListening } from './start-process.ts';

const deploy = resolve('deploy');

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('behind %s with the configuration from deploy/', (_name, start) => {
  test('a message from a page of the same origin is accepted, and Host is kept', async () => {
    const { url, spool } = await start();
    expect(await post(url, { origin: url })).toMatchObject({ status: 200 });
    expect(await post(url, { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
    expect(await storedIn(spool)).toMatchObject([goodMessage]);
  });

  test('a visitor with forged forwarding headers is still one client, and the 429 is JSON', async () => {
    const { url, spool } = await start({ RATE_LIMIT_MAX: '2' });
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const claimed = {
        'x-forwarded-for': `198.51.100.${index}`,
        forwarded: `for=192.0.2.${index}`,
      };
      statuses.push((await post(url, claimed)).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    const refused = await post(url);
    expect(refused.type).toMatch(/^application\/json/);
    expect(refused.text).toMatch(/^\{"message":"Rate limit /);
    expect(await storedIn(spool)).toHaveLength(2);
  });

  test('a visitor with long cookies of the site can send a message', async () => {
    const { url, spool } = await start();
    // Together more than the 8 kB of headers that the service reads.
    const headers = { cookie: `a=${'x'.repeat(7_800)}`, 'accept-language': 'en,'.repeat(150) };
    expect(await post(url, headers)).toMatchObject({ status: 200 });
    expect(await storedIn(spool)).toMatchObject([goodMessage]);
  });

  test('a body that is too long is a 413 in JSON', async () => {
    const { url } = await start();
    const answer = await post(url, {}, 'x'.repeat(70_000));
    expect(answer).toMatchObject({
      status: 413,
      type: expect.stringMatching(/^application\/json/),
    });
    expect(answer.text).toContain('65,536 bytes');
  });

  test('a form without JavaScript is redirected, and gets its fallback page', async () => {
    const { url } = await start();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const form = (fields: Readonly<Record<string, string>>) =>
      post(url, headers, new URLSearchParams(fields).toString());
    expect(await form(goodMessage)).toMatchObject({ status: 303 });
    const failure = await form({ ...goodMessage, email: 'dana' });
    expect(failure.status).toBe(422);
    expect(failure.text).toContain('value="Dana Whitfield"');
  });
});

test('nginx answers floods with its own 429, in JSON that starts with Rate limit', async () => {
  const { url, spool } = await startNginx({ REQUESTS_PER_MINUTE: '1000', RATE_LIMIT_MAX: '1000' });
  const flood = await Promise.all(Array.from({ length: 40 }, () => post(url, {}, '{')));
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(10);
  expect(flood.filter(({ status }) => status === 400).length).toBeGreaterThan(10);
  for (const { type, text } of refused) {
    expect(type).toBe('application/json');
    expect(text).toMatch(/^\{"message":"Rate limit /);
  }
  expect(await storedIn(spool)).toEqual([]);
});

test('nginx answers in JSON while the service is down', async () => {
  const { url, service } = await startNginx();
  service.child.kill('SIGKILL');
  await service.ended;
  const answer = await post(url);
  expect(answer).toMatchObject({ status: 503, type: 'application/json' });
  expect(answer.text).toContain('could not be stored');
});

async function startNginx(settings: Readonly<Record<string, string>> = {}) {
  needSystemTool('nginx');
  const { folder, port, upstream, ...service } = await startService(settings);
  const lines = await readFile(join(deploy, 'nginx-contact.conf'), 'utf8');
  await writeFile(join(folder, 'contact.conf'), lines.replace('127.0.0.1:4322', upstream));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${deploy}/nginx-contact-limits.conf;
  server { listen 127.0.0.1:${port}; include ${folder}/contact.conf; }
}`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const url = `http://127.0.0.1:${port}`;
  await startProxy('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], url);
  return { url, ...service };
}

async function startCaddy(settings: Readonly<Record<string, string>> = {}) {
  needSystemTool('caddy');
  const { folder, port, upstream, ...service } = await startService(settings);
  const config = `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  import ${deploy}/Caddyfile-contact
}`;
  await writeFile(join(folder, 'Caddyfile'), config);
  const url = `http://127.0.0.1:${port}`;
  const flags = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  await startProxy('caddy', flags, url, { CONTACT_UPSTREAM: upstream, HOME: folder });
  return { url, ...service };
}

async function startService(settings: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder();
  const spool = join(folder, 'spool');
  const service = startProcess({ CONTACT_SPOOL: spool, PORT: '0', TRUST_PROXY: '1', ...settings });
  const upstream = new URL(await untilListening(service)).host;
  return { folder, spool, service, upstream, port: await freePort() };
}

async function startProxy(
  command: string,
  flags: readonly string[],
  url: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const proxy = spawn(command, flags, {
    env: { PATH: systemPath, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  proxy.stderr.on('data', (text) => {
    said += text;
  });
  const ended = once(proxy, 'exit');
  onTestFinished(async () => {
    proxy.kill('SIGTERM');
    await ended;
  });
  await expect
    .poll(() =>
      fetch(url).then(
        () => 'there',
        () => said,
      ),
    )
    .toBe('there');
}

async function post(url: string, headers?: Readonly<Record<string, string>>, body?: string) {
  const response = await postMessage(url, headers, body);
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, text: await response.text() };
}
