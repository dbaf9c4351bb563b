import type { NextFunction, Request, Response } from 'express';
import { ipKeyGenerator, MemoryStore, rateLimit } from 'express-rate-limit';
import { clientAddress } from './client-address.ts';
import { plural } from './message.ts';
import type { Settings } from './settings.ts';

/** Counts for each client, an IPv4 address or the /56 of IPv6 that a household is given. */
export function createRateLimits(settings: Settings) {
  const { rateLimitMax, rateLimitWindowSeconds, requestsPerMinute } = settings;
  const messages = createLimit('messages', rateLimitMax, rateLimitWindowSeconds);
  return {
    /** Limits how many requests of one client, of any kind, are answered. */
    requests: createLimit('requests', requestsPerMinute, 60).count,
    /** Limits how many messages of one client are stored. */
    messages: messages.count,
    /** For a message that was counted and not stored. */
    refund: (request: Request) => void messages.store.decrement(keyOf(request)),
  };
}

function createLimit(identifier: string, limit: number, seconds: number) {
  const store = new MemoryStore();
  const count = rateLimit({
    limit,
    windowMs: seconds * 1000,
    store,
    identifier,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: keyOf,
    // Its warnings about proxies come with a stack; ours is a sentence.
    validate: false,
    handler: (_request: Request, response: Response, next: NextFunction) => {
      const left = Number(response.getHeader('Retry-After'));
      const wait = plural(Math.max(1, Math.ceil(left / 60)), 'minute', 'minutes');
      next({ status: 429, message: `Rate limit exceeded. Try again in ${wait}.` });
    },
  });
  return { count, store };
}

function keyOf(request: Request): string {
  return ipKeyGenerator(clientAddress(request), 56);
}
