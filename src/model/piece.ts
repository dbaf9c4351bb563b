import { linkIslands } from './islands.ts';
import { rewriteAliases } from './links.ts';
import { type Scan, scanHtml } from './scan.ts';

/** A piece of HTML and what was found in it. */
export interface Piece {
  readonly html: string;
  readonly scan: Scan;
}

export interface ToPieceOptions {
  /** The address that an alias stands for. */
  readonly addressOf: (alias: string) => string | undefined;
  /** URL of an island's module by its name. */
  readonly urlByIsland: ReadonlyMap<string, string>;
}

/** What React made, with its aliases rewritten and its islands linked. */
export function toPiece(raw: string, { addressOf, urlByIsland }: ToPieceOptions): Piece {
  const scan = scanHtml(raw);
  const html = linkIslands(rewriteAliases(raw, scan.links, addressOf), scan.islands, urlByIsland);
  // To read it takes longer than to render it: most pages have neither.
  return { html, scan: html === raw ? scan : scanHtml(html) };
}
