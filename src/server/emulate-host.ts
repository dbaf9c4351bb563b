import type { HostName } from '../core/host-names.ts';
import type { HostRecord } from '../output/hosts/host-record.ts';
import { hosts } from '../output/hosts/hosts.ts';
import { readHostRecord } from './read-host-record.ts';
import { type Handler, sendText } from './send.ts';
import { readFromFolder } from './static/read-from-folder.ts';
import { serveFiles } from './static/serve-files.ts';

/**
 * Serves a built site with the headers and redirects of its host, and treats `/page/` and
 * `/page.html` as that host does. The host record is read for each request, because a build may have
 * changed it.
 */
export function emulateHost(folder: string): Handler {
  return async (request, response) => {
    const siteHost = await readHostRecord(folder);
    for (const [name, value] of Object.entries(siteHost.headers)) response.setHeader(name, value);
    const reply = replyOf(request.url ?? '', siteHost);
    if (reply.kind === 'missing') return sendText(request, response, 404, 'Page not found.');
    if (reply.kind === 'moved') {
      const headers = { Location: reply.location };
      return sendText(request, response, reply.status, 'This page has moved.', headers);
    }
    request.url = reply.url;
    const host = siteHost.target && hosts[siteHost.target];
    await serveFiles(readFromFolder(folder, host?.storedForms ?? []))(request, response);
  };
}

type Reply =
  | { readonly kind: 'pass'; readonly url: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'moved'; readonly status: number; readonly location: string };

function replyOf(url: string, { base, target, redirects }: HostRecord): Reply {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  if (!`${path}/`.startsWith(`${base}/`)) return { kind: 'missing' };
  const pathInSite = path.slice(base.length);
  const moved = (to: string, status: number): Reply => {
    return { kind: 'moved', status, location: base + to + query };
  };
  if (pathInSite === '') return moved('/', 301);
  const to = Object.hasOwn(redirects, pathInSite) ? redirects[pathInSite] : undefined;
  if (to !== undefined) return moved(to, 301);
  if (target === null) return { kind: 'pass', url: pathInSite + query };
  return replyToVariant(pathInSite, target, query, moved);
}

/** The reply to `/page/` or `/page.html` instead of `/page`. */
function replyToVariant(
  path: string,
  target: HostName,
  query: string,
  moved: (to: string, status: number) => Reply,
): Reply {
  const { slash, ending, hides } = hosts[target];
  if (hides.includes(path.slice(1))) return { kind: 'pass', url: '/.hidden' };
  const behavior =
    path.endsWith('/') && path !== '/' ? slash : path.endsWith('.html') ? ending : '';
  const clean = path.replace(/(\/|\.html)$/, '').replace(/^\/index$/, '') || '/';
  if (behavior === 'redirected') return moved(clean, 308);
  if (behavior === 'missing') return { kind: 'pass', url: '/.hidden' };
  return { kind: 'pass', url: (behavior === 'served' ? clean : path) + query };
}
