import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Response } from 'express';
import helmet from 'helmet';

const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
  // Pages of allowed origins read answers by CORS; this would be one more place to name them.
  crossOriginResourcePolicy: false,
  // It is for the whole host, so the proxy that has the certificate says it.
  strictTransportSecurity: false,
});

/** Helmet works the same headers out for each answer, through a dozen functions: it is asked once. */
const headers = Object.entries({ 'Cache-Control': 'no-store', ...headersOf(protect) });

/** For an answer that nothing is to be loaded into, framed by or kept of. */
export function protectAnswer(response: Response): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}

function headersOf(handle: typeof protect): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const headers: Record<string, string> = {};
  response.setHeader = (name, value) => {
    headers[name] = String(value);
    return response;
  };
  handle(request, response, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  return headers;
}
