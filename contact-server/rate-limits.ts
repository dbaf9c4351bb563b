import type { NextFunction, Request, Response } from 'express';
import { ipKeyGenerator, MemoryStore, rateLimit } from 'express-rate-limit';
import { plural } from './message.ts';
import type { Settings } from './settings.ts';

/** Counts for each client: an IPv4 address, or the /56 of IPv6 that a household is given. */
export function createRateLimits(settings: Settings) {
  const { rateLimitMax, rateLimitWindowSeconds, requestsPerMinute } = settings;
  const messages = createLimit('messages', rateLimitMax, rateLimitWindowSeconds);
  return {
    requests: createLimit('requests', requestsPerMinute, 60).count,
    messages: messages.count,
    refund: (request: Request) => void messages.store.decrement(keyOf(request)),
  };
}

function createLimit(identifier: string, limit: number, seconds: number) {
  const store = new MemoryStore();
  const windowMs = seconds * 1000;
  const options = { identifier, limit, windowMs, store, keyGenerator: keyOf, handler: refuse };
  // The library's warnings about proxies come with a stack; ours is a sentence.
  const form = { standardHeaders: 'draft-8', legacyHeaders: false, validate: false } as const;
  return { count: rateLimit({ ...options, ...form }), store };
}

function refuse(_request: Request, response: Response, next: NextFunction): void {
  const minutes = Math.max(1, Math.ceil(Number(response.getHeader('Retry-After')) / 60));
  const wait = plural(minutes, 'minute', 'minutes');
  next({ status: 429, message: `Rate limit exceeded. Try again in ${wait}.` });
}

function keyOf({ ip = '' }: Request): string {
  return ipKeyGenerator(ip, 56);
}
