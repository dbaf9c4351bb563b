import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preview } from '../../../src/server/preview.ts';
import { readFromFolder } from '../../../src/server/static/read-from-folder.ts';
import { ask } from '../../support/ask.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, type SiteFolder, siteFolder } from '../../support/site-folder.ts';

const site = siteFolder(
  {
    'about.tsx': pageText('About', {
      imports: "import mark from './_mark.svg';",
      body: '<img width="1" height="1" src={mark.url} alt="Mark" />',
    }),
    '_mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'areas/index.tsx': pageText('Areas'),
    'areas/north.tsx': pageText('North'),
    '404.tsx': pageText('Nothing here'),
    '_public/hello world.txt': 'hello',
    '_public/.env': 'SECRET=1',
    '_public/.well-known/security.txt': 'Contact: tel:+1-202-555-0100',
  },
  'preview',
);
let url = '';
let close = (): void => {};

async function build({ pages, out }: SiteFolder): Promise<void> {
  const { code, stderr } = await runSite(['build', '--pages', pages, '--out', out]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
}

beforeAll(async () => {
  await build(site);
  const outside = join(site.root, 'outside');
  mkdirSync(outside);
  writeFileSync(join(outside, 'secret.txt'), 'SECRET');
  symlinkSync(join(outside, 'secret.txt'), join(site.out, 'linked.txt'));
  symlinkSync(outside, join(site.out, 'linked'));
  ({ url, close } = await preview({ folder: site.out, host: '127.0.0.1', port: 0 }));
});
afterAll(() => close());

describe('an address', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/areas', 'Areas'],
    ['/areas/north', 'North'],
    ['/about?from=a%20mail', 'About'],
    ['/about.html', 'About'],
  ])('%s gets its page', async (path, title) => {
    const { status, headers, body } = await ask(url, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body).toContain(`<h1>${title}</h1>`);
  });

  test.each(['/about/', '/areas/', '/areas/north/', '/nothing', '/About', '//', '/about//'])(
    '%s gets the site’s own 404 page, with status 404',
    async (path) => {
      const { status, body } = await ask(url, path);
      expect(status).toBe(404);
      expect(body).toContain('<h1>Nothing here</h1>');
    },
  );

  test.each(['/hello%20world.txt', '/.well-known/security.txt'])(
    '%s gets the file',
    async (path) => {
      const { status, headers } = await ask(url, path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/plain;charset=utf-8');
    },
  );

  test('without a page gets a sentence if the site has no 404 page', async () => {
    const bare = siteFolder({}, 'preview-bare');
    await build(bare);
    const server = await preview({ folder: bare.out, host: '127.0.0.1', port: 0 });
    const { status, body } = await ask(server.url, '/nothing');
    server.close();
    expect(status).toBe(404);
    expect(body).toBe('Page not found.\n');
  });
});

describe('files outside the site are never served', () => {
  test.each([
    '/.env',
    '/.site-files',
    '/areas/../.env',
    '/../outside/secret.txt',
    '/%2e%2e/outside/secret.txt',
    '/..%2foutside%2fsecret.txt',
    '/areas/..%2f..%2foutside/secret.txt',
    '/..\\outside\\secret.txt',
    '/linked.txt',
    '/linked/secret.txt',
    '/.well-known/../.env',
    '/about%00.html',
    '/%',
    '/%ff',
    `/${'long'.repeat(100)}`,
  ])('%s', async (path) => {
    const { status, body } = await ask(url, path);
    expect(status).toBe(404);
    expect(body).not.toContain('SECRET');
  });
});

