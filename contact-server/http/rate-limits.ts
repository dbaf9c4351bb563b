import { isIP } from 'node:net';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, type RateLimitInfo, rateLimit, type Store } from 'express-rate-limit';
import type { Settings } from '../config/settings.ts';
import { plural } from '../message/plural.ts';
import type { Log } from '../monitoring/log.ts';
import { refuseKeepingForm } from './read-body.ts';

/** About 200 bytes each: a flood of addresses takes 20 MB, and no more. */
const maxClients = 50_000;

/** Puts counts that several machines share in front of this machine's own. */
export type ShareRateLimits = (local: MemoryStore, name: string) => Store;

/** Counts for each client, an IPv4 address or the /56 of IPv6 that a household is given. */
export function createRateLimits(
  { rateLimitMax, rateLimitWindowSeconds, requestsPerMinute }: Settings,
  share: ShareRateLimits = (local) => local,
) {
  const create = (identifier: string, limit: number, seconds: number) => {
    const windowMs = seconds * 1000;
    const store = share(createMemoryStore(windowMs, maxClients), identifier);
    const count = rateLimit({
      limit,
      windowMs,
      store,
      identifier,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      keyGenerator: (request) => ipKeyGenerator(clientIp(request), 56),
      // Its warnings about proxies come with a stack; ours is a sentence.
      validate: false,
      handler: (request, response, next) => {
        const seconds = Number(response.getHeader('Retry-After'));
        const wait = plural(Math.max(1, Math.ceil(seconds / 60)), 'minute', 'minutes');
        const message = `Rate limit exceeded. Try again in ${wait}.`;
        refuseKeepingForm({ status: 429, message })(request, response, next);
      },
    });
    return { count, store };
  };
  const messages = create('messages', rateLimitMax, rateLimitWindowSeconds);
  return {
    /** Limits how many requests of one client, of any kind, are answered. */
    requests: create('requests', requestsPerMinute, 60).count,
    /** Limits how many messages of one client are accepted. */
    messages: (request: Request, response: Response, next: NextFunction) =>
      messages.count(request, response, (error?: unknown) => {
        refundReply(request, response, messages.store);
        next(error);
      }),
  };
}

interface CountedRequest extends Request {
  rateLimit?: RateLimitInfo;
}

/**
 * A typing mistake costs no message, and neither does a repeat. Only a reply that was sent shows that
 * nothing was stored: a client that hangs up may have a message in the store.
 */
function refundReply({ rateLimit }: CountedRequest, response: Response, store: Store): void {
  if (rateLimit === undefined) return;
  const { key, resetTime } = rateLimit;
  response.once('finish', () => {
    const isRefusal = response.statusCode >= 400 && response.statusCode !== 500;
    const isFree = isRefusal || response.locals['isRepeat'] === true;
    const isSameWindow = resetTime === undefined || Date.now() < resetTime.getTime();
    if (isFree && isSameWindow) void store.decrement(key);
  });
}

/** The message was stored by an earlier request, which was counted. */
export function markRepeat(response: Response): void {
  response.locals['isRepeat'] = true;
}

/** What a trusted proxy claims; the proxy's own address if the claim is no address. */
export function clientIp(request: Request): string {
  const claimed = request.ip ?? '';
  return isIP(claimed) === 0 ? (request.socket.remoteAddress ?? '') : claimed;
}

const proxyWarning =
  'A request came through a proxy (X-Forwarded-For), but TRUST_PROXY is not set: all visitors share one rate limit.\n  Set TRUST_PROXY to 1 if there is one proxy in front of this service. If a visitor sent the header, nothing needs to change.';

/** Tells the owner once of a proxy that is not trusted. */
export function warnOfProxy(trustProxy: Settings['trustProxy'], log: Log): RequestHandler {
  let isWarned = trustProxy !== 0;
  return (request, _response, next) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      log.warn(proxyWarning);
    }
    next();
  };
}

/** The requests of one client in its window. */
interface Count {
  readonly totalHits: number;
  /** When the window ends. */
  readonly resetTime: Date;
}

export type MemoryStore = ReturnType<typeof createMemoryStore>;

/**
 * Counts in a fixed window for each client. The library's own store grows with every address; when this
 * one is full, it drops the client that has been away longest.
 *
 * @param now milliseconds since 1970
 */
export function createMemoryStore(windowMs: number, maxClients: number, now = Date.now) {
  const counts = new Map<string, Count>();
  /** Undefined for a client whose window has ended. The clock of a machine may be set back by any time. */
  const get = (key: string): Count | undefined => {
    const count = counts.get(key);
    const left = (count?.resetTime.getTime() ?? 0) - now();
    return left > 0 && left <= windowMs * 2 ? count : undefined;
  };
  /** Takes over a count, which makes the client the last one to be dropped. */
  const set = (key: string, count: Count): void => {
    counts.delete(key);
    counts.set(key, count);
    for (const oldest of counts.keys()) {
      if (counts.size <= maxClients) return;
      counts.delete(oldest);
    }
  };
  return {
    localKeys: true,
    windowMs,
    get,
    set,
    increment(key: string): Count {
      const { totalHits, resetTime } = get(key) ?? {
        totalHits: 0,
        resetTime: new Date(now() + windowMs),
      };
      const count = { totalHits: totalHits + 1, resetTime };
      set(key, count);
      return count;
    },
    decrement(key: string): void {
      const count = get(key);
      if (count && count.totalHits > 0) set(key, { ...count, totalHits: count.totalHits - 1 });
    },
    resetKey: (key: string) => void counts.delete(key),
    get size() {
      return counts.size;
    },
  };
}
