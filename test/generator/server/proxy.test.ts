import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { preview } from '../../../src/server/preview.ts';
import { type Listening, listen } from '../../../src/server/serve-site.ts';
import { ask } from '../../support/ask.ts';
import { build } from '../../support/build.ts';
import { startCommand } from '../../support/command.ts';
import { startListening } from '../../support/listening.ts';
import { siteFolder } from '../../support/site-folder.ts';
import { waitFor } from '../../support/wait-for.ts';

const site = siteFolder({}, 'proxy');
const built = build(site);
const opened: Listening[] = [];
afterAll(() => {
  for (const { close } of opened) close();
});

const local = { host: '127.0.0.1', port: 0 };

/** The site, with a service behind it that responds like this. */
async function serve(answer: RequestListener): Promise<string> {
  const service = await listen(local, async (request, response) => answer(request, response));
  return serveBefore(service.url.replace(/\/$/, ''), service);
}

async function serveBefore(origin: string, ...more: readonly Listening[]): Promise<string> {
  await built;
  const front = await preview({ folder: site.out, ...local, proxies: [{ path: '/api', origin }] });
  opened.push(front, ...more);
  return front.url;
}

/** An address on which nothing listens. */
async function unusedAddress(): Promise<string> {
  const { url, close } = await listen(local, async () => {});
  close();
  return url.replace(/\/$/, '');
}

/** Responds with the request that it received. */
const echo: RequestListener = (request, response) => {
  const { method, url, headers } = request;
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => {
    body += text;
  });
  request.on('end', () => {
    response.writeHead(201, {
      'X-Service': 'echo',
      'Retry-After': '7',
      Connection: 'X-Own',
      'X-Own': '1',
    });
    response.end(JSON.stringify({ method, url, headers, body }));
  });
};

