import { splitHoisted } from '../../author/hoisted.ts';
import { escapeHtml } from '../../core/text/html.ts';
import { keepUnbroken } from './keep-unbroken.ts';
import { rewriteAliases } from './rewrite-links.ts';
import { type Scan, scanHtml } from './scan.ts';

/** Some HTML and its scan. */
export interface Fragment {
  readonly html: string;
  /** Elements for the document's head. */
  readonly head: string;
  /** Covers `html` and `head`. */
  readonly scan: Scan;
}

export interface ToFragmentOptions {
  /** The base path of the site. */
  readonly base: string;
  /** The address that an alias redirects to. */
  readonly addressOf: (alias: string) => string | undefined;
  /** The URL of an island's module, by the island's name. */
  readonly urlOfIsland: (name: string) => string | undefined;
  /** Texts that no line ends within. */
  readonly unbroken?: RegExp | undefined;
}

/** React's markup, with aliases rewritten, islands linked, and texts kept on one line. */
export function toFragment(
  markup: string,
  { base, addressOf, urlOfIsland, unbroken }: ToFragmentOptions,
): Fragment {
  const raw = unbroken ? keepUnbroken(markup, unbroken) : markup;
  const scan = scanHtml(raw, base);
  const rewritten = rewriteAliases(raw, scan.links, { base, addressOf });
  const linked = linkIslands(rewritten, scan.islands, urlOfIsland);
  const { head, body } = splitHoisted(linked);
  // Scanning takes longer than rendering, and most pages have neither aliases nor islands.
  return { html: body, head, scan: linked === raw ? scan : scanHtml(linked, base) };
}

/** Adds the URL of its module to every island. An island without a URL stays unchanged. */
function linkIslands(
  html: string,
  names: readonly string[],
  urlOf: (name: string) => string | undefined,
): string {
  return [...new Set(names)].reduce((result, name) => {
    const mark = `data-island="${escapeHtml(name)}"`;
    const url = urlOf(name);
    return url === undefined
      ? result
      : result.replaceAll(mark, `${mark} data-src="${escapeHtml(url)}"`);
  }, html);
}
