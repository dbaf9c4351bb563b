import type { Request, RequestHandler, Response } from 'express';
import { type RateLimitInfo, rateLimit, type Store } from 'express-rate-limit';
import type { Settings } from '../../config/settings.ts';
import { refuseKeepingForm } from '../read-body.ts';
import { rateLimited } from '../replies.ts';
import type { Respond } from '../respond.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';

export interface RateLimit {
  /** The headers mention it. */
  readonly name: 'messages' | 'requests';
  readonly limit: number;
  readonly windowMs: number;
  readonly store: Store;
}

export interface RateLimits {
  /** How many messages of one client are accepted. */
  readonly messages: RateLimit;
  /** How many requests of one client, of any kind, are answered. */
  readonly requests: RateLimit;
}

/** About 200 bytes each: a flood of addresses takes 20 MB, and no more. */
const maxClients = 50_000;

/** @param share puts counts that several machines share in front of this machine's own */
export function openRateLimits(
  settings: Pick<Settings, 'rateLimitMax' | 'rateLimitWindowSeconds' | 'requestsPerMinute'>,
  share: (local: MemoryStore, name: string) => Store = (local) => local,
): RateLimits {
  const open = (name: RateLimit['name'], limit: number, seconds: number): RateLimit => {
    const windowMs = seconds * 1000;
    return { name, limit, windowMs, store: share(createMemoryStore(windowMs, maxClients), name) };
  };
  return {
    messages: open('messages', settings.rateLimitMax, settings.rateLimitWindowSeconds),
    requests: open('requests', settings.requestsPerMinute, 60),
  };
}

interface CountedRequest extends Request {
  rateLimit?: RateLimitInfo;
}

/** Counts each request of a client, an IPv4 address or the /56 of IPv6 that a household is given. */
export function limitRate(
  { name, limit, windowMs, store }: RateLimit,
  respond: Respond,
): RequestHandler {
  const count = rateLimit({
    limit,
    windowMs,
    store,
    identifier: name,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    ipv6Subnet: 56,
    // Its warnings about proxies come with a stack; ours is a sentence.
    validate: false,
    handler: (request, response, next) => {
      const seconds = Number(response.getHeader('Retry-After'));
      refuseKeepingForm(rateLimited(seconds), respond)(request, response, next);
    },
  });
  if (name === 'requests') return count;
  return (request, response, next) =>
    count(request, response, (error?: unknown) => {
      refundRefusal(request, response, store);
      next(error);
    });
}

/**
 * A typing mistake costs no message. Only a reply that was sent shows that nothing was stored: a client
 * that hangs up may have a message in the store.
 */
function refundRefusal({ rateLimit }: CountedRequest, response: Response, store: Store): void {
  if (rateLimit === undefined) return;
  const { key, resetTime } = rateLimit;
  response.once('finish', () => {
    const isRefusal = response.statusCode >= 400 && response.statusCode !== 500;
    const isSameWindow = resetTime === undefined || Date.now() < resetTime.getTime();
    if (isRefusal && isSameWindow) void store.decrement(key);
  });
}
