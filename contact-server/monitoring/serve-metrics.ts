import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** A server of their own: figures are for who runs the service, and no proxy leads to them. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer({ requestTimeout: 5_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
}
