import { isSafePath } from '../../core/files/paths.ts';
import { pathOf } from '../../routes/route.ts';

/**
 * The files that may answer an address, the best first: `/a` is `a` or `a.html`. As on the strictest
 * host, an address with a trailing slash has no file, so that such a mistake is noticed. Hidden files
 * are not served, except in `.well-known`.
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
