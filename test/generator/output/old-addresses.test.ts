import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { HostName } from '../../../src/core/hosts.ts';
import { preview } from '../../../src/server/preview.ts';
import { ask } from '../../support/ask.ts';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { browser } from '../../support/browser/browser.ts';
import { type BuildOptions, build } from '../../support/build.ts';
import { builtSite } from '../../support/read-built.ts';
import {
  manyText,
  pageText,
  type SiteFolder,
  siteFolder,
  siteText,
} from '../../support/site-folder.ts';
import { needServer, startHost } from '../../support/start-host.ts';
import { thoroughly } from '../../support/thoroughly.ts';
import { startWatch } from '../../support/watched.ts';

const redirects = [
  "{ from: '/?p=123', to: '/visit' }",
  "{ from: '/index.php?option=content&id=5', to: '/journal?a=1' }",
  "{ from: '/Our Menu.PHP', to: '/visit#door' }",
  "{ from: '/Über-uns/', to: '/visit', status: 302 }",
  "{ from: '/shop', to: 'https://shop.example/all?x=$1&y={z}#top' }",
  "{ from: '/blog/*', to: '/journal/*' }",
  "{ from: '/blog/news/*', to: '/journal', status: 302 }",
  "{ from: '/go/*', to: 'https://shop.example/p/*' }",
  '{ from: "/it\'s & 50%25 (off)", to: "/visit" }',
];

/** A site whose redirects are these. */
function siteWith(rows: readonly string[], alias = "'/find-us/', '/?page_id=9'"): SiteFolder {
  const more = `redirects: [\n${rows.join(',\n')},\n],`;
  return siteFolder(
    {
      '_site.tsx': siteText({ more }),
      'index.tsx': pageText('Home'),
      'visit.tsx': pageText('Visit', { meta: `aliases: [${alias}],`, body: '<p id="door" />' }),
      'journal/index.tsx': pageText('Journal'),
      'journal/[slug].tsx': manyText("[{ slug: 'one' }]"),
      '404.tsx': pageText('Nothing here'),
    },
    'redirects',
  );
}

/** Requests, and the status and the new address of each. */
const answers: readonly (readonly [path: string, answer: string])[] = [
  ['/?p=123', '301 /visit'],
  ['/?a=1&p=123&b=2', '301 /visit'],
  ['/?p=1234', '200'],
  ['/?xp=123', '200'],
  ['/?p=12', '200'],
  ['/', '200'],
  ['/?page_id=9', '301 /visit'],
  ['/index.php?option=content&id=5', '301 /journal?a=1'],
  ['/index.php?option=content&view=x&id=5', '301 /journal?a=1'],
  ['/index.php?option=content', '404'],
  ['/index.php', '404'],
  ['/Our%20Menu.PHP', '301 /visit#door'],
  ['/Our%20Menu.PHP?x=1', '301 /visit?x=1#door'],
  ['/our%20menu.php', '404'],
  ['/Our%20MenuxPHP', '404'],
  ['/%C3%9Cber-uns', '302 /visit'],
  ['/%c3%9cber-uns/', '302 /visit'],
  ['/ber-uns', '404'],
  ['/shop', '301 https://shop.example/all?x=%241&y=%7Bz%7D#top'],
  ['/shop/?b=1', '301 https://shop.example/all?x=%241&y=%7Bz%7D#top'],
  ['/shopping', '404'],
  ['/find-us', '301 /visit'],
  ['/find-us/?a=1', '301 /visit?a=1'],
  ['/find-us/now', '404'],
  ['/blog/one', '301 /journal/one'],
  ['/blog/2020/05/%C3%BCber%20uns/?a=%20b', '301 /journal/2020/05/%C3%BCber%20uns?a=%20b'],
  ['/blog/a%0d%0aX-Bad:%201', '301 /journal/a%0d%0aX-Bad:%201'],
  ['/blog', '404'],
  ['/blogs/one', '404'],
  ['/blog/news/one', '302 /journal'],
  ['/blog/newest', '301 /journal/newest'],
  ['/go/a/b', '301 https://shop.example/p/a/b'],
  ["/it's%20&%2050%25%20(off)", '301 /visit'],
  ['/visit', '200'],
  ['/visit/', '301 /visit'],
  ['/visit/?a=1', '301 /visit?a=1'],
];

