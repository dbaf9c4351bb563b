import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Settings } from '../config/settings.ts';
import type { Log } from '../monitoring/log.ts';
import { contactPage } from './fallback-page/contact-page.ts';
import { contentSecurityPolicy } from './fallback-page/page-style.ts';
import { type Reply, replies } from './replies.ts';

type Respond = (request: Request, response: Response, reply: Reply) => void;

/** Replies to a program in JSON, and to a form without JavaScript with a page. */
export function createRespond({ contactPhone: phone, allowedOrigins }: Settings): Respond {
  return (request, response, reply) => {
    const { status, message, fields } = reply;
    response.status(status);
    if (!wantsPage(request)) return void response.json({ message, fields });
    const origin = request.get('Origin') ?? '';
    const site = allowedOrigins.includes(origin) ? origin : (allowedOrigins[0] ?? '');
    if (reply === replies.accepted) return response.redirect(303, `${site}/contact/sent`);
    const page = contactPage({ reply, body: request.body, phone, contactUrl: `${site}/contact` });
    response.set('Content-Security-Policy', contentSecurityPolicy(allowedOrigins));
    response.type('html').send(page);
  };
}

/** Which of the accepted media types a request declares. */
export function mediaTypeOf({ headers }: Request): 'json' | 'form' | undefined {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  const name = type.trim().toLowerCase();
  if (name === 'application/json') return 'json';
  return name === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/** A browser that follows a form asks for HTML first; a script asks for anything or for JSON. */
function wantsPage(request: Request): boolean {
  const type = mediaTypeOf(request);
  if (type === 'json' || request.path !== '/api/contact') return false;
  const order = type === 'form' ? ['html', 'json'] : ['json', 'html'];
  return request.accepts(order) === 'html';
}

/** Answers what a handler has passed on: a reply, or an error. An unforeseen one is our own fault, and only the log shows it. */
export function respondToError(log: Log, respond: Respond): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const reply = isReply(error) ? error : replyToBodyError(error);
    if (reply) return respond(request, response, reply);
    log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    respond(request, response, replies.broken);
  };
}

function isReply(error: unknown): error is Reply {
  return typeof error === 'object' && error !== null && !(error instanceof Error);
}

/** Express's body reader says 403 for a body that `verify` refuses. */
function replyToBodyError(error: unknown): Reply | undefined {
  if (error instanceof URIError) return replies.undecodable;
  if (error instanceof Error && 'type' in error && error.type === 'parameters.too.many')
    return replies.tooManyFields;
  const status = error instanceof Error && 'status' in error && error.status;
  if (status === 400 || status === 403) return replies.unreadable;
  if (status === 413) return replies.tooLarge;
  return status === 415 ? replies.wrongType : undefined;
}
