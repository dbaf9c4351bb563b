import { type Analytics, analytics } from './analytics.ts';
import { analyticsServices } from './analytics-services.ts';
import { contactEndpoint } from './contact-form.ts';
import { mapFrameOrigin } from './maps.ts';

export interface SecurityFacts {
  /** Where the form is posted: a path, or a URL of another origin. */
  readonly endpoint: string;
  readonly analytics: Analytics | undefined;
}

/**
 * Rules that make browsers refuse foreign content on every page. `scripts` are the hashes of the inline ones. The
 * addresses come from the facts: a contact service on another origin is let through, to be posted to
 * with a script and without one.
 */
export function securityHeaders(
  scripts: readonly string[],
  facts: SecurityFacts = { endpoint: contactEndpoint, analytics },
): Readonly<Record<string, string>> {
  const { endpoint } = facts;
  const service = facts.analytics && analyticsServices[facts.analytics.service];
  const loads = service ? [service.script] : [];
  const reports = service?.reports ?? [];
  const posts = endpoint.startsWith('/') ? [] : [new URL(endpoint).origin];
  const others = [...posts, ...reports];
  const directives: readonly (readonly [name: string, sources: readonly string[]])[] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...scripts, ...loads]],
    // The hashes of all style sheets took 1,566 bytes of every response, and the page and its font each
    // one more round trip: 150 to 230 ms of the largest paint on a slow phone. Nobody can add a style
    // without adding HTML, and no page of the site shows what a visitor wrote.
    ['style-src', ["'self'", "'unsafe-inline'"]],
    // The cut edges of the bands are pictures in the style sheets.
    ['img-src', ["'self'", 'data:', ...reports]],
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
    // Other sites learn the name of the site, not the page. `same-origin` would take the Origin from a form
    // that is posted to a contact service on another origin.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
}
