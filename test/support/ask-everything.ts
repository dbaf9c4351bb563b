import { chmodSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { expect } from 'vitest';
import { type Answer, ask } from './ask.ts';
import { contentsOf } from './folder-contents.ts';
import { runSite } from './run-site.ts';
import type { BuiltRoute } from './site/built-pages.ts';
import { realRoutes } from './site/built-pages.ts';

/** A site built for a host. */
export interface HostedBuild {
  readonly root: string;
  readonly routes: readonly BuiltRoute[];
  readonly headers: Readonly<Record<string, string>>;
  readonly base: string;
}

/** Builds a site for a host: the real one, unless `pages` is given. */
export async function buildFor(
  target: string,
  flags: readonly string[] = [],
): Promise<HostedBuild> {
  mkdirSync('test/.tmp/hosts', { recursive: true });
  const folder = resolve(mkdtempSync(`test/.tmp/hosts/built-for-${target}-`));
  // nginx reads it as another user.
  chmodSync(folder, 0o755);
  const root = join(folder, 'site');
  const { code, stderr } = await runSite([
    'build',
    '--no-og',
    '--target',
    target,
    '--out',
    root,
    ...flags,
  ]);
  expect({ code, problems: code === 0 ? '' : stderr }).toEqual({ code: 0, problems: '' });
  const { headers, base } = JSON.parse(readFileSync(join(root, '.site-host.json'), 'utf8'));
  return { root, routes: realRoutes(), headers, base };
}

/**
 * Requests everything that a site has, and some that it lacks; returns a sentence for each wrong
 * response.
 */
export async function askEverything(url: string, site: HostedBuild): Promise<readonly string[]> {
  const found: Fault[] = [];
  const parts = [askPages, askAliases, askWithSlash, askForNothing, askFiles];
  for (const part of parts) await part({ ...site, get: (path) => ask(url, path) }, found);
  return found
    .filter(([, answered, wanted]) => JSON.stringify(answered) !== JSON.stringify(wanted))
    .map(([what, answered, wanted]) => `${what}: ${show(answered)} instead of ${show(wanted)}`);
}

type Fault = readonly [what: string, answered: unknown, wanted: unknown];

interface Asked extends HostedBuild {
  readonly get: (path: string) => Promise<Answer>;
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

async function askPages({ get, base, routes, ...site }: Asked, found: Fault[]): Promise<void> {
  for (const { address } of routes.filter((route) => route.address !== '/404')) {
    const answer = await get(base + address);
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
    found.push([`status of ${address}`, answer.status, 200]);
    found.push([`type of ${address}`, plain(answer), 'text/html;charset=utf-8']);
    found.push([`page of ${address}`, answer.body === textOf(site, file), true]);
    found.push([`caching of ${address}`, answer.headers['cache-control'], 'no-cache']);
    found.push(...headersOf(address, answer, site));
  }
}

async function askAliases({ get, base, routes }: Asked, found: Fault[]): Promise<void> {
  const aliases = routes.flatMap((route) => route.aliases.map((alias) => ({ alias, ...route })));
  for (const { alias, address } of aliases)
    for (const query of ['', '?from=a%20mail&x=1']) {
      const answer = await get(base + alias + query);
      const { pathname, search } = new URL(answer.headers.location ?? '', 'http://host');
      found.push([`status of ${alias}`, answer.status, 301]);
      found.push([`target of ${alias}`, pathname + search, base + address + query]);
    }
}

const missing = ['/nothing', '/About', '/nothing/', '/services/nothing', '/contact/x'];
const hidden = [
  '/.site-files',
  '/.site-host.json',
  '/.nginx.conf',
  '/.Caddyfile',
  '/services/.env',
];
const gone = '/assets/chunk-AAAAAAAA.js';

async function askWithSlash({ get, base, routes }: Asked, found: Fault[]): Promise<void> {
  for (const { address, aliases } of routes.filter(({ address }) => !/^\/(404)?$/.test(address)))
    for (const path of [address, ...aliases]) {
      const answer = await get(`${base}${path}/?from=a%20mail&x=1`);
      const { pathname, search } = new URL(answer.headers.location ?? '', 'http://host');
      found.push([`status of ${path}/`, answer.status, 301]);
      found.push([`target of ${path}/`, pathname + search, `${base}${address}?from=a%20mail&x=1`]);
    }
}

async function askForNothing({ get, base, ...site }: Asked, found: Fault[]): Promise<void> {
  for (const path of [...missing, ...hidden, gone]) {
    const answer = await get(base + path);
    found.push([`status of ${path}`, answer.status, 404]);
    found.push([`page of ${path}`, answer.body === textOf(site, '404.html'), true]);
    found.push([`caching of ${path}`, answer.headers['cache-control'], 'no-cache']);
    found.push(...headersOf(path, answer, site));
  }
  const { status } = await get(`${base}/.htaccess`);
  found.push(['refusal of /.htaccess', status >= 400, true]);
}

async function askFiles({ get, base, ...site }: Asked, found: Fault[]): Promise<void> {
  const all = Object.keys(contentsOf(site.root));
  const files = all.filter((path) => !/\.(html|br|gz)$|^\.|\/$/.test(path));
  for (const file of [...files, '.well-known/security.txt']) {
    const answer = await get(`${base}/${file}`);
    const isHashed = /^assets\/.*-[A-Z0-9]{8}\.\w+$/.test(file);
    const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
    found.push([`status of ${file}`, answer.status, 200]);
    found.push([`type of ${file}`, plain(answer).split(';')[0], types[extname(file).slice(1)]]);
    found.push([`caching of ${file}`, answer.headers['cache-control'], caching]);
    found.push(...headersOf(file, answer, site));
  }
}

function headersOf(path: string, { headers }: Answer, site: Pick<HostedBuild, 'headers'>) {
  return Object.entries(site.headers).map(
    ([name, value]): Fault => [`${name} of ${path}`, headers[name.toLowerCase()], value],
  );
}

function textOf({ root }: Pick<HostedBuild, 'root'>, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** In any spelling. */
function plain({ headers }: Answer): string {
  return (headers['content-type'] ?? '').toLowerCase().replaceAll(' ', '');
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
  txt: 'text/plain',
  xml: 'text/xml',
  json: 'application/json',
  ics: 'text/calendar',
  vcf: 'text/vcard',
};
