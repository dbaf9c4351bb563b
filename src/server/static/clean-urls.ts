import { isSafePath } from '../../core/files/staging-folders.ts';

/**
 * The files that may answer an address, the best first: `/a` is `a` or `a.html`. As on the strictest
 * host an address with a slash at its end is nobody's, so that such a mistake shows. Nobody's are
 * also hidden files, but for what stands in `.well-known`.
 */
export function cleanUrlPaths(url: string): readonly string[] {
  const path = decode(url.replace(/[?#].*$/s, ''));
  if (path === '/') return ['index.html'];
  if (!path?.startsWith('/') || !isSafePath(path.slice(1)) || isHidden(path)) return [];
  const file = path.slice(1);
  return [file, `${file}.html`];
}

/** Nothing where it cannot be decoded, or where a part of it decodes to two. */
function decode(path: string): string | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    return segments.some((segment) => segment.includes('/')) ? undefined : segments.join('/');
  } catch {
    return undefined;
  }
}

function isHidden(path: string): boolean {
  return path.replace(/^\/\.well-known\//, '/').includes('/.');
}
