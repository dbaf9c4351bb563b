import { isPath } from '../../author/address.ts';
import { splitHoisted } from '../../author/hoisted.ts';
import { escapeHtml } from '../../core/html.ts';
import type { StyledElement } from '../../modules/runner/react.ts';
import { pathOf } from '../../routes/route.ts';
import { keepUnbroken } from './keep-unbroken.ts';
import { type Scan, type ScannedLink, scanHtml } from './scan.ts';

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
  /** The elements with an inline style that React made. */
  readonly styled?: readonly StyledElement[];
}

/** React's markup, with aliases rewritten and texts kept on one line. */
export function toFragment(
  markup: string,
  { base, addressOf, unbroken, styled = [] }: ToFragmentOptions,
): Fragment {
  const raw = unbroken ? keepUnbroken(markup, unbroken) : markup;
  const scan = scanHtml(raw, base);
  const rewritten = rewriteAliases(raw, scan.links, { base, addressOf });
  const { head, body } = splitHoisted(rewritten);
  // Scanning takes longer than rendering, and most pages link to no alias.
  const whole = rewritten === raw ? scan : scanHtml(rewritten, base);
  return { html: body, head, scan: withStacks(whole, styled) };
}

/** Adds to inline styles where their elements were made: the first one with the tag and some of the properties. */
export function withStacks(scan: Scan, styled: readonly StyledElement[]): Scan {
  if (scan.inlineStyles.length === 0) return scan;
  const inlineStyles = scan.inlineStyles.map((each) => {
    const names = each.text.split(';').map((declaration) => declaration.replace(/:.*/s, ''));
    const isMade = ({ tag, style }: StyledElement): boolean =>
      tag === each.tag && Object.keys(style).some((name) => names.includes(toCssName(name)));
    return { ...each, stack: styled.find(isMade)?.stack };
  });
  return { ...scan, inlineStyles };
}

/** `backgroundColor` -> `background-color` */
function toCssName(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Shortens React's HTML: empty SVG elements become self-closing, and data attributes that contain
 * many double quotes are delimited by single quotes.
 */
export function compactHtml(html: string): string {
  return html
    .replace(/<(path|use|circle|ellipse|line|rect|polygon|polyline)( [^<>]*)?><\/\1>/g, '<$1$2/>')
    .replace(
      / (data-[\w-]+)="([^"']*&quot;[^"']*)"/g,
      (_, name: string, value: string) => ` ${name}='${value.replaceAll('&quot;', '"')}'`,
    );
}

/** Replaces every alias in links outside islands by the address it redirects to. Queries and fragments stay. */
function rewriteAliases(
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
