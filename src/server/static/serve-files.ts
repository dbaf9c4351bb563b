import { isHashedAsset } from '../../core/files/asset-names.ts';
import { isSafePath } from '../../core/files/output-files.ts';
import { contentType, immutable } from '../../output/hosts/host.ts';
import { pathOf } from '../../routes/route.ts';
import { type Handler, type Reply, send, sendMoved, sendText } from '../send.ts';

/** A file with its headers, besides its type. `etag` and `last-modified` are in lower case. */
export type FoundFile = Pick<Reply, 'body' | 'headers'>;

/** Finds a file by its path relative to the site's root. `codings` is the value of `Accept-Encoding`. */
export type FindFile = (path: string, codings: string) => Promise<FoundFile | undefined>;

/**
 * Serves the files of a site at clean addresses, and the site's 404 page for any other address. The
 * address of a page with a trailing slash is redirected. `base` is the base path, which requests lack.
 */
export function serveFiles(find: FindFile, base = ''): Handler {
  return async (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      const allow = { Allow: 'GET, HEAD' };
      return sendText(response, 405, 'Use GET or HEAD.', allow);
    }
    // A part of a compressed file would be of no use to its reader.
    const codings = headers.range ? '' : String(headers['accept-encoding'] ?? '');
    for (const path of cleanUrlPaths(url)) {
      const file = await find(path, codings);
      if (file) return send(response, { status: 200, type: contentType(path), ...file });
    }
    const moved = withoutSlash(url);
    if (await find(moved.path, codings))
      return sendMoved(response, { status: 301, location: base + moved.url });
    const page = await find('404.html', codings);
    if (!page) return sendText(response, 404, 'Page not found.');
    send(response, { status: 404, type: contentType('404.html'), ...page });
  };
}

/** The URL of a page without the slash at the end, and the page's file. The path is empty if there is no slash. */
function withoutSlash(url: string) {
  const [, address = '', query = ''] = /^([^?#]+)\/(\?.*)?$/s.exec(url) ?? [];
  const [, path = ''] = cleanUrlPaths(address);
  return { path, url: address + query };
}

/** How long a file may be cached, by its path relative to the site's root. */
export function cacheControlOf(path: string): string {
  return isHashedAsset(path) ? immutable : 'no-cache';
}

/**
 * The files that may answer an address, the best first: `/a` is `a` or `a.html`. An address with a
 * trailing slash has no file. Hidden files are not served, except in `.well-known`.
 */
export function cleanUrlPaths(url: string): readonly string[] {
  const path = decode(pathOf(url));
  if (path === '/') return ['index.html'];
  if (!path?.startsWith('/') || !isSafePath(path.slice(1)) || isHidden(path)) return [];
  const file = path.slice(1);
  return [file, `${file}.html`];
}

/** Undefined if the path cannot be decoded, or if a segment contains an encoded slash. */
function decode(path: string): string | undefined {
  try {
    return /%2f/i.test(path) ? undefined : decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isHidden(path: string): boolean {
  return path.replace(/^\/\.well-known\//, '/').includes('/.');
}
