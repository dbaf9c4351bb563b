import { splitHoisted } from '../../author/hoisted.ts';
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
  /** Texts that stay on one line. */
  readonly unbroken?: RegExp | undefined;
}

/** React's markup, with aliases rewritten and texts kept on one line. */
export function toFragment(
  markup: string,
  { base, addressOf, unbroken }: ToFragmentOptions,
): Fragment {
  const raw = unbroken ? keepUnbroken(markup, unbroken) : markup;
  const scan = scanHtml(raw, base);
  const rewritten = rewriteAliases(raw, scan.links, { base, addressOf });
  const { head, body } = splitHoisted(rewritten);
  // Scanning takes longer than rendering, and most pages link to no alias.
  return { html: body, head, scan: rewritten === raw ? scan : scanHtml(rewritten, base) };
}
