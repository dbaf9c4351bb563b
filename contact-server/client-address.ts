import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import type { Log } from './log.ts';

const header = 'x-forwarded-for';

/** Brings `X-Forwarded-For` into the form that Express reads. Some proxies add a port, brackets, quotes, or a zone. */
export function cleanForwardedFor(trustProxy: unknown, log: Log): RequestHandler {
  const isLogged = { proxy: trustProxy !== 0, address: false };
  return ({ headers }, _response, next) => {
    const given = headers[header];
    if (given === undefined) return next();
    const entries = String(given).split(',').map(bareAddress);
    headers[header] = entries.join(', ');
    if (!isLogged.proxy) {
      isLogged.proxy = true;
      log(
        'A request came through a proxy (X-Forwarded-For), but TRUST_PROXY is not set: all visitors share one rate limit. Set TRUST_PROXY to 1 if there is one proxy in front of this service.',
      );
    }
    if (!isLogged.address && entries.some((entry) => isIP(entry) === 0)) {
      isLogged.address = true;
      log('X-Forwarded-For contains something that is no address. Check what the proxy sends.');
    }
    next();
  };
}

/** 203.0.113.7 of 203.0.113.7:1234, and 2001:db8::1 of "[2001:db8::1%eth0]:1234". */
function bareAddress(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, inside] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, withoutPort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  return (inside ?? withoutPort ?? text).replace(/%.*$/, '');
}

/** What a trusted proxy claims; the address of the connection if the claim is no address. */
export function clientAddress(request: Request): string {
  const claimed = request.ip ?? '';
  return isIP(claimed) === 0 ? (request.socket.remoteAddress ?? '') : claimed;
}
