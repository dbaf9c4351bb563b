import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { build } from '../../support/build.ts';
import { startCommand } from '../../support/command.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';
import { startWatch } from '../../support/watched.ts';

const site = siteFolder(
  {
    'about.tsx': pageText('About'),
    '404.tsx': pageText('Nothing here'),
    '_public/.env': 'SECRET=1',
    '_secret.ts': "export const secret = 'SECRET';",
  },
  'hostile',
);
const outside = join(site.root, 'outside');
mkdirSync(outside);
writeFileSync(join(outside, 'secret.txt'), 'SECRET');

interface Server {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

async function startPreview(): Promise<Server> {
  await build(site);
  symlinkSync(outside, join(site.out, 'linked'));
  const command = startCommand('site.js', ['preview', '--out', site.out, '--port', '0']);
  const [, url = ''] = await command.printed(/ at (http:\S+)$/m);
  return { url, stop: command.stop };
}

async function startWatching(): Promise<Server> {
  const { url, command } = await startWatch(site.pages);
  return { url, stop: command.stop };
}

/** Sends raw bytes, and returns everything received. */
function send(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text;
    });
    // Bytes sent after the response are refused: then the response counts.
    socket.on('error', () => {}).on('close', () => done(answer));
  });
}

const local = 'Host: localhost\r\nConnection: close\r\n\r\n';

describe.each([
  ['preview', startPreview],
  ['watch', startWatching],
])('%s', (_, start) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  test.each([
    '/.env',
    '/_secret.ts',
    '/_secret',
    '/_public/.env',
    '/index.tsx',
    '/.site-files',
    '/../outside/secret.txt',
    '/%2e%2e/outside/secret.txt',
    '/..%2foutside%2fsecret.txt',
    '/%252e%252e/outside/secret.txt',
    '/..\\outside\\secret.txt',
    '/..%5coutside%5csecret.txt',
    '/linked/secret.txt',
    '//etc/passwd',
    '/about%00.html',
    '/%',
    '/%e0%a4%a',
    '/%c0%ae%c0%ae/outside/secret.txt',
    '/about/..;/.env',
    `/${'a/'.repeat(2_000)}`,
  ])('%s is not part of the site', async (path) => {
    const { status, body } = await ask(server.url, path);
    expect(status).toBe(404);
    expect(body).toContain('<h1>Nothing here</h1>');
    expect(body).not.toContain('SECRET');
  });

  test.each([
    [
      'another host in the address',
      `GET http://rebound.example/about HTTP/1.1\r\n${local}`,
      /^HTTP\/1\.1 (403|404)/,
    ],
    [
      'a host that is not ours',
      'GET /about HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 403/,
    ],
    ['two hosts', `GET /about HTTP/1.1\r\nHost: rebound.example\r\n${local}`, /^HTTP\/1\.1 40[03]/],
    ['no host', 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 40[03]/],
    ['no address', `GET  HTTP/1.1\r\n${local}`, /^HTTP\/1\.1 400/],
    ['an address without a slash', `GET about HTTP/1.1\r\n${local}`, /^HTTP\/1\.1 40[04]/],
    ['a star', `OPTIONS * HTTP/1.1\r\n${local}`, /^HTTP\/1\.1 40[045]/],
    [
      'a tunnel',
      'CONNECT rebound.example:80 HTTP/1.1\r\nHost: rebound.example:80\r\n\r\n',
      /^(HTTP\/1\.1 4\d\d|$)/,
    ],
    [
      'an upgrade',
      'GET /about HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n',
      /^HTTP\/1\.1 200/,
    ],
    [
      'a request for a part',
      `GET /robots.txt HTTP/1.1\r\nRange: bytes=0-3\r\n${local}`,
      /^HTTP\/1\.1 206[\s\S]*\r\n\r\nUser$/,
    ],
    ['bytes that are no request', '\x16\x03\x01\x00\xff\xff\r\n\r\n', /^HTTP\/1\.1 400/],
    [
      'headers without an end',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431/,
    ],
    [
      'a body that is not asked for',
      `POST /about HTTP/1.1\r\nContent-Length: 3\r\n${local}abc`,
      /^HTTP\/1\.1 405/,
    ],
  ])('%s gets a response, and the server keeps running', async (__, bytes, answer) => {
    expect(await send(server.url, bytes)).toMatch(answer);
    expect((await ask(server.url, '/about')).body).toContain('<h1>About</h1>');
  });
});

thoroughly('watch serves complete pages while it rebuilds under load', async () => {
  const busy = siteFolder({ 'about.tsx': pageText('Round 0') }, 'hostile-load');
  const watched = await startWatch(busy.pages);
  let isBuilding = true;
  let answers = 0;
  const visitor = async (): Promise<void> => {
    while (isBuilding) {
      const { status, body } = await ask(watched.url, '/about');
      answers += 1;
      expect(status).toBe(200);
      expect(body).toMatch(/<h1>Round \d+<\/h1>[\s\S]*<\/html>\n$/);
    }
  };
  const visitors = Promise.all(Array.from({ length: 2 }, visitor));
  for (let round = 1; round <= 8; round += 1) {
    busy.write({ 'about.tsx': pageText(`Round ${round}`) });
    await watched.shows('/about', `<h1>Round ${round}</h1>`);
  }
  isBuilding = false;
  await visitors;
  await watched.command.stop();
  expect(answers).toBeGreaterThan(8);
});
