import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preview } from '../../../src/server/preview.ts';
import { build } from '../../support/build.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';

const body = `<p>${'many words '.repeat(500)}</p>`;
const site = siteFolder(
  { 'index.tsx': pageText('Home', { body }), '_public/a.png': 'x' },
  'brotli',
);
let url = '';
let close = (): void => {};

beforeAll(async () => {
  expect((await build(site)).problems).toEqual([]);
  ({ url, close } = await preview({ folder: site.out, host: '127.0.0.1', port: 0 }));
});
afterAll(() => close());

/** The response as sent over the wire. */
function askFor(path: string, headers: Readonly<Record<string, string>>, origin = url) {
  return new Promise<{
    status: number;
    encoding: string;
    vary: string;
    tag: string;
    bytes: Buffer;
  }>((done, fail) => {
    request(new URL(path, origin), { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { 'content-encoding': encoding = '', vary = '', etag: tag = '' } = response.headers;
        const status = response.statusCode ?? 0;
        done({ status, encoding, vary, tag, bytes: Buffer.concat(parts) });
      });
    })
      .on('error', fail)
      .end();
  });
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
])('a client that accepts %s gets a page a tenth as long', async (accepted, encoding, unpack) => {
  const plain = await askFor('/', {});
  const packed = await askFor('/', { 'accept-encoding': accepted });
  expect([plain.encoding, packed.encoding]).toEqual(['', encoding]);
  expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 10);
  // A cache in between must not give one form to a client that requested the other.
  expect([plain.vary, packed.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
  expect(packed.tag).not.toBe(plain.tag);
});

test.each([
  ['caddy', 'br, gzip', 'br'],
  ['caddy', 'gzip', 'gz'],
  ['nginx', 'br, gzip', 'gz'],
] as const)(
  'a site built for %s is sent in its stored form: %s gets .%s',
  async (target, accepted, form) => {
    const stored = siteFolder(
      { 'index.tsx': pageText('Home', { body }) },
      `stored-${target}-${form}`,
    );
    expect((await build(stored, { target, isCompressed: true })).problems).toEqual([]);
    const { out } = stored;
    const server = await preview({ folder: out, host: '127.0.0.1', port: 0 });
    const { bytes, encoding, vary } = await askFor(
      '/',
      { 'accept-encoding': accepted },
      server.url,
    );
    expect(bytes.equals(readFileSync(join(out, `index.html.${form}`)))).toBe(true);
    expect([encoding, vary]).toEqual([form === 'gz' ? 'gzip' : 'br', 'Accept-Encoding']);
    expect((await askFor('/', {}, server.url)).encoding).toBe('');
    server.close();
  },
);

test('a client that has a compressed page already gets a 304', async () => {
  const accepts = { 'accept-encoding': 'br' };
  const { tag } = await askFor('/', accepts);
  expect((await askFor('/', { ...accepts, 'if-none-match': tag })).status).toBe(304);
});

test('an image is sent unchanged', async () => {
  const { encoding, vary, bytes } = await askFor('/a.png', { 'accept-encoding': 'br, gzip' });
  expect([encoding, vary, bytes.toString()]).toEqual(['', '', 'x']);
});
