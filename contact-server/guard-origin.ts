import type { Request, RequestHandler, Response } from 'express';
import type { Answer } from './answer.ts';
import { outcomes } from './outcome.ts';

/** What the form has to read of an answer beside its body. */
const readable = 'Retry-After, RateLimit, RateLimit-Policy';

/** Lets pages of the allowed origins read the answers, refusals among them. */
export function shareAnswers(allowed: readonly string[]): RequestHandler {
  return (request, response, next) => {
    response.setHeader('Vary', 'Origin');
    const { origin } = request.headers;
    if (origin !== undefined && allowed.includes(origin)) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Expose-Headers', readable);
    }
    next();
  };
}

/**
 * Refuses what a page of another website sends. A request without `Origin` is no page's doing, or one
 * that browsers do not let cross sites; those that tell say so in `Sec-Fetch-Site`.
 */
export function guardOrigin(allowed: readonly string[], answer: Answer): RequestHandler {
  return (request, response, next) => {
    const { origin, 'sec-fetch-site': from } = request.headers;
    if (origin !== undefined && allowed.includes(origin)) return next();
    const isForeign = from === 'cross-site' || (origin !== undefined && !isOwn(origin, request));
    if (!isForeign) return next();
    answer(request, response, outcomes.foreign);
  };
}

/** Answers the question that a browser asks before it sends JSON to another origin. */
export function answerPreflight(_request: Request, response: Response): void {
  response.set('Allow', 'POST, OPTIONS');
  if (response.hasHeader('Access-Control-Allow-Origin')) {
    response.set('Access-Control-Allow-Methods', 'POST');
    response.set('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    response.set('Access-Control-Max-Age', '600');
  }
  response.status(204).end();
}

/** Whether the page is on the host that was asked: behind a proxy the scheme is not known here. */
function isOwn(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, origin: exact } = new URL(origin);
  const own = `${protocol}//${request.get('Host') ?? ''}`;
  return /^https?:$/.test(protocol) && URL.canParse(own) && new URL(own).origin === exact;
}