const closing: (() => unknown)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function served(folder: string): Promise<string> {
  const { url, close } = await preview({ folder, host: '127.0.0.1', port: 0 });
  closing.push(close);
  return url;
}

/** What a server answers, without its own name. */
async function answersOf(url: string): Promise<readonly (readonly [string, string])[]> {
  const found = [];
  for (const [path] of answers) {
    const { status, headers } = await ask(url, path);
    const location = headers.location?.replace(url.replace(/\/$/, ''), '');
    found.push([path, [status, location].filter(Boolean).join(' ')] as const);
  }
  return found;
}

describe('old addresses', () => {
  test('are redirected once by preview of a site for any host', async () => {
    const site = siteWith(redirects);
    const { problems, summary } = await build(site);
    expect(problems).toEqual([]);
    expect(summary?.warning).toBe(
      'Only a host can redirect /?p=123, /?page_id=9, /index.php?option=content&id=5, /blog/news/*, /blog/*, /go/*. Name it with --target.',
    );
    expect(await answersOf(await served(site.out))).toEqual(answers);
  });

  test('are redirected once by watch', async () => {
    const { url, command } = await startWatch(siteWith(redirects).pages);
    closing.push(() => command.stop());
    expect(await answersOf(url)).toEqual(answers);
  });

  test.each(['nginx', 'caddy', 'apache'] as const)('are redirected once by %s', async (server) => {
    needServer(server);
    const site = siteWith(redirects);
    expect((await build(site, { target: server })).problems).toEqual([]);
    chmodSync(site.root, 0o755); // nginx reads files as another user.
    const host = await startHost({ server, root: site.out });
    closing.push(host.stop);
    expect(await answersOf(host.url)).toEqual(answers);
  });
});

test('a redirect below a base path has it in both addresses', async () => {
  const { out } = await built({ base: '/shop', target: 'nginx' });
  const url = await served(out);
  const locations = ['/shop/?p=123', '/shop/blog/one', '/shop/go/one', '/blog/one'].map(
    async (path) => (await ask(url, path)).headers.location,
  );
  expect(await Promise.all(locations)).toEqual([
    ...['/shop/visit', '/shop/journal/one', 'https://shop.example/p/one', undefined],
  ]);
});

async function built(options: BuildOptions, site = siteWith(redirects)) {
  expect((await build(site, options)).problems).toEqual([]);
  return { ...site, read: (path: string) => readFileSync(join(site.out, path), 'utf8') };
}

/** Redirects that hosts without queries have, too. */
const withoutQueries = siteWith(redirects.slice(2), "'/find-us/'");

test('Netlify gets queries, and wildcards last', async () => {
  const { read } = await built({ target: 'netlify' });
  expect(read('_redirects').split('\n')).toEqual(
    expect.arrayContaining([
      '/ p=123 /visit 301!',
      '/index.php option=content id=5 /journal?a=1 301!',
      '/%C3%9Cber-uns /visit 302',
      '/shop https://shop.example/all?x=%241&y=%7Bz%7D#top 301',
      '/go/* https://shop.example/p/:splat 301',
    ]),
  );
  expect(read('_redirects')).toMatch(
    /\n\/blog\/news\/\* \/journal 302\n\/blog\/\* \/journal\/:splat 301\n/,
  );
});

test('Vercel gets queries as conditions, and wildcards as parameters', async () => {
  const { redirects: rules } = JSON.parse((await built({ target: 'vercel' })).read('vercel.json'));
  expect(rules).toEqual(
    expect.arrayContaining([
      {
        source: '/index.php',
        has: [
          { type: 'query', key: 'option', value: 'content' },
          { type: 'query', key: 'id', value: '5' },
        ],
        destination: '/journal?a=1',
        statusCode: 301,
      },
      { source: "/it's%20&%2050%25%20\\(off\\)", destination: '/visit', statusCode: 301 },
      { source: '/blog/:rest+', destination: '/journal/:rest+', statusCode: 301 },
    ]),
  );
});

test('Cloudflare gets each path twice, because it looks at the slash', async () => {
  const { read } = await built({ target: 'cloudflare' }, withoutQueries);
  expect(read('_redirects')).toContain('/%C3%9Cber-uns /visit 302\n/%C3%9Cber-uns/ /visit 302\n');
});

