import type { HostHeaders } from './host-headers.ts';
import { hashSource } from './inline-hashes.ts';
import type { InlineText } from './scan.ts';

/** The sources of a content security policy by directive. */
export type ContentPolicy = ReadonlyMap<string, readonly string[]>;

export const policyHeader = 'Content-Security-Policy';

/** The policy among a host's headers. */
export function policyIn(headers: HostHeaders): ContentPolicy | undefined {
  const [, text] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === policyHeader.toLowerCase()) ??
    [];
  if (text === undefined) return undefined;
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

/** The policy as a page can carry it itself: what a browser heeds in a header alone is left out. */
export function metaPolicy(headers: HostHeaders): string | undefined {
  const policy = policyIn(headers);
  if (!policy) return undefined;
  return [...policy]
    .filter(([name]) => !['frame-ancestors', 'report-uri', 'report-to', 'sandbox'].includes(name))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Whether a browser applies or runs a text that stands in a page. */
export function allowsInline(policy: ContentPolicy, { tag, text }: InlineText): boolean {
  const directive = tag === 'style' ? 'style-src' : 'script-src';
  const sources = policy.get(directive) ?? policy.get('default-src');
  if (!sources || sources.includes(hashSource(text))) return true;
  // A hash or a nonce beside it takes its force away.
  return sources.includes("'unsafe-inline'") && !sources.some((each) => /^'(sha|nonce)/.test(each));
}