describe('a request for another host', () => {
  test.each(['localhost', 'LOCALHOST:80', '127.0.0.1', '[::1]:4321'])(
    'is answered if it names this machine: %s',
    async (host) => {
      expect((await ask(url, '/', { headers: { host } })).status).toBe(200);
    },
  );

  test.each(['rebound.example', 'localhost.rebound.example:4321', '192.168.1.2', '[::2]', ' '])(
    'is refused with a sentence if it does not: %s',
    async (host) => {
      const { status, body } = await ask(url, '/', { headers: { host } });
      expect(status).toBe(403);
      expect(body).toContain('does not accept requests for the host');
    },
  );

  test('is answered at any IP address if the server listens on all, but not by another name', async () => {
    const server = await preview({ folder: site.out, host: '0.0.0.0', port: 0 });
    const local = server.url.replace('localhost', '127.0.0.1');
    const answers = await Promise.all(
      ['192.168.1.2:4321', '0.0.0.0', 'rebound.example'].map((host) =>
        ask(local, '/', { headers: { host } }),
      ),
    );
    server.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403]);
  });
});

describe('a response', () => {
  test('is a refusal to all methods but GET and HEAD', async () => {
    const { status, headers, body } = await ask(url, '/about', { method: 'POST', body: 'a=b' });
    expect([status, headers.allow, body]).toEqual([405, 'GET, HEAD', 'Use GET or HEAD.\n']);
  });

  test('to HEAD is that to GET without a body', async () => {
    const [get, head] = [await ask(url, '/about'), await ask(url, '/about', { method: 'HEAD' })];
    expect(head.body).toBe('');
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  test('is not sent again to a client that has it', async () => {
    const { headers } = await ask(url, '/about');
    const tag = headers.etag ?? '';
    for (const condition of [tag, `"other", W/${tag}`]) {
      const again = await ask(url, '/about', { headers: { 'if-none-match': condition } });
      expect([again.status, again.body]).toEqual([304, '']);
    }
    const other = await ask(url, '/about', { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('may be cached forever only if its name depends on its contents', async () => {
    const { headers, body } = await ask(url, '/about');
    const asset = /\/assets\/_mark-[A-Z0-9]{8}\.svg/.exec(body)?.[0] ?? '';
    const hashed = await ask(url, asset);
    expect(headers['cache-control']).toBe('no-cache');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toBe('image/svg+xml;charset=utf-8');
    expect((await ask(url, '/hello%20world.txt')).headers['cache-control']).toBe('no-cache');
  });
});

describe('a site that is rebuilt', () => {
  const again = siteFolder({ 'about.tsx': pageText('Before') }, 'preview-again');

  test('is served as it was last built, and removed files are gone', async () => {
    await build(again);
    const server = await preview({ folder: again.out, host: '127.0.0.1', port: 0 });
    expect((await ask(server.url, '/about')).body).toContain('Before');
    again.write({ 'about.tsx': pageText('After, which is longer'), 'more.tsx': pageText('More') });
    await build(again);
    expect((await ask(server.url, '/about')).body).toContain('After, which is longer');
    again.write({ 'more.tsx': null });
    expect((await ask(server.url, '/more')).status).toBe(200);
    await build(again);
    expect((await ask(server.url, '/more')).status).toBe(404);
    server.close();
  });

  test('is served without a gap while builds replace it', async () => {
    await build(again);
    const server = await preview({ folder: again.out, host: '127.0.0.1', port: 0 });
    let isBuilding = true;
    const statuses = new Map<number, number>();
    const visitor = async (): Promise<void> => {
      while (isBuilding) {
        const { status, body } = await ask(server.url, '/about');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(body.endsWith('</html>\n')).toBe(true);
      }
    };
    const visitors = Promise.all(Array.from({ length: 8 }, visitor));
    for (const title of ['One', 'Two, which is longer', 'Three', 'Four, which is longer']) {
      again.write({ 'about.tsx': pageText(title) });
      await build(again);
    }
    isBuilding = false;
    await visitors;
    server.close();
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(50);
  });

  test('is waited for while one folder is moved away and the other not yet in place', async () => {
    await build(again);
    const find = readFromFolder(again.out, []);
    renameSync(again.out, `${again.out}.previous`);
    const found = find('about.html', {});
    const lookAround = async (): Promise<string> => {
      for (let looks = 0; looks < 100; looks += 1) await stat(again.root);
      return 'not yet';
    };
    expect(await Promise.race([found, lookAround()])).toBe('not yet');
    renameSync(`${again.out}.previous`, again.out);
    expect((await found)?.body.length).toBeGreaterThan(100);
  });
});
