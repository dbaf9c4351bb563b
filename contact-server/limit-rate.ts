import type { RequestHandler } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import type { Answer } from './answer.ts';
import { rateLimited } from './outcome.ts';
import { clientKey } from './rate/client-key.ts';
import { refuseWithWords } from './refuse-with-words.ts';

export interface RateLimit {
  /** Stands in the headers. */
  readonly name: 'messages' | 'requests';
  readonly limit: number;
  readonly windowMs: number;
  readonly store: Store;
}

/** Lets each client have so many messages accepted, or requests of any kind answered, in a while. */
export function limitRate(
  { name, limit, windowMs, store }: RateLimit,
  answer: Answer,
): RequestHandler {
  return rateLimit({
    limit,
    windowMs,
    store,
    identifier: name,
    // A typing mistake costs no message.
    skipFailedRequests: name === 'messages',
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    requestPropertyName: `${name}Limit`,
    keyGenerator: clientKey,
    // `warnOfProxy` says it in a sentence instead of a stack.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: (request, response, next) => {
      const outcome = rateLimited(Number(response.getHeader('Retry-After')));
      refuseWithWords(outcome, answer)(request, response, next);
    },
  });
}
