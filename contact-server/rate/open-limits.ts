import type { Store } from 'express-rate-limit';
import type { RateLimit } from '../limit-rate.ts';
import type { Settings } from '../settings.ts';
import { type Counts, createCounts } from './counts.ts';

export interface Limits {
  /** What one client may have accepted. */
  readonly messages: RateLimit;
  /** What one client may ask, of any kind. */
  readonly requests: RateLimit;
}

/** Some 200 bytes each: a flood of addresses takes 20 MB, and no more. */
const mostClients = 50_000;

/** @param share puts counts that other machines share before those of this one */
export function openLimits(
  settings: Pick<Settings, 'rateLimitMax' | 'rateLimitWindowSeconds' | 'requestsPerMinute'>,
  share: (counts: Counts, name: string) => Store = (counts) => counts,
): Limits {
  const open = (name: RateLimit['name'], limit: number, seconds: number): RateLimit => {
    const windowMs = seconds * 1000;
    return { name, limit, windowMs, store: share(createCounts(windowMs, mostClients), name) };
  };
  return {
    messages: open('messages', settings.rateLimitMax, settings.rateLimitWindowSeconds),
    requests: open('requests', settings.requestsPerMinute, 60),
  };
}
