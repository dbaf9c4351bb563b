import { mkdirSync, renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stagingFolders } from '../../../src/core/files/output-files.ts';
import { hostRecordFile } from '../../../src/output/hosts/host.ts';
import { preview } from '../../../src/server/preview.ts';
import { cacheControlOf } from '../../../src/server/static/serve-files.ts';
import { type Answer, ask } from '../../support/ask.ts';
import { type BuiltFiles, builtFolder, startChanger } from '../../support/built-folder.ts';
import { testEverything } from '../../support/everything.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const page = '<html><h1>About</h1></html>\n';
const notFound = '<html><h1>Nothing here</h1></html>\n';
const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

async function serve(files: BuiltFiles) {
  const out = builtFolder({ '404.html': notFound, ...files });
  const { url, close } = await preview({ folder: out, host: '127.0.0.1', port: 0 });
  stops.push(close);
  return { out, url };
}

describe('a part of a file', () => {
  const text = '0123456789';
  let url = '';
  beforeAll(async () => {
    ({ url } = await serve({ 'digits.txt': text, 'empty.txt': '', 'about.html': page }));
  });

  test.each([
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=9-9', '9', 'bytes 9-9/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
  ])('%s is sent with its range', async (range, body, place) => {
    const answer = await ask(url, '/digits.txt', { headers: { range } });
    const { 'content-range': at, 'content-length': length } = answer.headers;
    expect([answer.status, answer.body, at]).toEqual([206, body, place]);
    expect(length).toBe(String(body.length));
  });

  test.each([
    ['/digits.txt', 'bytes=10-'],
    ['/digits.txt', 'bytes=10-12'],
    ['/empty.txt', 'bytes=0-5'],
  ])('%s cannot be sent if there is none: %s', async (path, range) => {
    const { status, body, headers } = await ask(url, path, { headers: { range } });
    expect([status, body]).toEqual([416, '']);
    expect(headers['content-range']).toMatch(/^bytes \*\/(0|10)$/);
  });

  test.each([
    'bytes=-3',
    'bytes=5-2',
    'bytes=0-1,4-5',
    'bytes=a-b',
    'bytes=0-99999999999999999999',
    'bytes=',
    'lines=0-1',
  ])('is optional: %s may get all of it', async (range) => {
    const { status, body } = await ask(url, '/digits.txt', { headers: { range } });
    expect([status, body]).toEqual([200, text]);
  });

  test('is not sent of a version other than the client’s', async () => {
    const { headers } = await ask(url, '/digits.txt');
    for (const condition of [headers.etag ?? '', '"other"', 'Thu, 01 Jan 1970 00:00:00 GMT']) {
      const asked = { range: 'bytes=2-5', 'if-range': condition };
      expect((await ask(url, '/digits.txt', { headers: asked })).body).toBe(text);
    }
  });

  test('is sent only for a file that exists, and only for GET', async () => {
    const headers = { range: 'bytes=2-5' };
    const head = await ask(url, '/digits.txt', { method: 'HEAD', headers });
    expect([head.status, head.headers['content-length']]).toEqual([200, '10']);
    const missing = await ask(url, '/nothing', { headers });
    expect([missing.status, missing.body]).toEqual([404, notFound]);
  });

  test('is not compressed', async () => {
    const headers = { range: 'bytes=6-9', 'accept-encoding': 'br, gzip' };
    const answer = await ask(url, '/about', { headers });
    expect([answer.status, answer.body]).toEqual([206, '<h1>']);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

describe('a client that already has a file', () => {
  let url = '';
  let known: Answer;
  const at = new Date('2026-05-04T10:00:00Z');
  const before = 'Mon, 04 May 2026 09:59:59 GMT';
  beforeAll(async () => {
    const folder = await serve({ 'about.html': page, 'a.png': 'x' });
    for (const file of ['about.html', 'a.png']) utimesSync(join(folder.out, file), at, at);
    url = folder.url;
    known = await ask(url, '/about');
  });

  test('gets its modification time', () => {
    expect(known.headers['last-modified']).toBe(at.toUTCString());
    expect(known.headers.etag).toMatch(/^(W\/)?"[^"]+"$/);
  });

  test.each([
    ['if-none-match', () => known.headers.etag],
    ['if-none-match', () => `"other", ${known.headers.etag}`],
    ['if-none-match', () => known.headers.etag?.replace('W/', '')],
    ['if-none-match', () => '*'],
    ['if-modified-since', () => at.toUTCString()],
    ['if-modified-since', () => 'Tue, 05 May 2026 10:00:00 GMT'],
  ])('gets a 304 with the headers of the file: %s %s', async (name, value) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(url, '/about', { method, headers: { [name]: value() ?? '' } });
      expect([answer.status, answer.body]).toEqual([304, '']);
      const { etag, 'cache-control': caching, vary } = answer.headers;
      expect(etag).toBe(known.headers.etag);
      expect([caching, vary]).toEqual(['no-cache', 'Accept-Encoding']);
    }
  });

  test.each([
    [{ 'if-none-match': '"other"' }],
    [{ 'if-modified-since': before }],
    [{ 'if-modified-since': 'yesterday' }],
    [{ 'if-none-match': '"other"', 'if-modified-since': at.toUTCString() }],
  ])('gets the file if its version differs: %o', async (headers) => {
    expect(await ask(url, '/about', { headers })).toMatchObject({ status: 200, body: page });
  });

  test('gets the 404 page each time', async () => {
    const { status, headers } = await ask(url, '/nothing');
    expect(status).toBe(404);
    const again = { 'if-none-match': headers.etag ?? '*', 'if-modified-since': at.toUTCString() };
    expect(await ask(url, '/nothing', { headers: again })).toMatchObject({
      status: 404,
      body: notFound,
    });
  });

  test('gets only the headers of a GET for HEAD', async () => {
    for (const path of ['/about', '/a.png', '/nothing']) {
      const [get, head] = [await ask(url, path), await ask(url, path, { method: 'HEAD' })];
      expect(head.body).toBe('');
      expect({ ...head, body: get.body, headers: { ...head.headers, date: '' } }).toEqual({
        ...get,
        headers: { ...get.headers, date: '' },
      });
    }
  });
});

describe('a file', () => {
  const names = ['Invoice #12.txt', 'what?.txt', '100%.txt', 'a%23b.txt', 'a+b&c.txt', 'café.txt'];

  test.each(names)('is found by its name: %s', async (name) => {
    const { url } = await serve({ [name]: name });
    expect(await ask(url, `/${encodeURIComponent(name)}`)).toMatchObject({
      status: 200,
      body: name,
    });
  });

  test('is not a page instead of a folder', async () => {
    const { url } = await serve({ 'areas/index.html': page, 'more.htm': page });
    for (const path of ['/areas', '/areas/', '/more'])
      expect(await ask(url, path)).toMatchObject({ status: 404, body: notFound });
  });
});

describe('a file may be cached forever', () => {
  test.each([
    ['assets/logo-ABCD1234.svg', true],
    ['assets/logo.svg', false],
    ['assets/logo-abcd1234.svg', false],
    ['logo-ABCD1234.svg', false],
    ['index.html', false],
  ])('if its name depends on its contents: %s', (path, isImmutable) => {
    expect(cacheControlOf(path).includes('immutable')).toBe(isImmutable);
  });
});

describe('a file that is not public', () => {
  test('is hidden, or outside the folder', async () => {
    const { url, out } = await serve({
      '.env': 'SECRET',
      '.git/config': 'SECRET',
      'areas/.hidden.html': 'SECRET',
      '.well-known/security.txt': 'Contact: us',
      'about.html': page,
      [hostRecordFile]: '{"target":"caddy"}',
    });
    const outside = join(dirname(out), 'outside');
    mkdirSync(outside);
    for (const name of ['secret.txt', 'secret.html', 'index.html'])
      writeFileSync(join(outside, name), 'SECRET');
    symlinkSync(outside, join(out, 'linked'));
    symlinkSync(join(outside, 'secret.html'), join(out, 'page.html'));
    symlinkSync(join(outside, 'secret.html'), join(out, 'about.html.br'));
    symlinkSync('/dev/zero', join(out, 'endless.txt'));
    symlinkSync('loop.txt', join(out, 'loop.txt'));
    symlinkSync('about.html', join(out, 'inside.html'));
    const paths = [
      ...['/.env', '/.git/config', '/areas/.hidden', '/linked/secret.txt', '/linked/secret'],
      ...['/linked', '/page', '/page.html', '/endless.txt', '/loop.txt', `/${hostRecordFile}`],
      '/about.html.br',
    ];
    for (const path of paths) {
      const { status, body } = await ask(url, path);
      expect({ path, status, body }).toEqual({ path, status: 404, body: notFound });
    }
    const packed = await ask(url, '/about', { headers: { 'accept-encoding': 'br' } });
    expect(packed.body).not.toContain('SECRET');
    expect((await ask(url, '/inside')).body).toBe(page);
    expect((await ask(url, '/.well-known/security.txt')).body).toBe('Contact: us');
  });
});

describe('a text file with stored forms', () => {
  let url = '';
  beforeAll(async () => {
    const body = 'many words '.repeat(500);
    ({ url } = await serve({
      [hostRecordFile]: '{"target":"caddy"}',
      'about.html': body,
      'about.html.br': brotliCompressSync(body),
      'about.html.gz': gzipSync(body),
    }));
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0.1', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip;q=0.5, br;q=0.8', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
    ['gzip;q=0, br;q=0', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['abracadabra', undefined],
    ['', undefined],
  ])('is sent as the client prefers: %s', async (accepted, coding) => {
    const { status, headers } = await ask(url, '/about', {
      headers: { 'accept-encoding': accepted },
    });
    expect([status, headers['content-encoding']]).toEqual([200, coding]);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
  });
});

describe('a folder that changes while it is served', () => {
  const version = (number: number): BuiltFiles => {
    const lines = `<p>Version ${number}</p>\n`.repeat(1 + ((number * 37) % 50));
    return {
      'about.html': `<html>${lines}</html>\n`,
      'assets/code.js': `/* ${number} */`.repeat(20_000 + number),
      '404.html': notFound,
      [hostRecordFile]: JSON.stringify({
        target: 'nginx',
        headers: { 'X-Site': 'yes' },
        redirects: [{ from: '/old', to: '/about', status: 301 }],
      }),
    };
  };

  /** Requests again and again until the end; every response must be complete and of one version. */
  async function visit(url: string, isOver: () => boolean): Promise<number> {
    let answers = 0;
    while (!isOver()) {
      const [about, code, moved, part, nothing] = await Promise.all([
        ask(url, '/about'),
        ask(url, '/assets/code.js', { headers: { 'accept-encoding': 'identity' } }),
        ask(url, '/old'),
        ask(url, '/about', { headers: { range: 'bytes=0-5' } }),
        ask(url, '/nothing'),
      ]);
      expect(about.body).toMatch(/^<html>(<p>Version (\d+)<\/p>\n)(\1)*<\/html>\n$/);
      expect(code.body).toMatch(/^(\/\* \d+ \*\/)(\1)*$/);
      expect([part.status, part.body]).toEqual([206, '<html>']);
      expect([moved.status, moved.headers.location]).toEqual([301, '/about']);
      expect([nothing.status, nothing.body]).toEqual([404, notFound]);
      for (const { headers } of [about, code, moved, part, nothing])
        expect(headers['x-site']).toBe('yes');
      answers += 5;
    }
    return answers;
  }

  const replacements = testEverything ? 50 : 10;
  const changer = startChanger();
  afterAll(() => changer.stop());

  thoroughly('is complete in every response while it is replaced again and again', async () => {
    const { url, out } = await serve(version(0));
    let isOver = false;
    const visitors = Promise.all(Array.from({ length: 3 }, () => visit(url, () => isOver)));
    for (let number = 1; number <= replacements; number += 1) {
      await changer.replace(out, version(number));
      await ask(url, '/about');
    }
    isOver = true;
    expect((await visitors).every((answers) => answers > 0)).toBe(true);
    expect((await ask(url, '/about')).body).toContain(`Version ${replacements}`);
  });

  test('keeps the headers and redirects of its host while it is removed and put back', async () => {
    const { url, out } = await serve(version(0));
    const { previous } = stagingFolders(out);
    renameSync(out, previous);
    const answers = Promise.all(['/about', '/old', '/nothing'].map((path) => ask(url, path)));
    // Another server responds on the same thread: the requests above have started by then.
    for (let times = 0; times < 3; times += 1) await ask((await serve({})).url, '/nothing');
    renameSync(previous, out);
    const seen = (await answers).map(({ status, headers }) => [status, headers['x-site']]);
    expect(seen).toEqual([
      [200, 'yes'],
      [301, 'yes'],
      [404, 'yes'],
    ]);
  });

  thoroughly(
    'is complete in every response, or a 404, while a file in it is rewritten, truncated, and deleted',
    async () => {
      const { url, out } = await serve({});
      let isOver = false;
      const seen = new Set<number>();
      const check = ({ status, headers, body }: Answer): void => {
        seen.add(status);
        expect(String(body.length)).toBe(headers['content-length']);
        expect(body).toMatch(status === 404 ? /^<html>/ : /^x*$/);
        const [, last] = /^bytes 50-(\d+)/.exec(headers['content-range'] ?? '') ?? [];
        if (last !== undefined) expect(Number(last)).toBe(50 + body.length - 1);
      };
      const visitor = async (): Promise<void> => {
        while (!isOver) {
          check(await ask(url, '/busy.txt'));
          check(await ask(url, '/busy.txt', { headers: { range: 'bytes=50-2900000' } }));
        }
      };
      const isAllSeen = (): boolean => [200, 206, 404].every((status) => seen.has(status));
      const change = async (): Promise<void> => {
        do await changer.rework(join(out, 'busy.txt'), replacements);
        while (!isOver && !isAllSeen());
        isOver = true;
      };
      try {
        await Promise.all([visitor(), visitor(), change()]);
      } finally {
        isOver = true;
      }
      expect([200, 206, 404, 416]).toEqual(expect.arrayContaining([...seen]));
    },
  );
});
