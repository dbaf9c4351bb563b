import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Settings } from '../config/settings.ts';
import type { HasFreeSpace } from '../storage/free-space.ts';
import { type ContactRouteDeps, contactRoute } from './contact-route.ts';
import { allowCors, answerPreflight, rejectCrossSite } from './cors.ts';
import { warnOfProxy } from './rate-limit/client-ip.ts';
import { createRateLimits, type ShareRateLimits } from './rate-limit/limit-rate.ts';
import { readBody, refuseKeepingForm } from './read-body.ts';
import { replies } from './replies.ts';
import { createRespond, type Respond, respondToError } from './respond.ts';

export interface ContactAppDeps extends ContactRouteDeps {
  readonly shareRateLimits?: ShareRateLimits | undefined;
  readonly hasFreeSpace: HasFreeSpace;
  /** What `/readyz` answers: 503 unless `isReady`. */
  readonly readiness: () => Promise<{ readonly isReady: boolean }>;
  readonly logRequest: RequestHandler;
}

/** The service as a request listener, without a socket of its own. */
export function createContactApp(settings: Settings, deps: ContactAppDeps): Express {
  const { trustProxy, allowedOrigins } = settings;
  const { hasFreeSpace, readiness, logRequest, log } = deps;
  const respond = createRespond(settings);
  const rateLimits = createRateLimits(settings, respond, deps.shareRateLimits);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('strict routing').enable('case sensitive routing');
  app.set('trust proxy', trustProxy);
  app.use(warnOfProxy(trustProxy, log), logRequest, securityHeaders, forbidCaching);
  app
    .route('/api/contact')
    .all(allowCors(allowedOrigins), rateLimits.requests)
    .all(rejectCrossSite(allowedOrigins, respond))
    .options(answerPreflight)
    .post(requireFreeSpace(hasFreeSpace, respond), rateLimits.messages)
    .post(readBody(respond), contactRoute(deps, respond))
    .all(refuseMethod('POST, OPTIONS', respond));
  app
    .route('/healthz')
    .get((_request, response) => void response.json({ status: 'ok' }))
    .all(refuseMethod('GET, HEAD', respond));
  app.route('/readyz').get(answerReadiness(readiness)).all(refuseMethod('GET, HEAD', respond));
  app.use(rateLimits.requests, (request, response) => respond(request, response, replies.unknown));
  app.use(respondToError(log, respond));
  return app;
}

const securityHeaders: RequestHandler = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
  // Pages of allowed origins read replies by CORS; this would be one more place to name them.
  crossOriginResourcePolicy: false,
  // It is about the whole host, so the proxy that has the certificate sends it.
  strictTransportSecurity: false,
});

const forbidCaching: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

function answerReadiness(readiness: ContactAppDeps['readiness']): RequestHandler {
  return async (_request, response) => {
    const { isReady, ...rest } = await readiness();
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready', ...rest });
  };
}

/** Nothing is accepted that could not be stored. */
function requireFreeSpace(hasFreeSpace: HasFreeSpace, respond: Respond): RequestHandler {
  return async (request, response, next) => {
    if (await hasFreeSpace()) return next();
    response.set('Retry-After', '600');
    refuseKeepingForm(replies.notStored, respond)(request, response, next);
  };
}

function refuseMethod(allowed: string, respond: Respond): RequestHandler {
  return (request, response) => {
    response.set('Allow', allowed);
    respond(request, response, replies.wrongMethod);
  };
}
