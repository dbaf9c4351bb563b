import { analyticsOrigins } from './analytics.ts';
import { contactEndpoint } from './contact-form.ts';
import { mapFrameOrigin } from './maps.ts';

/** Hashes of what stands in pages as text, as the policy writes them. */
export interface InlineSources {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

export interface SecurityFacts {
  /** Where the form is posted: a path, or a URL of another origin. */
  readonly endpoint: string;
  /** Of an analytics service that a host or a tag manager adds. */
  readonly analytics: readonly string[];
}

/**
 * What a browser is told to refuse on every page. The addresses come from the facts: a contact
 * service on another origin is let through, to be posted to with a script and without one.
 */
export function securityHeaders(
  { styles, scripts }: InlineSources,
  { endpoint, analytics }: SecurityFacts = {
    endpoint: contactEndpoint,
    analytics: analyticsOrigins,
  },
): Readonly<Record<string, string>> {
  const posts = endpoint.startsWith('/') ? [] : [new URL(endpoint).origin];
  const others = [...posts, ...analytics];
  const directives: readonly (readonly [name: string, sources: readonly string[]])[] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...scripts, ...analytics]],
    ['style-src', ["'self'", ...styles]],
    // The cut edges of the bands are pictures in the style sheets.
    ['img-src', ["'self'", 'data:', ...analytics]],
    // Without others, `default-src` says it.
    ...(others.length > 0 ? [['connect-src', ["'self'", ...others]] as const] : []),
    ['form-action', ["'self'", ...posts]],
    ['frame-src', [mapFrameOrigin]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
  ];
  return {
    'Content-Security-Policy': directives
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    // Without it a plain form post would arrive without an origin, and the service would refuse it.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}