interface Echo {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe('a request for a path of another server', () => {
  test('reaches the service unchanged, with the visitor’s host and address', async () => {
    const front = await serve(echo);
    const host = `localhost:${new URL(front).port}`;
    const body = JSON.stringify({ message: 'é'.repeat(100_000) });
    const {
      status,
      headers,
      body: answer,
    } = await ask(front, '/api/contact?a=b%20c', {
      method: 'POST',
      headers: {
        host,
        'content-type': 'application/json',
        'x-forwarded-for': '203.0.113.9',
        connection: 'X-Hop',
        'x-hop': '1',
        te: 'trailers',
      },
      body,
    });
    expect([status, headers['x-service'], headers['retry-after']]).toEqual([201, 'echo', '7']);
    expect(headers['x-own']).toBeUndefined();
    const seen: Echo = JSON.parse(answer);
    expect([seen.method, seen.url]).toEqual(['POST', '/api/contact?a=b%20c']);
    expect(seen.body).toBe(body);
    expect(seen.headers).toMatchObject({
      host,
      'content-type': 'application/json',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': host,
    });
    expect(Object.keys(seen.headers)).not.toContain('x-hop');
    expect(Object.keys(seen.headers)).not.toContain('te');
  });

  test('reaches a service that speaks TLS', async () => {
    const tls = (name: string): string => resolve('test/fixtures/tls', name);
    const service = createSecureServer(
      { key: readFileSync(tls('loopback-key.pem')), cert: readFileSync(tls('loopback-cert.pem')) },
      echo,
    );
    const port = await startListening(service);
    await built;
    const { printed } = startCommand(
      'site.js',
      ['preview', '--out', site.out, '--port', '0', '--proxy', `/api=https://127.0.0.1:${port}/`],
      process.cwd(),
      { NODE_EXTRA_CA_CERTS: tls('loopback-cert.pem') },
    );
    const [front] = await printed(/http:\/\/[^\s/]+/);
    const { status, body } = await ask(front, '/api/contact');
    service.closeAllConnections();
    service.close();
    expect([status, JSON.parse(body).url]).toEqual([201, '/api/contact']);
  });

  test.each(['GET', 'DELETE', 'OPTIONS'])('can have any method: %s', async (method) => {
    const { body } = await ask(await serve(echo), '/api/contact', { method });
    expect(JSON.parse(body)).toMatchObject({ method, url: '/api/contact', body: '' });
  });

  test('is the only kind that is forwarded', async () => {
    const front = await serve(echo);
    expect((await ask(front, '/')).body).toContain('<h1>Home</h1>');
    for (const path of ['/api', '/api?a=b', '/api/'])
      expect(JSON.parse((await ask(front, path)).body).url).toBe(path);
    for (const path of ['/apis', '/API/contact', '/?a=/api/', '//api/contact'])
      expect((await ask(front, path)).headers['x-service']).toBeUndefined();
    expect((await ask(front, '/contact', { method: 'POST' })).status).toBe(405);
    const foreign = await ask(front, '/api/contact', { headers: { host: 'rebound.example' } });
    expect(foreign.status).toBe(403);
  });

  test('can be refused by the service before it has read the body', async () => {
    const front = await serve((_, response) => {
      response.writeHead(413).end('{"message":"Too long."}');
    });
    const body = 'x'.repeat(20_000_000);
    const { status, body: answer } = await ask(front, '/api/contact', { method: 'POST', body });
    expect([status, answer]).toEqual([413, '{"message":"Too long."}']);
  });

  test('is cut off if the service hangs up, and the next one is answered', async () => {
    let isFirst = true;
    const front = await serve((request, response) => {
      if (!isFirst) return echo(request, response);
      isFirst = false;
      response.writeHead(200, { 'Content-Length': '100' }).write('half');
      setImmediate(() => response.destroy());
    });
    await expect(ask(front, '/api/contact')).rejects.toThrow(/aborted|hang up|reset/);
    expect((await ask(front, '/api/contact')).status).toBe(201);
  });

  test('ends at the service when the visitor leaves', async () => {
    let connection: Socket | undefined;
    const front = await serve(({ socket }) => {
      connection = socket;
    });
    const { hostname, port } = new URL(front);
    const visitor = connect(Number(port), hostname);
    visitor.write('GET /api/contact HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await waitFor('the request', () => connection);
    visitor.destroy();
    await waitFor('its end', () => connection?.destroyed);
  });
});

test('several servers answer the paths of a site, each the longest that matches', async () => {
  await built;
  const servers = await Promise.all(
    ['one', 'two'].map((name) => listen(local, async (_, response) => void response.end(name))),
  );
  const flags = servers.flatMap(({ url }, index) => [
    '--proxy',
    `${['/api', '/api/v2/'][index]}=${url}`,
  ]);
  const { printed } = startCommand('site.js', [
    'preview',
    '--out',
    site.out,
    '--port',
    '0',
    ...flags,
  ]);
  const [front] = await printed(/http:\/\/[^\s/]+/);
  const answers = ['/api/v1', '/api/v2', '/api/v2/a', '/api/v22'];
  const bodies = await Promise.all(answers.map(async (path) => (await ask(front, path)).body));
  expect(bodies).toEqual(['one', 'two', 'two', 'one']);
  for (const { close } of servers) close();
});

describe('if the service is down', () => {
  test('a script gets a sentence as JSON, and the site is still served', async () => {
    const front = await serveBefore(await unusedAddress());
    const { status, headers, body } = await ask(front, '/api/contact', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: '{}',
    });
    expect([status, headers['content-type']]).toEqual([502, 'application/json']);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body)).toEqual({ message: 'The server behind /api is not responding.' });
    expect((await ask(front, '/')).status).toBe(200);
  });

  test('a form sent without a script gets a page', async () => {
    const front = await serveBefore(await unusedAddress());
    const { status, headers, body } = await ask(front, '/api/contact', {
      method: 'POST',
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
      body: 'name=A',
    });
    expect([status, headers['content-type']]).toEqual([502, 'text/html;charset=utf-8']);
    expect(body).toContain('<p>The server behind /api is not responding.</p>');
    expect(body).toContain('<a href="/">');
  });
});
