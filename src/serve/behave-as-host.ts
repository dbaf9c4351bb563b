import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HostName, hosts, isHostName } from '../model/hosts/hosts.ts';
import { type SiteHost, siteHostFile } from '../model/site-host.ts';
import { toRecord } from '../model/to-record.ts';
import type { Handler } from './handler.ts';
import { sendText } from './send.ts';

/** What a built site says of its host. A site for any host says nothing. */
export function readSiteHost(folder: string): SiteHost | undefined {
  const file = join(folder, siteHostFile);
  if (!existsSync(file)) return undefined;
  const { target, base, headers, redirects } = toRecord(JSON.parse(readFileSync(file, 'utf8')));
  return {
    target: typeof target === 'string' ? target : null,
    base: typeof base === 'string' ? base : '',
    headers: toTexts(headers),
    redirects: toTexts(redirects),
  };
}

/** Answers what the host of a site answers by itself: paths below the base, aliases, other spellings of an address. */
export function behaveAsHost(folder: string, next: Handler): Handler {
  return async (request, response) => {
    const siteHost = readSiteHost(folder);
    const url = request.url ?? '';
    if (!siteHost) return next(request, response);
    const reply = replyOf(url, siteHost);
    if (reply.kind === 'pass') {
      request.url = reply.url;
      return next(request, response);
    }
    if (reply.kind === 'missing') return sendText(request, response, 404, 'Nothing is here.');
    const headers = { Location: reply.location };
    sendText(request, response, reply.status, 'This is elsewhere.', headers);
  };
}

type Reply =
  | { readonly kind: 'pass'; readonly url: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'moved'; readonly status: number; readonly location: string };

function replyOf(url: string, { base, target, redirects }: SiteHost): Reply {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  if (!`${path}/`.startsWith(`${base}/`)) return { kind: 'missing' };
  const own = path.slice(base.length);
  const moved = (to: string, status: number): Reply => {
    return { kind: 'moved', status, location: base + to + query };
  };
  if (own === '') return moved('/', 301);
  const to = Object.hasOwn(redirects, own) ? redirects[own] : undefined;
  if (to !== undefined) return moved(to, 301);
  if (target === null || !isHostName(target)) return { kind: 'pass', url: own + query };
  return replyToSpelling(own, target, query, moved);
}

/** Where `/page` is asked for as `/page/` or `/page.html`. */
function replyToSpelling(
  path: string,
  target: HostName,
  query: string,
  moved: (to: string, status: number) => Reply,
): Reply {
  const { slash, ending, hides } = hosts[target];
  if (hides.includes(path.slice(1))) return { kind: 'pass', url: '/.hidden' };
  const spelled = path.endsWith('/') && path !== '/' ? slash : path.endsWith('.html') ? ending : '';
  const clean = path.replace(/(\/|\.html)$/, '').replace(/^\/index$/, '') || '/';
  if (spelled === 'redirected') return moved(clean, 308);
  if (spelled === 'missing') return { kind: 'pass', url: '/.hidden' };
  return { kind: 'pass', url: (spelled === 'served' ? clean : path) + query };
}

function toTexts(value: unknown): Readonly<Record<string, string>> {
  const pairs = Object.entries(toRecord(value)).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  );
  return Object.fromEntries(pairs);
}
