import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** Who counts as one client: an address of IPv4, or the /56 of IPv6 that a household is given. */
export function clientKey({ ip = '' }: Request): string {
  return ip.includes(':') ? ipKeyGenerator(ip, 56) : ip;
}

/**
 * Settles whose request it is, before anybody asks: what a trusted proxy says, unless that is no
 * address at all; then the proxy's own. Express would look through the headers again for each who asks.
 */
export function knowClient(request: Request): void {
  const told = request.ip ?? '';
  const value = isIP(told) === 0 ? (request.socket.remoteAddress ?? '') : told;
  Object.defineProperty(request, 'ip', { value });
}
