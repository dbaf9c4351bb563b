import type { RequestHandler } from 'express';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

const warning =
  'A request came through a proxy (X-Forwarded-For), but TRUST_PROXY is not set: all visitors share one rate limit.\n  Set TRUST_PROXY to 1 if one proxy stands before this service. A visitor who sends that header alone changes nothing.';

/** Tells the owner once what would otherwise show only as visitors turned away. */
export function warnOfProxy(trustProxy: Settings['trustProxy'], log: Log): RequestHandler {
  let silent = trustProxy !== 0;
  return (request, _response, next) => {
    if (!silent && request.get('X-Forwarded-For') !== undefined) {
      silent = true;
      log.warn(warning);
    }
    next();
  };
}
