import type { Request, RequestHandler, Response } from 'express';
import { replies } from './replies.ts';

/** Headers of a reply that the form reads. */
const exposedHeaders = 'Retry-After, RateLimit, RateLimit-Policy';

/** Lets pages of the allowed origins read the replies, including refusals. */
export function allowCors(allowed: readonly string[]): RequestHandler {
  return (request, response, next) => {
    response.setHeader('Vary', 'Origin');
    const { origin } = request.headers;
    if (origin !== undefined && allowed.includes(origin)) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Expose-Headers', exposedHeaders);
    }
    next();
  };
}

/**
 * Refuses requests from pages of other websites. A request without `Origin` does not come from a page, or
 * browsers do not send it to other sites; those that do say so in `Sec-Fetch-Site`.
 */
export function rejectCrossSite(allowed: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin !== undefined && allowed.includes(origin)) return next();
    const isForeign = site === 'cross-site' || (origin !== undefined && !isOwn(origin, request));
    next(isForeign ? replies.foreign : undefined);
  };
}

/** Replies to the question that a browser asks before it sends JSON to another origin. */
export function answerPreflight(_request: Request, response: Response): void {
  response.set('Allow', 'POST, OPTIONS');
  if (response.hasHeader('Access-Control-Allow-Origin')) {
    response.set('Access-Control-Allow-Methods', 'POST');
    response.set('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    response.set('Access-Control-Max-Age', '600');
  }
  response.status(204).end();
}

/** Whether the page is on the requested host. Behind a proxy the scheme is not known here. */
function isOwn(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, origin: exact } = new URL(origin);
  const own = `${protocol}//${request.get('Host') ?? ''}`;
  return /^https?:$/.test(protocol) && URL.canParse(own) && new URL(own).origin === exact;
}
