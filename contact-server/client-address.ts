import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { log } from './log.ts';

/** Brings `X-Forwarded-For` into the form that Express reads. Some proxies add a port, brackets, quotes, or a zone. */
export function cleanForwardedFor(): RequestHandler {
  let isLogged = false;
  return ({ headers }, _response, next) => {
    const given = headers['x-forwarded-for'];
    if (given === undefined) return next();
    const entries = String(given).split(',').map(bareAddress);
    headers['x-forwarded-for'] = entries.join(', ');
    if (!isLogged && entries.some((entry) => isIP(entry) === 0)) {
      isLogged = true;
      log('X-Forwarded-For contains something that is no address. Check what the proxy sends.');
    }
    next();
  };
}

/** 203.0.113.7 of 203.0.113.7:1234, and fe80::1 of "[fe80::1%eth0]:1234". */
function bareAddress(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, inside] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? [];
  return (inside ?? text).replace(/%.*$/, '');
}

/** What a trusted proxy claims; the address of the connection if the claim is no address. */
export function clientAddress({ ip = '', socket }: Request): string {
  return isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip;
}
