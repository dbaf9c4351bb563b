import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { RequestLog } from '../monitoring/log.ts';
import { clientIp } from './rate-limits.ts';

/** A path is a visitor's words, too, unless it is one of ours. */
const ownPaths = ['/api/contact', '/healthz', '/readyz'];

/** Logs how each request ended, without its contents and without the client's whole address. */
export function logRequests(log: RequestLog): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const id = randomUUID();
    const client = anonymizeIp(clientIp(request));
    response.setHeader('X-Request-Id', id);
    response.on('close', () => {
      const path = ownPaths.includes(request.path) ? request.path : 'other';
      // The client left before the reply.
      const status = response.writableEnded ? response.statusCode : 499;
      // Health checks come every few seconds.
      if (path.endsWith('z') && status === 200) return;
      const took = Math.round(performance.now() - started);
      const fields = { request: id, method: request.method, path, status, client, took };
      log.request(`Answered ${status}.`, fields);
    });
    next();
  };
}

/** A network instead of a person: /24 of IPv4, /48 of IPv6. */
export function anonymizeIp(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  const plain = mapped ?? address;
  if (isIP(plain) === 4) return plain.replace(/\d+$/, '0/24');
  return isIP(plain) === 6 ? ipKeyGenerator(plain, 48) : 'unknown';
}
