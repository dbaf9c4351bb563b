import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followLinks } from '../../../src/checks/rules/external-links.ts';
import { freePort, startListening } from '../../support/listening.ts';
import { runSite } from '../../support/run-site.ts';
import { homeTo, pageText, siteFolder } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const asked: string[] = [];
let open = 0;
let mostOpen = 0;

const answer: RequestListener = ({ method, url = '', headers }, response) => {
  asked.push(`${method} ${url}`);
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  response.once('close', () => {
    open -= 1;
  });
  const end = (status: number, more: Record<string, string> = {}) =>
    setImmediate(() => response.writeHead(status, more).end());
  if (url === '/moved') return end(301, { location: '/fine' });
  if (url === '/moved-away') return end(301, { location: '/gone' });
  if (url === '/in-circles') return end(301, { location: '/in-circles' });
  if (url === '/gone') return end(404);
  if (url === '/head-is-wrong') return end(method === 'HEAD' ? 405 : 200);
  if (url === '/broken') return end(503);
  if (url === '/members') return end(403);
  if (url === '/silent') return undefined;
  return end(headers.host === undefined ? 400 : 200);
};

const servers: Server[] = [];
const ports: number[] = [];

beforeAll(async () => {
  for (let index = 0; index < 4; index += 1) {
    const server = createServer(answer);
    ports.push(await startListening(server));
    servers.push(server);
  }
});

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const at = (path: string, server = 0): string => `http://127.0.0.1:${ports[server]}${path}`;
const fault = async (url: string, milliseconds = 20_000): Promise<string | undefined> =>
  (await followLinks([url], { milliseconds })).get(url);

test.each([
  ['/fine', undefined],
  ['/moved', undefined],
  ['/head-is-wrong', undefined],
  ['/members', undefined],
  ['/gone', 'answers 404'],
  ['/moved-away', 'answers 404'],
  ['/broken', 'answers 503'],
  ['/in-circles', 'cannot be followed: redirect count exceeded'],
])('a link to %s: %s', async (path, expected) => {
  expect(await fault(at(path))).toBe(expected);
});

test('a link to a host that never responds times out', async () => {
  expect(await fault(at('/silent'), 300)).toBe('does not answer within 0.3 s');
});

test('a refused connection and an unreachable address are both reported', async () => {
  expect(await fault(`http://127.0.0.1:${await freePort()}/`)).toBe(
    'points to a host that refuses connections',
  );
  expect(await fault('https://')).toMatch(/^cannot be followed: /);
});

test('a body is requested only if the server refuses HEAD', async () => {
  asked.length = 0;
  await followLinks([at('/fine'), at('/head-is-wrong')]);
  expect(asked).toEqual(['HEAD /fine', 'HEAD /head-is-wrong', 'GET /head-is-wrong']);
});

test('no more hosts are requested at once than allowed, and each with one request at a time', async () => {
  const paths = Array.from({ length: 10 }, (_, index) => `/page-${index}`);
  mostOpen = 0;
  await followLinks(paths.map((path) => at(path)));
  expect(mostOpen).toBe(1);
  await followLinks(
    paths.flatMap((path) => ports.map((_, server) => at(path, server))),
    { atOnce: 2 },
  );
  expect(mostOpen).toBe(2);
});

thoroughly('check --links follows each link once, and names the page that has it', async () => {
  asked.length = 0;
  // A page may only link to https://.
  const tls = (name: string): string => resolve('test/fixtures/tls', name);
  const key = readFileSync(tls('loopback-key.pem'));
  const server = createSecureServer({ key, cert: readFileSync(tls('loopback-cert.pem')) }, answer);
  const port = await startListening(server);
  const secure = (path: string): string => `https://127.0.0.1:${port}${path}`;
  const link = (path: string) => `<p><a href="${secure(path)}">A</a></p>`;
  const { root } = siteFolder({
    ...homeTo('/team', '/us'),
    'team.tsx': pageText('Team', { body: `${link('/fine')}\n${link('/gone')}${link('/moved')}` }),
    'us.tsx': pageText('Us', { body: `${link('/gone')}<a href="https://store.example/us">B</a>` }),
  });
  const { code, stderr } = await runSite(['check', '--links', '--pages', 'pages'], {
    cwd: root,
    env: { NODE_EXTRA_CA_CERTS: tls('loopback-cert.pem') },
  });
  server.closeAllConnections();
  server.close();
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `pages/team.tsx:6: The link "${secure('/gone')}" answers 404.\n  Correct the link, or check again later in case the other host has a problem.\n\n1 problem.\n`,
  });
  expect([...asked].sort()).toEqual([
    'GET /gone',
    'HEAD /fine',
    'HEAD /fine',
    'HEAD /gone',
    'HEAD /moved',
  ]);
});
