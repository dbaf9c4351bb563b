import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { log } from './log.ts';

/** Reduces each entry of `X-Forwarded-For` to its address. The connection's address replaces any other entry. */
export function cleanForwardedFor(): RequestHandler {
  let isLogged = false;
  return ({ headers, socket }, _response, next) => {
    const given = headers['x-forwarded-for'];
    if (given === undefined) return next();
    const entries = String(given).split(',').map(bareAddress);
    if (!isLogged && entries.some((entry) => isIP(entry) === 0)) {
      isLogged = true;
      log('X-Forwarded-For contains something that is not an address. Check what the proxy sends.');
    }
    const addresses = entries.map((entry) => (isIP(entry) > 0 ? entry : socket.remoteAddress));
    headers['x-forwarded-for'] = addresses.join(', ');
    next();
  };
}

/** 203.0.113.7 of 203.0.113.7:1234, and fe80::1 of "[fe80::1%eth0]:1234". */
function bareAddress(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, inside] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return (inside ?? text).replace(/%.*$/, '');
}
