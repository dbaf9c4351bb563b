import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import type { HostName } from '../../../src/core/hosts.ts';
import { preview } from '../../../src/server/preview.ts';
import { ask } from '../../support/ask.ts';
import { wake } from '../../support/browser-parts.ts';
import { type BuildOptions, build } from '../../support/build.ts';
import { contentsOf } from '../../support/folder-contents.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, type SiteFolder, siteFolder, siteText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const policy =
  "headers: ({ styles }) => ({ 'Content-Security-Policy': 'style-src ' + styles.join(' ') + \"; frame-ancestors 'none'\", 'X-Own': 'yes' }), endpoints: ['/api/post'],";

mkdirSync('test/.tmp/generator', { recursive: true });
const site = (): SiteFolder =>
  siteFolder(
    {
      '_site.tsx': siteText({
        more: policy,
        imports: "import './_layout.css';",
        layout: '<nav><Link href="/about?a=1#b">About</Link></nav><main>{children}</main>',
      }),
      '_layout.css': '@font-face { font-family: X; src: url(./_x.woff2) } body { margin: 0 }',
      '_about.css': 'h1 { color: red }',
      '_x.woff2': 'font',
      '_mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '_widgets/pic.tsx':
        "import { url } from '../_mark.svg';\nexport const Pic = ({ to }) => <a href={to}><img alt='' width='1' height='1' src={url} /></a>;",
      '_widgets/pic.island.ts': wake('pic', 'Pic'),
      'about.tsx': pageText('About', {
        imports:
          "import { withBase } from '#authoring'; import { Pic } from './_widgets/pic.tsx'; import './_about.css';",
        meta: "aliases: ['/old', '/team/old'],",
        body: '<p id="b">/not-a-link</p><form action="/api/post"></form><Island name="pic" component={Pic} props={{ to: withBase("/about") }} />',
      }),
      'about/us.tsx': pageText('Us'),
      '404.tsx': pageText('Nothing here'),
    },
    'targets',
  );

async function built(options: BuildOptions, from = site()) {
  expect((await build(from, options)).problems).toEqual([]);
  return { ...from, read: (path: string) => readFileSync(join(from.out, path), 'utf8') };
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function served(folder: string): Promise<string> {
  const { url, close } = await preview({ folder, host: '127.0.0.1', port: 0 });
  closing.push(close);
  return url;
}

test.each(['netlify', 'cloudflare'] as const)(
  '%s gets lists of redirects and headers',
  async (target) => {
    const { read, out } = await built({ target });
    expect(read('_redirects')).toBe(
      '/old /about 301\n/old/ /about 301\n/team/old /about 301\n/team/old/ /about 301\n',
    );
    expect(read('_headers')).toMatch(
      /^\/\*\n {2}Content-Security-Policy: style-src 'sha256.*\n {2}X-Own: yes\n\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/,
    );
    expect(Object.keys(contentsOf(out))).not.toContain('old.html');
  },
);

test('vercel gets JSON, and redirects with 301 instead of 308', async () => {
  const { read } = await built({ target: 'vercel' });
  const { cleanUrls, trailingSlash, redirects, headers } = JSON.parse(read('vercel.json'));
  expect({ cleanUrls, trailingSlash }).toEqual({ cleanUrls: true, trailingSlash: false });
  expect(redirects[0]).toEqual({ source: '/old', destination: '/about', statusCode: 301 });
  expect(headers[0].headers[1]).toEqual({ key: 'X-Own', value: 'yes' });
  expect(headers[1].source).toBe('/assets/(.*)');
});

test('if a host has no headers, each page has the policy of its own style sheets', async () => {
  const { read, out } = await built({ target: 'github-pages' });
  const metaOf = (path: string) =>
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      read(path),
    )?.[1];
  expect(metaOf('index.html')?.match(/sha256/g)).toHaveLength(1);
  expect(metaOf('about.html')?.match(/sha256/g)).toHaveLength(2);
  expect(metaOf('index.html')).not.toContain('frame-ancestors');
  const paths = Object.keys(contentsOf(out));
  expect(paths).toEqual(expect.arrayContaining(['.nojekyll', 'old.html', 'team/old.html']));
  expect(read('about/index.html')).toBe(read('about.html'));
  expect(read('about.html')).toContain('rel="canonical" href="https://store.example/about"');
  expect(read('old/index.html')).toBe(read('old.html'));
  expect(paths).not.toContain('404/index.html');
  expect(paths).not.toContain('_headers');
});

