import type { Request } from 'express';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

const warning =
  'A request came through a proxy (X-Forwarded-For), but TRUST_PROXY is not set: all visitors share one rate limit.\n  Set TRUST_PROXY to 1 if one proxy stands before this service. A visitor who sends that header alone changes nothing.';

/** Tells the owner once what would otherwise show only as visitors turned away. */
export function warnOfProxy(
  trustProxy: Settings['trustProxy'],
  log: Log,
): (request: Request) => void {
  let silent = trustProxy !== 0;
  return ({ headers }) => {
    if (silent || headers['x-forwarded-for'] === undefined) return;
    silent = true;
    log.warn(warning);
  };
}
