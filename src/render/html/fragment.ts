import { splitHoisted } from '../../author/hoisted.ts';
import { linkIslands } from './link-islands.ts';
import { rewriteAliases } from './rewrite-links.ts';
import { type Scan, scanHtml } from './scan.ts';

/** A piece of HTML and what was found in it. */
export interface Fragment {
  readonly html: string;
  /** What belongs into the document's head. */
  readonly head: string;
  /** Of both. */
  readonly scan: Scan;
}

export interface ToFragmentOptions {
  /** What comes before every path of the site. */
  readonly base: string;
  /** The address that an alias stands for. */
  readonly addressOf: (alias: string) => string | undefined;
  /** URL of an island's module by its name. */
  readonly urlByIsland: ReadonlyMap<string, string>;
}

/** What React made, with its aliases rewritten and its islands linked. */
export function toFragment(
  raw: string,
  { base, addressOf, urlByIsland }: ToFragmentOptions,
): Fragment {
  const scan = scanHtml(raw, base);
  const rewritten = rewriteAliases(raw, scan.links, { base, addressOf });
  const linked = linkIslands(rewritten, scan.islands, urlByIsland);
  const { head, body } = splitHoisted(linked);
  // To read it takes longer than to render it: most pages have neither.
  return { html: body, head, scan: linked === raw ? scan : scanHtml(linked, base) };
}
