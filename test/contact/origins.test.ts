import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { goodMessage, type RunningApp, startApp } from './start-app.ts';

const site = 'https://www.example.com';
const allowedOrigins = [site, 'http://localhost:4321'];

describe('the origin of a message', () => {
  test.each([
    ['no origin is named', {}],
    ['the origin is allowed', { origin: site }],
    ['another origin is allowed', { origin: 'http://localhost:4321' }],
  ])('is accepted if %s', async (_when, headers) => {
    const app = await startApp({ allowedOrigins });
    expect((await app.post(goodMessage, headers)).status).toBe(200);
  });

  test('is accepted if it is the requested host, over http or https', async () => {
    const app = await startApp();
    const { host } = new URL(app.url);
    expect((await app.post(goodMessage, { origin: `http://${host}` })).status).toBe(200);
    expect((await app.post(goodMessage, { origin: `https://${host}` })).status).toBe(200);
  });

  test.each([
    ['www.example.com', 'https://www.example.com', 200],
    ['www.example.com:443', 'https://www.example.com', 200],
    ['WWW.EXAMPLE.COM', 'https://www.example.com', 200],
    ['www.example.com:8080', 'http://www.example.com:8080', 200],
    ['www.example.com', 'https://www.example.com:8443', 403],
    ['www.example.com', 'https://example.com', 403],
    ['www.example.com', 'ftp://www.example.com', 403],
    ['', 'https://www.example.com', 403],
  ])(
    'behind a proxy that keeps the host %j, the origin %s gets %i',
    async (host, origin, status) => {
      const app = await startApp();
      expect(await postWithHost(app, host, origin)).toBe(status);
    },
  );

  test.each([
    ['https://evil.example'],
    ['http://www.example.com'],
    ['https://www.example.com:8443'],
    ['https://www.example.com.evil.example'],
    ['https://example.com'],
    ['https://www.example.com/'],
    ['HTTPS://WWW.EXAMPLE.COM'],
    ['null'],
    ['nonsense'],
    ['file://'],
    [''],
  ])('is refused if it is %j, and no page there may read why', async (origin) => {
    const app = await startApp({ allowedOrigins });
    const response = await app.post(goodMessage, { origin });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      message: "Messages from other websites aren't accepted.",
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('vary')).toBe('Origin');
    expect(await app.stored()).toEqual([]);
  });

  test.each([
    ['without an origin', {}],
    ['with one that looks like its own', { origin: 'own' }],
  ])('is refused if the browser calls it cross-site, %s', async (_how, headers) => {
    const app = await startApp({ allowedOrigins });
    const origin = 'origin' in headers ? { origin: app.url } : {};
    const response = await postWith(app, { ...origin, 'sec-fetch-site': 'cross-site' });
    expect(response).toBe(403);
    expect(await app.stored()).toEqual([]);
  });

  test.each(['same-origin', 'same-site', 'none'])(
    'is accepted if Sec-Fetch-Site is %s',
    async (site) => {
      const app = await startApp();
      expect(await postWith(app, { 'sec-fetch-site': site })).toBe(200);
    },
  );

  test('is accepted if it is allowed, although it is cross-site', async () => {
    const app = await startApp({ allowedOrigins });
    expect(await postWith(app, { origin: site, 'sec-fetch-site': 'cross-site' })).toBe(200);
  });

  test('is refused before the body arrives', async () => {
    const app = await startApp({ allowedOrigins });
    const headers = { origin: 'https://evil.example', 'content-length': '60000' };
    expect(await postWith(app, headers, '{')).toBe(403);
  });

  test('is refused for forms on foreign pages, too', async () => {
    const app = await startApp({ allowedOrigins });
    const response = await app.post(new URLSearchParams(goodMessage).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
    });
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('Dana Whitfield');
    expect(await app.stored()).toEqual([]);
  });
});

describe('a page on an allowed origin may read', () => {
  test.each([
    ['a success', goodMessage, 200],
    ['a refusal', {}, 422],
    ['what cannot be read', '{', 400],
  ])('%s', async (_what, body, status) => {
    const app = await startApp({ allowedOrigins });
    const response = await app.post(body, { origin: site });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(site);
    expect(response.headers.get('access-control-expose-headers')).toBe(
      'Retry-After, RateLimit, RateLimit-Policy',
    );
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('vary')).toBe('Origin');
  });

  test('that the rate limit is reached', async () => {
    const app = await startApp({ allowedOrigins, rateLimitMax: 1 });
    await app.post(goodMessage, { origin: site });
    const response = await app.post(goodMessage, { origin: site });
    expect(response.status).toBe(429);
    expect(response.headers.get('access-control-allow-origin')).toBe(site);
  });
});

describe('a preflight request', () => {
  test('is answered to an allowed origin', async () => {
    const { url } = await startApp({ allowedOrigins });
    const response = await preflight(url, site);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(site);
    expect(response.headers.get('access-control-allow-methods')).toBe('POST');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'Content-Type, Idempotency-Key',
    );
    expect(response.headers.get('access-control-max-age')).toBe('600');
  });

  test('is refused for a foreign origin', async () => {
    const { url } = await startApp({ allowedOrigins });
    const response = await preflight(url, 'https://evil.example');
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-methods')).toBeNull();
  });

  test('is answered without permissions if it has no origin', async () => {
    const { url } = await startApp({ allowedOrigins });
    const response = await fetch(`${url}/api/contact`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect([...response.headers.keys()].join()).not.toContain('access-control');
  });

  test('does not count as a message', async () => {
    const app = await startApp({ allowedOrigins, rateLimitMax: 1 });
    for (const _ of [1, 2, 3]) expect((await preflight(app.url, site)).status).toBe(204);
    expect((await app.post(goodMessage, { origin: site })).status).toBe(200);
  });
});

function preflight(url: string, origin: string): Promise<Response> {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  return fetch(`${url}/api/contact`, { method: 'OPTIONS', headers });
}

function postWithHost(app: RunningApp, host: string, origin: string): Promise<number> {
  return postWith(app, { host, origin });
}

/** `fetch` does not let a caller set Host or Sec-Fetch-Site. */
function postWith(
  app: RunningApp,
  headers: Readonly<Record<string, string>>,
  body = JSON.stringify(goodMessage),
): Promise<number> {
  return new Promise((resolve, reject) => {
    const all = { 'content-type': 'application/json', ...headers };
    const sending = request(`${app.url}/api/contact`, { method: 'POST', headers: all });
    sending.on('error', reject).on('response', (response) => {
      resolve(response.statusCode ?? 0);
      sending.destroy();
    });
    // A body shorter than its Content-Length has not ended.
    if ('content-length' in headers) sending.write(body);
    else sending.end(body);
  });
}
