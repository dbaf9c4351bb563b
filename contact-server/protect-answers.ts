import type { RequestHandler } from 'express';
import helmet from 'helmet';

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** For answers that nothing is to be loaded into, framed by or kept of. */
export const protectAnswers: readonly RequestHandler[] = [
  noStore,
  helmet({
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
  }),
];
