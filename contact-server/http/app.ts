import { IncomingMessage, type ServerOptions, ServerResponse } from 'node:http';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { Settings } from '../config/settings.ts';
import type { AcceptMessage, SubmissionExtras } from '../intake/open-intake.ts';
import { hiddenField } from '../message/field-rules.ts';
import { readMessage } from '../message/message.ts';
import type { RequestLog } from '../monitoring/log.ts';
import type { HasFreeSpace } from '../storage/free-space.ts';
import { timeOfId } from '../storage/stored-message.ts';
import { allowCors, answerPreflight, rejectCrossSite } from './cors.ts';
import { createRateLimits, markRepeat, type ShareRateLimits, warnOfProxy } from './rate-limits.ts';
import { readBody, refuseKeepingForm } from './read-body.ts';
import { type Reply, replies } from './replies.ts';
import { logRequests } from './request-log.ts';
import { createRespond, mediaTypeOf, respondToError } from './respond.ts';

interface ContactAppDeps {
  readonly acceptMessage: AcceptMessage;
  readonly log: RequestLog;
  readonly shareRateLimits?: ShareRateLimits | undefined;
  readonly hasFreeSpace: HasFreeSpace;
  /** What `/readyz` answers: 503 unless `isReady`. */
  readonly readiness: () => Promise<{ readonly isReady: boolean }>;
}

/** The service as a request listener, without a socket of its own. */
export function createContactApp(settings: Settings, deps: ContactAppDeps): Express {
  const { trustProxy, allowedOrigins } = settings;
  const { hasFreeSpace, readiness, log } = deps;
  const respond = createRespond(settings);
  const rateLimits = createRateLimits(settings, deps.shareRateLimits);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('strict routing').enable('case sensitive routing');
  app.set('trust proxy', trustProxy);
  app.use(warnOfProxy(trustProxy, log), logRequests(log), setHeaders);
  app
    .route('/api/contact')
    .all(allowCors(allowedOrigins), rateLimits.requests)
    .all(rejectCrossSite(allowedOrigins))
    .options(answerPreflight)
    .post(requireFreeSpace(hasFreeSpace), rateLimits.messages)
    .post(readBody, async (request, response) => {
      respond(request, response, await replyTo(request, response, deps));
    })
    .all(refuseMethod('POST, OPTIONS'));
  app
    .route('/healthz')
    .get((_request, response) => void response.json({ status: 'ok' }))
    .all(refuseMethod('GET, HEAD'));
  app.route('/readyz').get(answerReadiness(readiness)).all(refuseMethod('GET, HEAD'));
  app.use(rateLimits.requests, (_request, _response, next) => next(replies.unknown));
  app.use(respondToError(log, respond));
  return app;
}

/**
 * Classes of Node's server whose objects have the prototypes of the app from the start. Otherwise Express
 * exchanges them for each request, which takes a quarter of the processor time at 32 connections.
 */
export function classesOf(app: Express): ServerOptions {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Of extends IncomingMessage> extends ServerResponse<Of> {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}

/** The headers of every reply. The page for a form without JavaScript has its own policy. */
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

const setHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  next();
};

function answerReadiness(readiness: ContactAppDeps['readiness']): RequestHandler {
  return async (_request, response) => {
    const { isReady, ...rest } = await readiness();
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready', ...rest });
  };
}

/** Replies to a message. A valid one is stored first. */
async function replyTo(
  request: Request,
  response: Response,
  { acceptMessage, log }: ContactAppDeps,
): Promise<Reply> {
  const startedAt = Date.now();
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return replies.unreadable;
  const read = readMessage(body);
  if (!read.ok)
    return { status: 422, message: 'Some fields need another look.', fields: read.fields };
  try {
    const id = await acceptMessage(read.message, readExtras(request, body));
    if (timeOfId(id) < startedAt) markRepeat(response);
    return replies.accepted;
  } catch (error) {
    log.error(`A message could not be stored: ${String(error)}`);
    return replies.notStored;
  }
}

function readExtras(request: Request, body: object): SubmissionExtras {
  const value = hiddenField in body ? body[hiddenField] : '';
  // A form sends one text: a number or a list comes from a program.
  const hidden = typeof value === 'string' ? value.trim() : 'not a text';
  return {
    key: request.get('Idempotency-Key') || undefined,
    isForm: mediaTypeOf(request) === 'form',
    hidden,
  };
}

/** Refuses messages while the disk has no room for them. */
function requireFreeSpace(hasFreeSpace: HasFreeSpace): RequestHandler {
  return async (request, response, next) => {
    if (await hasFreeSpace()) return next();
    response.set('Retry-After', '600');
    refuseKeepingForm(replies.notStored)(request, response, next);
  };
}

function refuseMethod(allowed: string): RequestHandler {
  return (_request, response, next) => {
    response.set('Allow', allowed);
    next(replies.wrongMethod);
  };
}
