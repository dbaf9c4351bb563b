import { request } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeRows, rowsIn } from './database.ts';
import { formHeaders, goodMessage, type Settings, startService } from './start-service.ts';

const site = 'https://www.example.com';
const ALLOWED_ORIGINS = `${site}, http://localhost:4321`;
const service = await startService({ ALLOWED_ORIGINS });
const { url, file, post } = service;
beforeEach(() => changeRows(file, 'delete from messages'));

describe('the origin of a message', () => {
  test.each([site, 'http://localhost:4321'])('may be the allowed one %s', async (origin) => {
    expect((await post(goodMessage, { origin })).status).toBe(200);
  });

  test.each([
    ['www.example.org', 'https://www.example.org', 200],
    ['www.example.org:8080', 'http://www.example.org:8080', 200],
    ['www.example.org', 'https://www.example.org:8443', 403],
    ['www.example.org', 'https://example.org', 403],
    ['www.example.org', 'ftp://www.example.org', 403],
  ])('for the host %j may be %s: %i', async (host, origin, status) => {
    expect(await postWith({ host, origin })).toBe(status);
  });

  test.each([
    ...['https://evil.example', 'http://www.example.com', 'https://www.example.com:8443'],
    ...['https://www.example.com.evil.example', 'https://example.com', 'https://www.example.com/'],
    ...['null', 'nonsense', 'file://'],
  ])('is refused if it is %j, and no page there may read why', async (origin) => {
    const response = await post(goodMessage, { origin });
    expect(response.status).toBe(403);
    expect(await response.json()).toHaveProperty('message');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('vary')).toContain('Origin');
    expect(rowsIn(file)).toEqual([]);
  });

  test('is refused if the browser calls it cross-site, whatever else it says', async () => {
    expect(await postWith({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await postWith({ origin: url, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(rowsIn(file)).toEqual([]);
  });

  test('may be the same site, or an allowed one although it is cross-site', async () => {
    for (const relation of ['same-origin', 'same-site', 'none'])
      expect(await postWith({ 'sec-fetch-site': relation })).toBe(200);
    expect(await postWith({ origin: site, 'sec-fetch-site': 'cross-site' })).toBe(200);
  });

  test('is refused before the body arrives', async () => {
    const headers = { origin: 'https://evil.example', 'content-length': '60000' };
    expect(await postWith(headers, '{')).toBe(403);
  });

});

describe('a page on an allowed origin may read', () => {
  test('an acceptance and a refusal', async () => {
    for (const body of [goodMessage, {}, '{']) {
      const { headers } = await post(body, { origin: site });
      expect(headers.get('access-control-allow-origin')).toBe(site);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  test('that the rate limit is reached, and when to try again', async () => {
    const limited = await startService({ ALLOWED_ORIGINS, RATE_LIMIT_MAX: '1' });
    await limited.post(goodMessage, { origin: site });
    const response = await limited.post(goodMessage, { origin: site });
    expect(response.status).toBe(429);
    expect(response.headers.get('access-control-allow-origin')).toBe(site);
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });
});

describe('a form without JavaScript returns', () => {
  test.each([
    ['to the allowed origin of its page', 'http://localhost:4321', 'http://localhost:4321'],
    ['to the first allowed origin otherwise', '', site],
  ])('%s', async (_what, origin, target) => {
    const headers: Settings = origin === '' ? {} : { origin };
    const sent = await service.postForm(goodMessage, headers);
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe(`${target}/contact/sent`);
    const unreadable = await post('name=%E9', { ...formHeaders, ...headers });
    expect(unreadable.status).toBe(303);
    expect(unreadable.headers.get('location')).toBe(`${target}/contact/not-sent`);
  });
});

describe('a preflight request', () => {
  test('is answered to an allowed origin', async () => {
    const response = await preflight({ origin: site });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(site);
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toMatch(
      /content-type.*idempotency-key/i,
    );
  });

  test.each([{}, { origin: 'https://evil.example' }])('gives no permission to %o', async (headers) => {
    const response = await preflight(headers);
    expect([...response.headers.keys()].join()).not.toContain('access-control-allow-origin');
  });
});

function preflight(headers: Settings): Promise<Response> {
  const asked = { 'access-control-request-method': 'POST', ...headers };
  return fetch(`${url}/api/contact`, { method: 'OPTIONS', headers: asked });
}

/** `fetch` does not let a caller set Host or Sec-Fetch-Site. */
function postWith(headers: Settings, body = JSON.stringify(goodMessage)): Promise<number> {
  return new Promise((resolve, reject) => {
    const all = { 'content-type': 'application/json', ...headers };
    const sending = request(`${url}/api/contact`, { method: 'POST', headers: all });
    sending.on('error', reject).on('response', (response) => {
      resolve(response.statusCode ?? 0);
      sending.destroy();
    });
    // A body shorter than its Content-Length has not ended.
    if ('content-length' in headers) sending.write(body);
    else sending.end(body);
  });
}
