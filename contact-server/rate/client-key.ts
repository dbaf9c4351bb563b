import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** Who counts as one client: an address of IPv4, or the /56 of IPv6 that a household is given. */
export function clientKey(request: Request): string {
  return ipKeyGenerator(clientAddress(request), 56);
}

/** What a trusted proxy says, unless that is no address at all: then the proxy's own. */
export function clientAddress(request: Request): string {
  const told = request.ip ?? '';
  return isIP(told) === 0 ? (request.socket.remoteAddress ?? '') : told;
}