const at = (line: number, host: HostName, from: string, reason: string): string =>
  `_site.tsx:${line}: The host ${host} cannot redirect ${from}: ${reason}.`;

test.each<readonly [HostName, readonly string[]]>([
  ['netlify', [at(7, 'netlify', '/a', 'it redirects only with 301 and 302')]],
  ['cloudflare', [at(6, 'cloudflare', '/?p=1', 'it does not look at queries')]],
  [
    's3',
    [
      at(6, 's3', '/?p=1', 'it does not look at queries'),
      at(7, 's3', '/a', 'it redirects only with 301'),
      at(8, 's3', '/b/*', 'it has no redirects for everything below a path'),
    ],
  ],
  [
    'github-pages',
    [
      at(6, 'github-pages', '/?p=1', 'it does not look at queries'),
      at(7, 'github-pages', '/a', 'it redirects only with 301'),
      at(9, 'github-pages', '/c:d', 'no file can have that name'),
      at(8, 'github-pages', '/b/*', 'it has no redirects for everything below a path'),
    ],
  ],
])('a build for %s says which redirects are impossible there', async (target, problems) => {
  const more = `redirects: [
{ from: '/?p=1', to: '/' },
{ from: '/a', to: '/', status: 307 },
{ from: '/b/*', to: '/' },
{ from: '/c:d', to: '/' },
{ from: '/e', to: '/' },
],`;
  expect(firstLines(await problemsOf({ '_site.tsx': siteText({ more }) }, { target }))).toEqual(
    problems,
  );
});

test('rules of the site for its host belong in the site definition', async () => {
  const files = { '_public/_redirects': '/a /b 301' };
  expect(await problemsOf(files, { target: 'netlify' })).toEqual([
    '_site.tsx: Two files of the site would be written to _redirects.\n  Move what is in your file into `redirects` and `headers` of defineSite, and remove it.',
  ]);
  expect((await builtSite(files)).read('_redirects')).toBe('/a /b 301');
});

thoroughly('a redirect page keeps the query and the fragment of its visitor', async () => {
  const rows = ["{ from: '/Über-uns', to: '/visit' }", "{ from: '/menu', to: '/journal?a=1#top' }"];
  const { out } = await built({ target: 'github-pages' }, siteWith(rows, "'/find-us'"));
  const url = await served(out);
  for (const [isScripted, from, to] of [
    [true, 'find-us?a=1&b=%20#door', 'visit?a=1&b=%20#door'],
    [true, '%C3%9Cber-uns', 'visit'],
    [true, 'menu?b=2#door', 'journal?a=1#top'],
    [false, 'find-us?a=1#door', 'visit'],
    [false, 'menu', 'journal?a=1#top'],
  ] as const) {
    const page = await browser.newPage({ javaScriptEnabled: isScripted });
    await page.goto(url + from, { waitUntil: 'commit' });
    await page.waitForURL((at) => /visit|journal/.test(at.pathname));
    expect(page.url(), from).toBe(url + to);
    await page.close();
  }
});

const aliasOf = (alias: string) => ({
  'about.tsx': pageText('About', { meta: `aliases: [${alias}],` }),
});
const rows = (...lines: readonly string[]) => ({
  '_site.tsx': siteText({ more: `redirects: [\n${lines.join(',\n')},\n],` }),
});

