import { IncomingMessage, type ServerOptions, ServerResponse } from 'node:http';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { type Answer, answers, createSend } from './answers.ts';
import { cleanForwardedFor } from './client-address.ts';
import { reasonOf } from './database.ts';
import type { Health } from './health.ts';
import type { Log } from './log.ts';
import { type ContactMessage, hiddenField, readMessage } from './message.ts';
import { createRateLimits } from './rate-limits.ts';
import { mediaTypeOf, readBody } from './read-body.ts';
import type { Settings } from './settings.ts';
import { hashKey, type NewMessage, type Store } from './store.ts';

interface AppDeps {
  readonly settings: Settings;
  readonly store: Store;
  readonly health: () => Health;
  /** Runs after a message was stored that is to be mailed. */
  readonly onStored: () => void;
  readonly log: Log;
}

/** The service as a request listener, without a socket of its own. */
export function createApp({ settings, store, health, onStored, log }: AppDeps): Express {
  const { trustProxy, allowedOrigins } = settings;
  const limits = createRateLimits(settings);
  const accept = acceptMessage({ store, limits, log, onStored, notStored: notStored(settings) });
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('strict routing').enable('case sensitive routing');
  app.set('trust proxy', trustProxy);
  app.use(setHeaders);
  app.route('/healthz').get(answerHealth).all(refuseMethod('GET, HEAD'));
  app.route('/readyz').get(answerReadiness(health)).all(refuseMethod('GET, HEAD'));
  app.use(cleanForwardedFor(trustProxy, log));
  app
    .route('/api/contact')
    .all(allowCors(allowedOrigins), limits.requests)
    .options(answerPreflight)
    .all(refuseForeign(allowedOrigins))
    .post(readBody, accept)
    .all(refuseMethod('POST, OPTIONS'));
  app.use(limits.requests, (_request, _response, next) => next(answers.unknown));
  app.use(sendAnswer(settings, log));
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

/** The headers of every answer. The page for a form without JavaScript has its own policy. */
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

function answerHealth(_request: Request, response: Response): void {
  response.json({ status: 'ok', message: 'The service is running.' });
}

function answerReadiness(health: AppDeps['health']): RequestHandler {
  return (_request, response) => {
    const { problems, notices, summary } = health();
    const [message = summary] = problems;
    const isReady = problems.length === 0;
    const status = isReady ? 'ready' : 'not ready';
    response.status(isReady ? 200 : 503).json({ status, message, problems, notices });
  };
}

/** Lets pages of the allowed origins read the answers, refusals too. */
function allowCors(allowed: readonly string[]): RequestHandler {
  return ({ headers: { origin } }, response, next) => {
    response.setHeader('Vary', 'Origin');
    if (origin !== undefined && allowed.includes(origin)) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader(
        'Access-Control-Expose-Headers',
        'Retry-After, RateLimit, RateLimit-Policy',
      );
    }
    next();
  };
}

/** Answers the question that a browser asks before it sends JSON to another origin. */
function answerPreflight(_request: Request, response: Response): void {
  response.set('Allow', 'POST, OPTIONS');
  if (response.hasHeader('Access-Control-Allow-Origin')) {
    response.set('Access-Control-Allow-Methods', 'POST');
    response.set('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    response.set('Access-Control-Max-Age', '600');
  }
  response.status(204).end();
}

/**
 * Refuses requests from pages of other websites. A request without `Origin` does not come from a page, or
 * browsers do not send it to other sites; those that do say so in `Sec-Fetch-Site`.
 */
function refuseForeign(allowed: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin !== undefined && allowed.includes(origin)) return next();
    const isForeign = site === 'cross-site' || (origin !== undefined && !isOwn(origin, request));
    next(isForeign ? answers.foreign : undefined);
  };
}

/** Whether the page is on the requested host. Behind a proxy the scheme is not known here. */
function isOwn(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, origin: exact } = new URL(origin);
  const own = `${protocol}//${request.get('Host') ?? ''}`;
  return /^https?:$/.test(protocol) && URL.canParse(own) && new URL(own).origin === exact;
}

function refuseMethod(allowed: string): RequestHandler {
  return (_request, response, next) => {
    response.set('Allow', allowed);
    next(answers.wrongMethod);
  };
}

interface AcceptDeps extends Pick<AppDeps, 'store' | 'log' | 'onStored'> {
  readonly limits: ReturnType<typeof createRateLimits>;
  readonly notStored: Answer;
}

/** Stores a valid message. Only those that are stored count for the limit. */
function acceptMessage({ store, limits, log, onStored, notStored }: AcceptDeps): RequestHandler {
  return (request, response, next) => {
    const body: unknown = request.body;
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return next(answers.unreadable);
    const read = readMessage(body);
    if (!read.ok)
      return next({ status: 422, message: 'Some fields need another look.', fields: read.fields });
    const message = describeMessage(read.message, request, body);
    const fail = (error: unknown) => {
      log(`A message could not be stored: ${reasonOf(error)}`);
      next(notStored);
    };
    try {
      if (message.key !== undefined && store.isKnown(message.key, message.keyLifeMs))
        return next(answers.accepted);
    } catch (error) {
      return fail(error);
    }
    limits.messages(request, response, (refusal?: unknown) => {
      if (refusal !== undefined) return next(refusal);
      try {
        const id = store.add(message);
        if (id === undefined) limits.refund(request);
        else log(`Stored ${id}${message.isJunk ? ' as junk' : ''}.`);
        if (!message.isJunk) onStored();
        next(answers.accepted);
      } catch (error) {
        limits.refund(request);
        fail(error);
      }
    });
  };
}

/** A form without JavaScript sends no key: the same words within this time are a double click or a reload. */
const formLifeMs = 600_000;

function describeMessage(message: ContactMessage, request: Request, body: object): NewMessage {
  const value = hiddenField in body ? body[hiddenField] : '';
  // A form sends one text: a number or a list comes from a program.
  const hidden = typeof value === 'string' ? value.trim() : 'not a text';
  const given = request.get('Idempotency-Key') || undefined;
  const isForm = mediaTypeOf(request) === 'form';
  const hasKey = given !== undefined || isForm;
  return {
    message,
    key: hasKey ? hashKey(given, message, hidden) : undefined,
    keyLifeMs: given === undefined ? formLifeMs : Number.MAX_SAFE_INTEGER,
    isJunk: hidden !== '',
  };
}

/** Answers what a handler has passed on: an answer, or an error. An unforeseen one is our own fault, and only the log shows it. */
function sendAnswer(settings: Settings, log: Log): ErrorRequestHandler {
  const send = createSend(settings);
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const answer = isAnswer(error) ? error : answerToBodyError(error);
    if (answer) return send(request, response, answer);
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    send(request, response, answers.broken);
  };
}

function isAnswer(error: unknown): error is Answer {
  return typeof error === 'object' && error !== null && !(error instanceof Error);
}

/** Express's body reader says 403 for a body that `verify` refuses. */
function answerToBodyError(error: unknown): Answer | undefined {
  if (error instanceof URIError) return answers.undecodable;
  if (error instanceof Error && 'type' in error && error.type === 'parameters.too.many')
    return answers.tooManyFields;
  const status = error instanceof Error && 'status' in error && error.status;
  if (status === 400 || status === 403) return answers.unreadable;
  if (status === 413) return answers.tooLarge;
  return status === 415 ? answers.wrongType : undefined;
}

function notStored({ contactPhone: phone }: Settings): Answer {
  const call = phone === undefined ? 'Try again' : `Call us at ${phone}, or try again`;
  return { status: 503, message: `We couldn't save your message. ${call} in a few minutes.` };
}
