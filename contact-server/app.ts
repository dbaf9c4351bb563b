import express, { type Express, type RequestHandler } from 'express';
import { createAnswer } from './answer.ts';
import { answerError } from './answer-error.ts';
import { answerPreflight, guardOrigin } from './guard-origin.ts';
import { limitRate } from './limit-rate.ts';
import type { MailSettings } from './mail-settings.ts';
import { type Outcome, outcomes } from './outcome.ts';
import { readForm, readJson, requireMediaType } from './read-body.ts';
import type { Settings } from './settings.ts';
import { type TakeMessageDeps, takeMessage } from './take-message.ts';
import { warnOfProxy } from './warn-of-proxy.ts';

/** The service as a request listener, without a socket of its own. */
export function createContactApp(
  settings: Omit<Settings, 'port' | 'host' | 'spool' | keyof MailSettings>,
  deps: TakeMessageDeps,
): Express {
  const answer = createAnswer(settings);
  const refuse =
    (outcome: Outcome): RequestHandler =>
    (request, response) =>
      answer(request, response, outcome);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('strict routing').enable('case sensitive routing');
  app.set('trust proxy', settings.trustProxy);
  app.use(protectAnswers, warnOfProxy(settings.trustProxy, deps.log));
  app
    .route('/healthz')
    .get((_request, response) => void response.json({ status: 'ok' }))
    .all(allow('GET, HEAD'), refuse(outcomes.wrongMethod));
  app
    .route('/api/contact')
    .all(guardOrigin(settings.allowedOrigins, answer))
    .options(answerPreflight)
    .post(limitRate(settings, answer))
    .post(requireMediaType(answer), readJson, readForm)
    .post(takeMessage(deps, answer))
    .all(allow('POST, OPTIONS'), refuse(outcomes.wrongMethod));
  app.use(refuse(outcomes.unknown));
  app.use(answerError(deps.log, answer));
  return app;
}

const protectAnswers: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  next();
};

function allow(methods: string): RequestHandler {
  return (_request, response, next) => {
    response.set('Allow', methods);
    next();
  };
}