/** A redirect on each line from 6 on, and what is wrong with it. */
const mistakes: readonly (readonly [redirect: string, ...problem: string[]])[] = [
  [
    "{ from: '/self', to: '/self' }",
    'The redirect from /self leads to /self, which leads back to it.\n  Remove one of the redirects, or let one of them lead to a page.',
  ],
  [
    "{ from: '/a', to: '/b' }",
    'The redirect from /a leads to /b, which leads back to it.\n  Remove one of the redirects, or let one of them lead to a page.',
  ],
  [
    "{ from: '/b/', to: '/a?x=1' }",
    'The redirect from /b leads to /a?x=1, which leads back to it.\n  Remove one of the redirects, or let one of them lead to a page.',
  ],
  [
    "{ from: '/blog/*', to: '/blog/old/*' }",
    'The redirect from /blog/* leads to /blog/old/*, which leads back to it.\n  Remove one of the redirects, or let one of them lead to a page.',
  ],
  [
    "{ from: '/far', to: '/near' }",
    'The redirect from /far leads to /near, which is redirected, too.\n  Let it lead to /.',
  ],
  ["{ from: '/near', to: '/' }"],
  [
    "{ from: '/about', to: 'https://shop.example/' }",
    '/about is claimed by pages/about.tsx and pages/_site.tsx.\n  Remove the redirect, or rename the page or remove its alias.',
  ],
  [
    "{ from: '/us/', to: '/' }",
    '/us is claimed by pages/about.tsx and pages/_site.tsx.\n  Remove the redirect, or rename the page or remove its alias.',
  ],
  ["{ from: '/two words', to: '/' }"],
  [
    "{ from: '/two%20words', to: 'https://shop.example/' }",
    'This file claims /two%20words twice.\n  Remove one of the two redirects.',
  ],
  [
    "{ from: '/notes/*', to: '/' }",
    'The redirect from /notes/* would hide the page /notes/one.\n  Choose a path without pages below it, or list its old addresses one by one.',
  ],
  [
    "{ from: '/c', to: '/', status: 200 }",
    'The redirect from "/c" has the status 200.\n  Use 301 or 308 for a page that has moved for good, and 302 or 307 for one that will be back.',
  ],
  [
    "{ from: 'd', to: 'e' }",
    'A redirect is from "d", which is not an old address.\n  Start it with a slash. It can have a query, such as "/?p=123", or end with "/*", for everything below.',
    'The redirect from "d" leads to "e".\n  Write an address of the site, such as "/visit", or an https: URL.',
  ],
  [
    "{ from: '/f', to: '/g/*' }",
    'The redirect from "/f" leads to "/g/*", with a * that stands for nothing.\n  Write one * at the end of both addresses, or none in the new one.',
  ],
  [
    "{ from: '/h', to: '/', permanent: true }",
    '`permanent` is not a field of a redirect.\n  Remove it. The fields are from, to, status.',
  ],
  [
    "{ from: '/i', to: '/abuot' }",
    'The redirect from /i leads nowhere. The link "/abuot" doesn\'t match any page.\n  Did you mean "/about"?',
  ],
  [
    "{ from: '/j', to: '/about#x' }",
    'The link "/about#x" points to #x, but /about has no element with that id.\n  Add id="x" to the target element, or correct the link.',
  ],
];

test('each mistake in a redirect is named with its line and its fix', async () => {
  const problems = await problemsOf({
    ...rows(...mistakes.map(([redirect]) => redirect)),
    ...aliasOf("'/us'"),
    'notes/one.tsx': pageText('One'),
  });
  const expected = mistakes.flatMap(([, ...found], index) =>
    found.map((problem) => `_site.tsx:${index + 6}: ${problem}`),
  );
  expect([...problems].sort()).toEqual(expected.sort());
});

test.each([
  [
    { ...rows("{ from: '/menus/*', to: '/' }"), '_public/menus/a.txt': 'x' },
    '_public/menus/a.txt: The redirect from /menus/* to / would hide the file menus/a.txt.\n  Rename the file, or remove the redirect or the alias.',
  ],
  [
    { '_site.tsx': siteText({ more: "redirects: { '/a': '/' }," }) },
    '_site.tsx:5: `redirects` is {"/a":"/"}.\n  Set it to a list of { from, to }.',
  ],
])('redirects are refused: %j', async (files, problem) => {
  expect(await problemsOf(files)).toEqual([problem]);
});

test('links to old addresses are correct, and lead to the page where it has moved for good', async () => {
  const links = ['/old', '/spring', '/door', '/shop', '/blog/x'];
  const body = links.map((to) => `<a href="${to}">x</a>`).join('');
  const { read } = await built(
    {},
    siteFolder({
      ...rows(
        "{ from: '/old', to: '/about', status: 308 }",
        "{ from: '/spring', to: '/about', status: 302 }",
        "{ from: '/door', to: '/about#top' }",
        "{ from: '/shop', to: 'https://shop.example/' }",
        "{ from: '/blog/*', to: '/about' }",
      ),
      ...aliasOf(''),
      'index.tsx': pageText('Home', { body }),
    }),
  );
  const found = [...read('index.html').matchAll(/<a href="([^"]*)"/g)].map(([, to]) => to);
  expect(found).toEqual(['/about', ...links.slice(1)]);
});
