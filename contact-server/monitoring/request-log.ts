import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { anonymizeIp } from './anonymize-ip.ts';
import type { FieldLog } from './create-log.ts';
import type { Metrics } from './metrics.ts';

/** A path is a visitor's words, too, unless it is one of ours. */
const ownPaths = ['/api/contact', '/healthz', '/readyz'];

/** Logs how each request ended, without its contents and without the client's whole address. */
export function createRequestLog(log: Pick<FieldLog, 'access'>, metrics: Metrics): RequestHandler {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return (request, response, next) => {
    const started = performance.now();
    count += 1;
    const id = `${process}-${count}`;
    response.setHeader('X-Request-Id', id);
    response.on('close', () => {
      const path = ownPaths.includes(request.path) ? request.path : 'other';
      const status = response.writableEnded ? response.statusCode : 499;
      const milliseconds = performance.now() - started;
      metrics.requestEnded(path, status, milliseconds / 1000);
      // Those who look after it ask every few seconds.
      if (path.endsWith('z') && status === 200) return;
      const client = anonymizeIp(request.ip ?? '');
      const took = Math.round(milliseconds);
      log.access(
        { request: id, method: request.method, path, status, client, took },
        `Answered ${status}.`,
      );
    });
    next();
  };
}