thoroughly('a bucket gets pages by their clean names, and aliases as redirects', async () => {
  const from = site();
  from.write({ '_public/.well-known/apple-app-site-association': '{}', '_public/CNAME': 'x' });
  from.write({ "_public/it's google.html": 'x', '_public/folder/index.html': 'x' });
  const { out, root, read } = await built({ target: 's3', base: '/shop' }, from);
  const said = join(root, 'said.txt');
  const bin = join(root, 'bin');
  mkdirSync(bin);
  // A stand-in for the cloud's command, as far as a script can tell.
  writeFileSync(join(bin, 'aws'), `#!/bin/sh\necho "$@" >> '${said}'\n`, { mode: 0o755 });
  const { status, stderr } = spawnSync('sh', ['.s3-upload.sh'], {
    cwd: out,
    env: { ...process.env, BUCKET: 'store', PATH: `${bin}:${process.env['PATH']}` },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const lines = readFileSync(said, 'utf8').trim().split('\n');
  const html = '--content-type text/html;charset=utf-8 --cache-control no-cache';
  expect(lines).toEqual(
    expect.arrayContaining([
      's3 website s3://store --index-document index.html --error-document shop/404.html',
      `s3 cp ./about.html s3://store/shop/about ${html}`,
      `s3 cp ./about/us.html s3://store/shop/about/us ${html}`,
      `s3 cp ./index.html s3://store/shop/index.html ${html}`,
      `s3 cp ./it's google.html s3://store/shop/it's google.html ${html}`,
      `s3 cp ./folder/index.html s3://store/shop/folder/index.html ${html}`,
      ...['CNAME', '.well-known/apple-app-site-association'].map(
        (path) =>
          `s3 cp ./${path} s3://store/shop/${path} --content-type application/octet-stream --cache-control no-cache`,
      ),
      ...[
        ['old', 'about'],
        ['old/index.html', 'about'],
        ['about/index.html', 'about'],
        ['about/us/index.html', 'about/us'],
      ].map(
        ([key, to]) =>
          `s3api put-object --bucket store --key shop/${key} --website-redirect-location /shop/${to}`,
      ),
    ]),
  );
  const fonts = lines.filter((line) => line.includes('.woff2'));
  expect(fonts).toHaveLength(1);
  expect(fonts[0]).toContain('--cache-control public, max-age=31536000, immutable');
  expect(lines.join()).not.toMatch(/\.site-|google\/index|folder\/index\/index/);
  expect(read('about.html')).toContain('http-equiv="Content-Security-Policy"');
});

thoroughly('preview behaves like the host', async () => {
  const statusOf = async (target: HostName) => {
    const { out } = await built({ target });
    const url = await served(out);
    const paths = [
      '/about',
      '/old?a=1',
      '/about/',
      '/old/',
      '/about.html',
      '/_headers',
      '/nothing/',
    ];
    const answers = await Promise.all(paths.map((path) => ask(url, path)));
    return answers.map(({ status, headers }) => [status, headers.location].filter(Boolean).join());
  };
  const moved = ['200', '301,/about?a=1'];
  expect(await statusOf('netlify')).toEqual([...moved, '200', '301,/about', '200', '404', '404']);
  expect(await statusOf('cloudflare')).toEqual([
    ...[...moved, '308,/about', '301,/about', '308,/about', '404', '308,/nothing'],
  ]);
  expect(await statusOf('github-pages')).toEqual([
    ...['200', '200', '200', '200', '200', '404', '404'],
  ]);
  expect(await statusOf('s3')).toEqual([...moved, '301,/about', '301,/about', '404', '404', '404']);
});

test('preview for a host refuses a site that was built for another', async () => {
  const { out } = await built({ target: 'netlify' });
  const { code, stderr } = await runSite(['preview', '--out', out, '--target', 'nginx']);
  expect(code).toBe(1);
  expect(stderr).toContain('This site was built for netlify, not for nginx.');
  expect(stderr).toContain('Build the site with --target nginx first.');
});

test('a site below a path has it before every path, and nowhere else', async () => {
  const { read, out } = await built({ base: '/shop', target: 'github-pages' });
  const home = read('index.html');
  const about = read('about.html');
  expect(home).toContain('<a href="/shop/about?a=1#b">');
  expect(home).toContain('href="https://store.example/shop/"');
  expect(about).toContain('<p id="b">/not-a-link</p><form action="/api/post">');
  expect(about).toContain('href="https://store.example/shop/about"');
  expect(read('old.html')).toContain('content="0; url=/shop/about"');
  expect(read('sitemap.xml')).toContain('<loc>https://store.example/shop/about</loc>');
  const url = await served(out);
  const all = home + about + read('404.html');
  const found = all.matchAll(/(?:href|src|data-src|url\()="?(\/[^"')]*)/g);
  const paths = [...new Set([...found].map(([, path = '']) => path.replace(/#.*/, '')))];
  expect(paths.length).toBeGreaterThan(4);
  for (const path of paths) {
    expect(path).toMatch(/^\/shop\//);
    expect((await ask(url, path)).status, path).toBe(200);
  }
  expect((await ask(url, '/about')).status).toBe(404);
  expect((await ask(url, '/shop')).headers.location).toBe('/shop/');
  expect(about).toMatch(/data-props='?"?\{(&quot;|")to(&quot;|"):(&quot;|")\/shop\/about/);
  const scripts = Object.entries(contentsOf(out)).filter(([path]) => path.endsWith('.js'));
  expect(scripts.filter(([, code]) => /["'`]\/assets\//.test(code))).toEqual([]);
});

thoroughly(
  'compressed files are next to their originals, and unchanged files are not compressed again',
  async () => {
    const from = site();
    const { out, read } = await built({ isCompressed: true }, from);
    const bytes = (path: string) => readFileSync(join(out, path));
    expect(brotliDecompressSync(bytes('about.html.br')).toString()).toBe(read('about.html'));
    expect(gunzipSync(bytes('about.html.gz')).toString()).toBe(read('about.html'));
    const names = Object.keys(contentsOf(out));
    expect(names.filter((path) => /woff2\.(br|gz)$|^\.site.*\.(br|gz)$/.test(path))).toEqual([]);
    const before = statSync(join(out, 'index.html.br'));
    const island = '<Island name="pic" component={Pic} props={{ to: "/about" }} />';
    const imports = "import { Pic } from './_widgets/pic.tsx';";
    const body = `<p id="b">Other</p>${island}`;
    from.write({ 'about.tsx': pageText('About', { imports, body }) });
    await built({ isCompressed: true }, from);
    expect(statSync(join(out, 'index.html.br')).ino).toBe(before.ino);
    expect(brotliDecompressSync(bytes('about.html.br')).toString()).toContain('Other');
    await built({}, from);
    expect(Object.keys(contentsOf(out)).filter((path) => path.endsWith('.br'))).toEqual([]);
  },
);

test.each(['shop', '/a/../b'])('%s is not a base', async (base) => {
  const { code, stderr } = await runSite(['build', '--base', base]);
  expect(code).toBe(2);
  expect(stderr).toContain(
    'Write a slash, and then letters, digits, and . _ ~ -, such as /shop or /~anna/shop.',
  );
});
