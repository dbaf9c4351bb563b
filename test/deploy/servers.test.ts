import { createServer } from 'node:http';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { askEverything, buildFor } from '../support/ask-everything.ts';
import { startListening } from '../support/listening.ts';
import { needServer, startHost } from '../support/start-host.ts';
import { thoroughly } from '../support/thoroughly.ts';

describe.each(['nginx', 'caddy', 'apache'] as const)('%s', (server) => {
  thoroughly(
    'answers every address, alias, file, and unknown path as the site expects',
    async () => {
      needServer(server);
      const site = await buildFor(server);
      const host = await startHost({ server, root: site.root });
      try {
        expect(await askEverything(host.url, site)).toEqual([]);
      } finally {
        await host.stop();
      }
    },
  );

  thoroughly('does so for a site below a path', async () => {
    needServer(server);
    const site = await buildFor(server, ['--base', '/site']);
    // The folder of the site has the name of its base.
    const host = await startHost({ server, root: dirname(site.root), base: site.base });
    try {
      expect(await askEverything(host.url, site)).toEqual([]);
    } finally {
      await host.stop();
    }
  });

  thoroughly('sends compressed files to clients that accept them', async () => {
    needServer(server);
    const { root } = await buildFor(server, ['--compress', '--pages', 'test/fixtures/tiny']);
    const host = await startHost({ server, root });
    try {
      const packed = await ask(host.url, '/about', { headers: { 'accept-encoding': 'gzip' } });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
      expect((await ask(host.url, '/about')).headers['content-encoding']).toBeUndefined();
    } finally {
      await host.stop();
    }
  });
});

describe.each(['nginx', 'caddy'] as const)('%s', (server) => {
  test('forwards messages, and adds nothing to the replies of the service', async () => {
    needServer(server);
    const service = createServer((request, response) => {
      const { host, 'x-forwarded-for': visitor } = request.headers;
      response.setHeader('Content-Security-Policy', "default-src 'none'");
      response.writeHead(422, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ path: request.url, host, visitor }));
    });
    const contact = `127.0.0.1:${await startListening(service)}`;
    const { root } = await buildFor(server, ['--pages', 'test/fixtures/tiny']);
    const host = await startHost({ server, root, contact });
    try {
      const headers = { 'x-forwarded-for': '192.0.2.7' };
      const answer = await ask(host.url, '/api/contact', { method: 'POST', headers, body: '{}' });
      expect(answer.status).toBe(422);
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
      expect(JSON.parse(answer.body)).toEqual({
        path: '/api/contact',
        host: new URL(host.url).host,
        visitor: '127.0.0.1',
      });
    } finally {
      await host.stop();
      service.close();
    }
  });
});

// A page and its headers share the 14,600 bytes that a connection sends first.
thoroughly(
  'the headers of a page have at most 781 bytes, and their tag saves a visitor who has it the page',
  async () => {
    needServer('caddy');
    const { root } = await buildFor('caddy', ['--compress']);
    const host = await startHost({ server: 'caddy', root });
    const uncw = '/service-areas/uncw-wilmington-nc';
    try {
      const headers = await readHeaders(host.url, uncw);
      expect(headers).toMatch(/^HTTP\/1.1 200 OK\r\n(.*\r\n)*Content-Encoding: br\r\n/);
      expect(headers.length).toBeLessThanOrEqual(781);
      const [, tag = ''] = /^etag: (.*)$/im.exec(headers) ?? [];
      const again = { 'accept-encoding': 'br', 'if-none-match': tag.trim() };
      expect((await ask(host.url, uncw, { headers: again })).status).toBe(304);
    } finally {
      await host.stop();
    }
  },
);

/** The bytes before a page, with the empty line between. */
async function readHeaders(url: string, path: string): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`);
  let answer = '';
  for await (const part of socket) {
    answer += part;
    const end = answer.indexOf('\r\n\r\n');
    if (end >= 0) return answer.slice(0, end + 4);
  }
  return answer;
}
