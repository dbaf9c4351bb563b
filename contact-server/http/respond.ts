import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Settings } from '../config/settings.ts';
import type { Log } from '../monitoring/log.ts';
import { readSubmittedValues } from './fallback-page/contact-form.ts';
import { contactPage } from './fallback-page/contact-page.ts';
import { contentSecurityPolicy } from './fallback-page/page-style.ts';
import { type Reply, replies } from './replies.ts';

export type Respond = (request: Request, response: Response, reply: Reply) => void;

/** Replies to a program in JSON, and to a form without JavaScript with a page. */
export function createRespond({ contactPhone: phone, allowedOrigins }: Settings): Respond {
  return (request, response, reply) => {
    const { status, message, fields } = reply;
    response.status(status);
    if (!wantsPage(request)) return void response.json({ message, fields });
    const origin = request.get('Origin') ?? '';
    const site = allowedOrigins.includes(origin) ? origin : (allowedOrigins[0] ?? '');
    if (reply === replies.accepted) return response.redirect(303, `${site}/contact/sent`);
    const values = readSubmittedValues(request.body);
    const page = contactPage({ reply, values, phone, contactUrl: `${site}/contact` });
    response.set('Content-Security-Policy', contentSecurityPolicy(allowedOrigins));
    response.type('html').send(page);
  };
}

const mediaTypes: ReadonlyMap<string, 'json' | 'form'> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
] as const);

/** Which of the accepted media types a request declares. */
export function mediaTypeOf({ headers }: Request): 'json' | 'form' | undefined {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  return mediaTypes.get(type.trim().toLowerCase());
}

/** A browser that follows a form asks for HTML first; a script asks for anything or for JSON. */
function wantsPage(request: Request): boolean {
  const type = mediaTypeOf(request);
  if (type === 'json' || request.path !== '/api/contact') return false;
  const order = type === 'form' ? ['html', 'json'] : ['json', 'html'];
  return request.accepts(order) === 'html';
}

/** What Express's body reader fails with. It says 403 for a body that `verify` refuses. */
const repliesByStatus: ReadonlyMap<number, Reply> = new Map<number, Reply>([
  [400, replies.unreadable],
  [403, replies.unreadable],
  [413, replies.tooLarge],
  [415, replies.wrongType],
]);

/** Turns an error into a reply. An unforeseen one is our own fault, and only the log shows it. */
export function respondToError(log: Log, respond: Respond): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = error instanceof Error && 'status' in error && Number(error.status);
    const reply = status && repliesByStatus.get(status);
    if (reply) return respond(request, response, reply);
    log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    respond(request, response, replies.broken);
  };
}
