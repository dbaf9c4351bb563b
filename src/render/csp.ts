import { hash } from 'node:crypto';
import type { InlineHashes } from '../author/definition/site.ts';
import type { HostHeaders } from '../core/hosts.ts';
import { siteFile } from '../core/sources.ts';
import { describeThrown } from '../modules/errors/describe-thrown.ts';
import type { Site } from '../routes/site.ts';
import { isHeaders, wrongResult } from '../routes/validation/validate-site.ts';
import type { InlineText, Scan } from './html/scan.ts';

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

/** Whether a policy allows a `style` attribute with this text. */
export function allowsStyle(policy: Csp, text: string): boolean {
  const sources = sourcesFor(policy, 'style-src-attr');
  const isHashed = sources.includes("'unsafe-hashes'") && sources.includes(hashSource(text));
  return isHashed || isUnsafeInline(sources);
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
  'style-src-attr': ['style-src', 'default-src'],
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

/** The hash of an inline text, as a source in a content security policy. */
function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** The hashes of all style sheets, and of the layouts' own inline styles and scripts. */
export function inlineHashes(sheets: Iterable<string>, layouts: readonly Scan[]): InlineHashes {
  const inline = layouts.flatMap(({ inlineTexts }) => inlineTexts);
  const textsIn = (tag: 'style' | 'script'): readonly string[] =>
    inline.filter((found) => found.tag === tag).map(({ text }) => text);
  return {
    styles: hashSources([...sheets, ...textsIn('style')]),
    scripts: hashSources(textsIn('script')),
  };
}

function hashSources(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(hashSource))];
}

/** The headers that the site wants its host to send. */
export function collectHeaders(
  { definition, options, sources, report }: Site,
  inline: InlineHashes,
): HostHeaders {
  try {
    const headers: unknown = definition.headers ? definition.headers(inline) : {};
    const more = options.isPreview ? { 'X-Robots-Tag': 'noindex' } : {};
    if (isHeaders(headers)) return { ...headers, ...more };
    report(wrongResult('headers', headers));
  } catch (error) {
    report(describeThrown(error, siteFile, sources.folder, 'while the headers were generated'));
  }
  return {};
}
