import type { Request, RequestHandler, Response } from 'express';
import { type RateLimitInfo, rateLimit, type Store } from 'express-rate-limit';
import type { Answer } from './answer.ts';
import { rateLimited } from './outcome.ts';
import { clientKey } from './rate/client-key.ts';
import { partitionOf } from './rate/partition.ts';
import { refuseWithWords } from './refuse-with-words.ts';

export interface RateLimit {
  /** Stands in the headers. */
  readonly name: 'messages' | 'requests';
  readonly limit: number;
  readonly windowMs: number;
  readonly store: Store;
}

/** What the library notes down for each request. */
interface LimitedRequest extends Request {
  rateLimit?: RateLimitInfo;
}

/**
 * Lets each client have so many messages accepted, or requests of any kind answered, in a while. The
 * library counts; what it would do besides, it does for each request as if there had been none before.
 */
export function limitRate(
  { name, limit, windowMs, store }: RateLimit,
  answer: Answer,
): RequestHandler {
  const policy = `"${name}"; q=${limit}; w=${windowMs / 1000}`;
  /** The headers of draft 8. Returns the seconds until the window ends. */
  const tell = ({ rateLimit }: LimitedRequest, response: Response): number => {
    if (rateLimit === undefined) return 0;
    const { key, remaining, resetTime } = rateLimit;
    const left = (resetTime?.getTime() ?? 0) - Date.now();
    const seconds = Math.max(0, Math.ceil(left / 1000));
    response.appendHeader('RateLimit', `"${name}"; r=${remaining}; t=${seconds}`);
    response.appendHeader('RateLimit-Policy', `${policy}; pk=:${partitionOf(key)}:`);
    if (name === 'messages') takeBackFailed(response, rateLimit);
    return seconds;
  };
  /** A typing mistake costs no message. */
  const takeBackFailed = (response: Response, { key, resetTime }: RateLimitInfo) => {
    response.on('close', () => {
      const isFailed = !response.writableEnded || response.statusCode >= 400;
      const isOver = resetTime !== undefined && Date.now() >= resetTime.getTime();
      if (isFailed && !isOver) void store.decrement(key);
    });
  };
  const count = rateLimit({
    limit,
    windowMs,
    store,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: clientKey,
    // Its checks of how it is set up go on for each request; what they find in a proxy's headers,
    // `warnOfProxy` says in a sentence instead of a stack.
    validate: false,
    handler: (request, response, next) => {
      const seconds = tell(request, response);
      response.setHeader('Retry-After', String(seconds));
      refuseWithWords(rateLimited(seconds), answer)(request, response, next);
    },
  });
  return (request, response, next) =>
    count(request, response, (error?: unknown) => {
      if (error === undefined) tell(request, response);
      next(error);
    });
}
