import express, { type Express, type RequestHandler } from 'express';
import { type Answer, createAnswer } from './answer.ts';
import { answerError } from './answer-error.ts';
import type { HasRoom } from './guard-disk.ts';
import { answerPreflight, guardOrigin, shareAnswers } from './guard-origin.ts';
import { limitRate } from './limit-rate.ts';
import { type Outcome, outcomes } from './outcome.ts';
import { protectAnswer } from './protect-answer.ts';
import { knowClient } from './rate/client-key.ts';
import type { Limits } from './rate/open-limits.ts';
import { readBody } from './read-body.ts';
import { refuseWithWords } from './refuse-with-words.ts';
import type { Settings } from './settings.ts';
import { type TakeMessageDeps, takeMessage } from './take-message.ts';
import { warnOfProxy } from './warn-of-proxy.ts';
import type { Readiness } from './watch/readiness.ts';
import type { Watch } from './watch/watch-requests.ts';

export interface ContactAppDeps extends TakeMessageDeps {
  readonly limits: Limits;
  readonly hasRoom: HasRoom;
  readonly readiness: () => Promise<Readiness>;
  readonly watch: Watch;
}

/** The service as a request listener, without a socket of its own. */
export function createContactApp(
  settings: Pick<Settings, 'trustProxy' | 'allowedOrigins' | 'phone'>,
  deps: ContactAppDeps,
): Express {
  const { limits, hasRoom, readiness, watch, log } = deps;
  const answer = createAnswer(settings);
  const refuse =
    (outcome: Outcome): RequestHandler =>
    (request, response) =>
      answer(request, response, outcome);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('strict routing').enable('case sensitive routing');
  app.set('trust proxy', settings.trustProxy);
  const warn = warnOfProxy(settings.trustProxy, log);
  app.use((request, response, next) => {
    knowClient(request);
    watch(request, response);
    protectAnswer(response);
    warn(request);
    next();
  });
  const limitRequests = limitRate(limits.requests, answer);
  app
    .route('/api/contact')
    .all(shareAnswers(settings.allowedOrigins), limitRequests)
    .all(guardOrigin(settings.allowedOrigins, answer))
    .options(answerPreflight)
    .post(requireRoom(hasRoom, answer), limitRate(limits.messages, answer))
    .post(readBody(answer), takeMessage(deps, answer))
    .all(allow('POST, OPTIONS'), refuse(outcomes.wrongMethod));
  app
    .route('/healthz')
    .get((_request, response) => void response.json({ status: 'ok' }))
    .all(allow('GET, HEAD'), refuse(outcomes.wrongMethod));
  app
    .route('/readyz')
    .get(answerReadiness(readiness))
    .all(allow('GET, HEAD'), refuse(outcomes.wrongMethod));
  app.use(limitRequests, refuse(outcomes.unknown));
  app.use(answerError(log, answer));
  return app;
}

function answerReadiness(readiness: () => Promise<Readiness>): RequestHandler {
  return async (_request, response) => {
    const { isReady, ...rest } = await readiness();
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready', ...rest });
  };
}

/** Nothing is taken that could not be stored. */
function requireRoom(hasRoom: HasRoom, answer: Answer): RequestHandler {
  return async (request, response, next) => {
    if (await hasRoom()) return next();
    response.set('Retry-After', '600');
    refuseWithWords(outcomes.notStored, answer)(request, response, next);
  };
}

function allow(methods: string): RequestHandler {
  return (_request, response, next) => {
    response.set('Allow', methods);
    next();
  };
}
