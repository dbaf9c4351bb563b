import { isPath } from '../author/address.ts';
import { isSafePath } from '../core/files/output-files.ts';
import { outputPathOf, type Redirect } from './route.ts';

/** An old address, in the form in which addresses are compared. */
export interface OldAddress {
  /** Decoded, without a slash at the end: empty for `/`. */
  readonly path: string;
  /** The same, as browsers request it. */
  readonly encoded: string;
  /** Whether it stands for everything below its path. */
  readonly isWildcard: boolean;
  /** Its parameters, encoded: `p=123`. */
  readonly query: readonly string[];
}

/** `/old/`, `/Our Menu.PHP`, `/?p=123`, `/blog/*`. Undefined if the text is none of these. */
export function parseOldAddress(text: unknown): OldAddress | undefined {
  const [, path = '', wildcard = '', search] =
    /^((?:\/[^/?#*\\]+)*)(\/\*|\/)?(?:\?([^#]+))?$/.exec(typeof text === 'string' ? text : '') ??
    [];
  const query = search === undefined ? [] : String(new URLSearchParams(search)).split('&');
  try {
    if (path + wildcard === '' || /%2f|%5c/i.test(path)) return undefined;
    const decoded = decodeURIComponent(path);
    if (/\/\.\.?(\/|$)|\p{Cc}/u.test(decoded)) return undefined;
    const encoded = encodeURI(decoded).replace(/[?#]/g, encodeURIComponent);
    return { path: decoded, encoded, isWildcard: wildcard === '/*', query };
  } catch {
    return undefined;
  }
}

/** For aliases and redirects. */
export const oldAddressHint =
  'Start it with a slash. It can have a query, such as "/?p=123", or end with "/*", for everything below.';

/** The one way to write an old address. */
export function formatOldAddress({ encoded, isWildcard, query }: OldAddress): string {
  const path = isWildcard ? `${encoded}/*` : encoded || '/';
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** A redirect, as hosts need it. */
export interface RedirectRule extends OldAddress, Pick<Redirect, 'status'> {
  /**
   * A regular expression, without anchors, for the path and query that a client sends. Its groups are what
   * the `*` stands for, and the query that the new address gets.
   */
  readonly pattern: string;
  /** The new address up to these two texts. */
  readonly target: string;
  /** Whether the new address has what the `*` stands for. */
  readonly hasRest: boolean;
  /** Whether it gets the query of the request: neither address has one. */
  readonly keepsQuery: boolean;
  /** The end of the new address: empty, or `#door`. */
  readonly fragment: string;
}

/** `base` is the base path of the site. */
export function toRule({ from, to, status }: Omit<Redirect, 'file'>, base: string): RedirectRule {
  const old = parseOldAddress(from);
  if (!old) throw new TypeError(`${from} is not an old address.`);
  const encoded = base + old.encoded;
  const anyCase = escapePattern(encoded).replace(/%[\dA-F]{2}/g, (code) =>
    code.replace(/[A-F]/g, (letter) => `[${letter}${letter.toLowerCase()}]`),
  );
  const rest = old.isWildcard ? '/([^? ]+?)' : '()';
  const [, target = '', star, fragment = ''] = /^([^*#]*)(\*)?(#.*)?$/.exec(to) ?? [];
  return {
    ...old,
    path: base + old.path,
    encoded,
    status,
    pattern: `${anyCase}${rest}/?${queryPattern(old.query, to)}`,
    target: isPath(to) ? base + target : target,
    hasRest: star !== undefined,
    keepsQuery: old.query.length === 0 && !to.includes('?'),
    fragment,
  };
}

/** The new address of a redirect, with what the `*` stands for and with a query. */
export function locationOf(
  { target, hasRest, fragment }: Pick<RedirectRule, 'target' | 'hasRest' | 'fragment'>,
  rest: string,
  query: string,
): string {
  return `${target}${hasRest ? rest : ''}${query}${fragment}`;
}

/** A query of the old address is not kept, nor is any other if the new address has one. */
function queryPattern(query: OldAddress['query'], to: string): string {
  if (query.length === 0)
    return to.includes('?') ? String.raw`(?:\?[^ ]*)?()` : String.raw`(\?[^ ]*)?`;
  const parameters = query.map(escapePattern).join('&(?:[^ ]*&)?');
  return String.raw`\?(?:[^ ]*&)?${parameters}(?:&[^ ]*)?()`;
}

/** Escapes a text for a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Finds the redirect of a request, with the new address. Both have the base path. */
export function redirectFinder<Found extends Omit<Redirect, 'file'>>(
  redirects: Iterable<Found>,
  base = '',
): (url: string) => (Found & { readonly location: string }) | undefined {
  const rules = [...redirects].map((redirect) => {
    const rule = toRule(redirect, base);
    return { redirect, rule, expression: new RegExp(`^${rule.pattern}$`) };
  });
  const ofQuery = rules.filter(({ rule }) => rule.query.length > 0);
  const ofPath = new Map(
    rules
      .filter(({ redirect }) => isPlain(redirect.from))
      .map((each) => [each.rule.encoded, each] as const),
  );
  const wildcards = rules.filter(({ rule }) => rule.isWildcard && rule.query.length === 0);
  return (url) => {
    const exact = ofPath.get(pathOfRequest(url));
    const candidates = [...ofQuery, ...(exact ? [exact] : []), ...wildcards];
    for (const { redirect, rule, expression } of candidates) {
      const [match, rest = '', query = ''] = expression.exec(url) ?? [];
      if (match !== undefined) return { ...redirect, location: locationOf(rule, rest, query) };
    }
    return undefined;
  };
}

/** In the form of `encoded`. */
function pathOfRequest(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return path.replace(/\/$/, '').replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase());
}

/** Whether an old address is a path and nothing else. */
export function isPlain(from: string): boolean {
  return !/[*?]/.test(from);
}

/** The file of a page that redirects. Undefined if a file cannot have the old address. */
export function redirectPagePath({ from }: Pick<Redirect, 'from'>): string | undefined {
  const path = outputPathOf(decodeURIComponent(from));
  return isPlain(from) && isSafePath(path) ? path : undefined;
}

/** Those with a query first and wildcards last, the longest first: hosts use the first one that matches. */
export function inOrder(redirects: Iterable<Redirect>): readonly Redirect[] {
  const rank = (from: string): number => (from.includes('?') ? 0 : from.endsWith('*') ? 2 : 1);
  return [...redirects].sort(
    ({ from: a }, { from: b }) =>
      rank(a) - rank(b) || (rank(a) === 2 ? b.length - a.length : 0) || (a < b ? -1 : 1),
  );
}
