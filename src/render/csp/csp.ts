import type { HostHeaders } from '../../core/host-headers.ts';
import type { InlineText } from '../html/scan.ts';
import { hashSource } from './csp-hashes.ts';

/** The sources of a content security policy by directive. */
export type Csp = ReadonlyMap<string, readonly string[]>;

/** The policy among a host's headers. */
export function cspIn(headers: HostHeaders): Csp | undefined {
  const header = Object.entries(headers).find(([name]) => /^content-security-policy$/i.test(name));
  if (!header) return undefined;
  const directives = header[1].split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

/** The policy for a `<meta>` element, without the directives that only work in a header. */
export function cspForMeta(headers: HostHeaders): string | undefined {
  const policy = cspIn(headers);
  if (!policy) return undefined;
  return [...policy]
    .filter(([name]) => !['frame-ancestors', 'report-uri', 'report-to', 'sandbox'].includes(name))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Whether a policy allows an inline style or script. */
export function allowsInline(policy: Csp, { tag, text }: InlineText): boolean {
  const sources = sourcesFor(policy, tag === 'style' ? 'style-src-elem' : 'script-src-elem');
  return sources.includes(hashSource(text)) || isUnsafeInline(sources);
}

/** Whether a policy allows event handler attributes, such as `onclick`. */
export function allowsHandlers(policy: Csp): boolean {
  return isUnsafeInline(sourcesFor(policy, 'script-src-attr'));
}

/** Without a directive, everything is allowed. */
function sourcesFor(policy: Csp, directive: string): readonly string[] {
  return policy.get(directiveFor(policy, directive) ?? '') ?? ["'unsafe-inline'"];
}

/** Browsers ignore 'unsafe-inline' next to a hash or a nonce. */
function isUnsafeInline(sources: readonly string[]): boolean {
  const hasHash = sources.some((source) => /^'(sha|nonce)/.test(source));
  return sources.includes("'unsafe-inline'") && !hasHash;
}

/** The fallbacks of directives, in order: https://www.w3.org/TR/CSP3/#directive-fallback-list. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'form-action': [],
  'frame-src': ['child-src', 'default-src'],
  'script-src-attr': ['script-src', 'default-src'],
  'script-src-elem': ['script-src', 'default-src'],
  'style-src-elem': ['style-src', 'default-src'],
};

/** The directive of a policy that applies to a resource; undefined if none does. */
export function directiveFor(policy: Csp, directive: string): string | undefined {
  return [directive, ...(fallbacks[directive] ?? ['default-src'])].find((name) => policy.has(name));
}

/** Whether a policy allows a URL. `origin` is the site's own. */
export function allowsUrl(
  policy: Csp,
  { directive, url }: { readonly directive: string; readonly url: string },
  origin: string,
): boolean {
  const applicable = directiveFor(policy, directive);
  if (applicable === undefined || !URL.canParse(url, origin)) return true;
  const target = new URL(url, origin);
  if (target.protocol === 'about:') return true;
  return (policy.get(applicable) ?? []).some((source) => isMatch(source, target, new URL(origin)));
}

/** https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
function isMatch(source: string, target: URL, site: URL): boolean {
  const lower = source.toLowerCase();
  const isNetwork = /^https?:$/.test(target.protocol);
  if (lower === "'self'") return target.origin === site.origin;
  if (lower === '*') return isNetwork;
  if (/^[a-z][a-z\d+.-]*:$/.test(lower)) return isScheme(lower, target.protocol);
  const parts = /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:']+)(?::(\d+|\*))?(\/.*)?$/i.exec(source);
  if (!parts || !isNetwork) return false;
  const [, scheme = site.protocol, host = '', port = '', path = ''] = parts;
  const isPort =
    port === '*' || (port || defaultPort(scheme)) === (target.port || defaultPort(target.protocol));
  return (
    isScheme(scheme.toLowerCase(), target.protocol) &&
    isHost(host, target) &&
    isPort &&
    isUnder(path, target)
  );
}

/** A source with http also allows https. */
function isScheme(scheme: string, protocol: string): boolean {
  return scheme === protocol || (scheme === 'http:' && protocol === 'https:');
}

function defaultPort(protocol: string): string {
  return protocol === 'http:' ? '80' : '443';
}

function isHost(host: string, { hostname }: URL): boolean {
  const lower = host.toLowerCase();
  return lower.startsWith('*.') ? hostname.endsWith(lower.slice(1)) : hostname === lower;
}

function isUnder(path: string, { pathname }: URL): boolean {
  return path.endsWith('/') || path === '' ? pathname.startsWith(path) : pathname === path;
}
