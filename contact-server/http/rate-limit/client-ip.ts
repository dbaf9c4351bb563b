import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import type { Settings } from '../../config/settings.ts';
import type { Log } from '../../monitoring/log.ts';

const warning =
  'A request came through a proxy (X-Forwarded-For), but TRUST_PROXY is not set: all visitors share one rate limit.\n  Set TRUST_PROXY to 1 if one proxy stands before this service. A visitor who sends that header alone changes nothing.';

/** What a trusted proxy claims; the proxy's own address if the claim is no address. */
export function clientIp(request: Request): string {
  const claimed = request.ip ?? '';
  return isIP(claimed) === 0 ? (request.socket.remoteAddress ?? '') : claimed;
}

/** Tells the owner once of a proxy that is not trusted. */
export function warnOfProxy(trustProxy: Settings['trustProxy'], log: Log): RequestHandler {
  let isWarned = trustProxy !== 0;
  return (request, _response, next) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      log.warn(warning);
    }
    next();
  };
}
