import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { FieldLog } from './create-log.ts';
import type { Metrics } from './metrics.ts';
import { shortenAddress } from './shorten-address.ts';

/** A path is a visitor's words, too, unless it is one of ours. */
const ownPaths = ['/api/contact', '/healthz', '/readyz'];

/** Sees a request begin. */
export type Watch = (request: Request, response: Response) => void;

/** Notes how each request ended: not what was in it, and not whose it was. */
export function watchRequests(log: Pick<FieldLog, 'note'>, metrics: Metrics): Watch {
  // Of this process, and a number: randomness for each request costs more than all of the rest.
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return (request, response) => {
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
      const client = shortenAddress(request.ip ?? '');
      const took = Math.round(milliseconds);
      log.note(
        { request: id, method: request.method, path, status, client, took },
        `Answered ${status}.`,
      );
    });
  };
}
