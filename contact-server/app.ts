import { hash } from 'node:crypto';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { sendAnswer } from './answers.ts';
import { cleanForwardedFor } from './client-address.ts';
import { readHealth } from './health.ts';
import { type ContactMessage, hiddenField, readMessage } from './message.ts';
import { createRateLimits } from './rate-limits.ts';
import { isForm, readBody } from './read-body.ts';
import type { Settings } from './settings.ts';
import type { NewMessage, Store } from './store.ts';

/** The service as a request listener. */
export function createApp(settings: Settings, store: Store): Express {
  const limits = createRateLimits(settings);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.set('trust proxy', settings.trustProxy);
  app.use((_request, response, next) => {
    response.set(headers);
    next();
  });
  const sayAlive: RequestHandler = (_request, response) => void response.json(alive);
  app.route('/healthz').get(sayAlive).all(refuseMethod('GET, HEAD'));
  app.route('/readyz').get(answerReadiness(settings, store)).all(refuseMethod('GET, HEAD'));
  app.use(cleanForwardedFor());
  app
    .route('/api/contact')
    .all(allowCors(settings), limits.requests)
    .options((_request, response) => void response.set('Allow', 'POST, OPTIONS').status(204).end())
    .all(refuseForeign(settings))
    .post(readBody, acceptMessage(store, limits))
    .all(refuseMethod('POST, OPTIONS'));
  app.use(limits.requests, (_request, _response, next) => next(unknown));
  app.use(sendAnswer(settings));
  return app;
}

/** The headers of every answer. The page for a form without JavaScript has a style sheet. */
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none';style-src 'unsafe-inline';base-uri 'none';frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

const thanks = "Thank you for your message! We'll get back to you soon.";
const accepted = { status: 200, message: thanks };
const alive = { status: 'ok', message: 'The service is running.' };
const foreign = { status: 403, message: "Messages from other websites aren't accepted." };
const unknown = {
  status: 404,
  message: 'There is nothing here. Send messages to POST /api/contact.',
};
const wrongMethod = { status: 405, message: "This URL doesn't accept this method." };

function answerReadiness(settings: Settings, store: Store): RequestHandler {
  const read = () => ({ at: performance.now(), ...readHealth(store, settings) });
  let last: ReturnType<typeof read> | undefined;
  return (_request, response) => {
    // Anyone may request this as often as they like.
    if (last === undefined || performance.now() - last.at > 1_000) last = read();
    const { problems, notices, summary } = last;
    const [message = summary] = problems;
    const [code, status] = problems.length === 0 ? [200, 'ready'] : [503, 'not ready'];
    response.status(code).json({ status, message, problems, notices });
  };
}

/** Lets pages of the allowed origins send JSON, and read the answers, refusals too. */
function allowCors({ allowedOrigins }: Settings): RequestHandler {
  return ({ headers: { origin } }, response, next) => {
    response.set('Vary', 'Origin');
    if (origin !== undefined && allowedOrigins.includes(origin))
      response.set({
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': 'Retry-After, RateLimit, RateLimit-Policy',
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
        'Access-Control-Max-Age': '600',
      });
    next();
  };
}

/** Refuses pages of other websites. A browser that sends no `Origin` says so in `Sec-Fetch-Site`. */
function refuseForeign({ allowedOrigins: allowed }: Settings): RequestHandler {
  return (request, _response, next) => {
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    if (origin !== undefined && allowed.includes(origin)) return next();
    // Behind a proxy the scheme is not known here.
    const isOwn = origin === undefined || /^https?:\/\/(.*)$/.exec(origin)?.[1] === host;
    next(isOwn && site !== 'cross-site' ? undefined : foreign);
  };
}

function refuseMethod(allowed: string): RequestHandler {
  return (_request, response, next) => {
    response.set('Allow', allowed);
    next(wrongMethod);
  };
}

/** Stores a valid message. Only stored messages count toward the limit. */
function acceptMessage(store: Store, limits: ReturnType<typeof createRateLimits>): RequestHandler {
  return (request, response, next) => {
    const read = readMessage(request.body);
    if (!read.ok)
      return next({ status: 422, message: 'Some fields need another look.', fields: read.fields });
    const added = describeMessage(read.message, request);
    if (store.isKnown(added)) return next(accepted);
    limits.messages(request, response, async (refusal?: unknown) => {
      const failure = refusal ?? (await store.add(added).catch((error: unknown) => error));
      if (failure instanceof Error) limits.refund(request);
      next(failure ?? accepted);
    });
  };
}

/** A form without JavaScript sends no key: the same words within this time are a double click or a reload. */
const formLifeMs = 600_000;

function describeMessage(message: ContactMessage, request: Request): NewMessage {
  const body: Readonly<Record<string, unknown>> = request.body;
  // A program may send any value; a person leaves it empty.
  const hidden = JSON.stringify(body[hiddenField] ?? '').replace(/^"\s*"$/, '');
  const key = request.get('Idempotency-Key') || (isForm(request) ? 'form' : undefined);
  // With changed fields, it is a different message.
  const digest = hash('sha256', JSON.stringify([key, hidden, message]));
  const keyLifeMs = key === 'form' ? formLifeMs : Number.MAX_SAFE_INTEGER;
  return { message, key: key === undefined ? null : digest, keyLifeMs, isJunk: hidden !== '' };
}
