import { isPath } from '../../author/base-path.ts';
import { escapeHtml } from '../../core/text/html.ts';
import { pathOf } from '../../routes/route.ts';
import type { ScannedLink } from './scan.ts';

/** Decodes a path or fragment the way browsers do: wrong percent-encoding stays unchanged. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Replaces every alias in links outside islands by the address it redirects to. Queries and fragments stay. */
export function rewriteAliases(
  html: string,
  links: readonly ScannedLink[],
  {
    base,
    addressOf,
  }: { readonly base: string; readonly addressOf: (alias: string) => string | undefined },
): string {
  let result = '';
  let done = 0;
  for (const { attribute, value, start, end, isInIsland } of links) {
    if (isInIsland || !isPath(value)) continue;
    const path = pathOf(value);
    const address = addressOf(path);
    if (address === undefined) continue;
    const tag = html.slice(start, end);
    // The space prevents a match in `data-href`.
    const from = ` ${attribute}="${escapeHtml(base + value)}"`;
    const to = ` ${attribute}="${escapeHtml(base + address + value.slice(path.length))}"`;
    result += html.slice(done, start) + tag.replace(from, () => to);
    done = end;
  }
  return done === 0 ? html : result + html.slice(done);
}

/** Adds `aria-current="page"` to the links to an address that are outside islands and state none. */
export function markCurrent(html: string, links: readonly ScannedLink[], address: string): string {
  let result = '';
  let done = 0;
  for (const { tag, value, start, end, isInIsland } of links) {
    if (tag !== 'a' || value !== address || isInIsland) continue;
    if (html.slice(start, end).includes(' aria-current=')) continue;
    result += `${html.slice(done, start)}<a aria-current="page"`;
    done = start + '<a'.length;
  }
  return done === 0 ? html : result + html.slice(done);
}
