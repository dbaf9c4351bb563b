import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Answer } from './answer.ts';
import { rateLimited } from './outcome.ts';
import { readForm } from './read-body.ts';
import type { Settings } from './settings.ts';

type Limits = Pick<Settings, 'rateLimitMax' | 'rateLimitWindowSeconds'>;

/**
 * Lets each client have so many messages accepted in a while. What is refused does not count: a
 * typing mistake costs nothing.
 */
export function limitRate(limits: Limits, answer: Answer): RequestHandler {
  return rateLimit({
    limit: limits.rateLimitMax,
    windowMs: limits.rateLimitWindowSeconds * 1000,
    skipFailedRequests: true,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: (request) => ipKeyGenerator(clientAddress(request)),
    // `warnOfProxy` says it in a sentence instead of a stack.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: (request, response, next) => {
      const outcome = rateLimited(Number(response.getHeader('Retry-After')));
      // A form without a script gets its words back, so they are read even though they are refused.
      readForm(request, response, (error?: unknown) =>
        error === undefined ? answer(request, response, outcome) : next(error),
      );
    },
  });
}

/** What a trusted proxy says, unless that is no address at all: then the proxy's own. */
function clientAddress(request: Request): string {
  const told = request.ip ?? '';
  return isIP(told) === 0 ? (request.socket.remoteAddress ?? '') : told;
}
