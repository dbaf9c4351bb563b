import { renameSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sizeOf } from '../../../src/core/files/output-files.ts';
import { preview } from '../../../src/server/preview.ts';
import { readFromFolder } from '../../../src/server/static/read-from-folder.ts';
import { ask } from '../../support/ask.ts';
import { build } from '../../support/build.ts';
import { pageText, siteFolder } from '../../support/site-folder.ts';

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
  },
  'preview',
);
let url = '';
let close = (): void => {};

beforeAll(async () => {
  await build(site);
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

  test.each([
    ['/about/', '/about'],
    ['/areas/?from=a%20mail', '/areas?from=a%20mail'],
    ['/areas/north/', '/areas/north'],
  ])('%s with a slash at the end is redirected to %s', async (path, to) => {
    const { status, headers } = await ask(url, path);
    expect([status, headers.location]).toEqual([301, to]);
  });

  test.each([
    '/nothing',
    '/nothing/',
    '/hello%20world.txt/',
    '/About',
    '//',
    '/about//',
    '//about/',
  ])('%s gets the site’s own 404 page, with status 404', async (path) => {
    const { status, body } = await ask(url, path);
    expect(status).toBe(404);
    expect(body).toContain('<h1>Nothing here</h1>');
  });

  test('of a text file gets the file', async () => {
    const { status, headers } = await ask(url, '/hello%20world.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain;charset=utf-8']);
  });

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

describe('a request for another host', () => {
  test('is refused with a sentence', async () => {
    for (const host of ['rebound.example', '192.168.1.2', ' ']) {
      const { status, body } = await ask(url, '/', { headers: { host } });
      expect([status, body]).toEqual([
        403,
        expect.stringMatching(
          /does not accept requests for the host .* start the server with --allowed-host \S+\.\n$/,
        ),
      ]);
    }
    expect((await ask(url, '/', { headers: { host: 'localhost' } })).status).toBe(200);
  });

  test('is answered if it is allowed, whatever its port', async () => {
    const allowedHosts = ['abc.tunnel.example', 'Other.example'];
    const server = await preview({ folder: site.out, host: '127.0.0.1', port: 0, allowedHosts });
    const hosts = ['abc.tunnel.example:443', 'other.example', 'tunnel.example', '10.0.0.1'];
    const answers = await Promise.all(
      hosts.map((host) => ask(server.url, '/', { headers: { host } })),
    );
    server.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403]);
  });

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
    const visitor = async (): Promise<void> => {
      while (isBuilding) {
        const { status, body } = await ask(server.url, '/about');
        expect([status, body.endsWith('</html>\n')]).toEqual([200, true]);
      }
    };
    const visitors = Promise.all([visitor(), visitor()]);
    for (const title of ['One', 'Two, which is longer', 'Three']) {
      again.write({ 'about.tsx': pageText(title) });
      await build(again);
    }
    isBuilding = false;
    await visitors;
    server.close();
  });

  test('is waited for while one folder is moved away and the other not yet in place', async () => {
    await build(again);
    const find = readFromFolder(again.out, []);
    renameSync(again.out, `${again.out}.previous`);
    const found = find('about.html', '');
    const lookAround = async (): Promise<string> => {
      for (let looks = 0; looks < 100; looks += 1) await stat(again.root);
      return 'not yet';
    };
    expect(await Promise.race([found, lookAround()])).toBe('not yet');
    renameSync(`${again.out}.previous`, again.out);
    expect(sizeOf((await found)?.body ?? '')).toBeGreaterThan(100);
  });
});
