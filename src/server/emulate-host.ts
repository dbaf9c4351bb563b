import { type HostName, isHostName } from '../core/host-names.ts';
import type { HostRecord } from '../output/hosts/host-record.ts';
import { hosts } from '../output/hosts/hosts.ts';
import { readHostRecord } from './read-host-record.ts';
import { type Handler, sendText } from './send.ts';
import { readFromFolder } from './static/read-from-folder.ts';
import { serveFiles } from './static/serve-files.ts';

/**
 * Serves a built site with the headers and redirects of its host, and treats other spellings of an
 * address as that host does. All of it is read for each request: a build may have changed it.
 */
export function emulateHost(folder: string): Handler {
  return async (request, response) => {
    const siteHost = await readHostRecord(folder);
    for (const [name, value] of Object.entries(siteHost.headers)) response.setHeader(name, value);
    const reply = replyOf(request.url ?? '', siteHost);
    if (reply.kind === 'missing') return sendText(request, response, 404, 'Nothing is here.');
    if (reply.kind === 'moved') {
      const headers = { Location: reply.location };
      return sendText(request, response, reply.status, 'This page has moved.', headers);
    }
    request.url = reply.url;
    const { target } = siteHost;
    const forms = target !== null && isHostName(target) ? hosts[target].storedForms : undefined;
    await serveFiles(readFromFolder(folder, forms ?? []))(request, response);
  };
}

type Reply =
  | { readonly kind: 'pass'; readonly url: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'moved'; readonly status: number; readonly location: string };

function replyOf(url: string, { base, target, redirects }: HostRecord): Reply {
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

/** The answer where `/page` is spelled `/page/` or `/page.html`. */
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
