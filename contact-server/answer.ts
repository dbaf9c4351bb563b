import type { Request, Response } from 'express';
import { mediaTypeOf } from './media-type.ts';
import { type Outcome, outcomes } from './outcome.ts';
import { contactPage } from './page/contact-page.ts';
import { contentSecurityPolicy } from './page/page-style.ts';
import { readWords } from './page/read-words.ts';
import type { Settings } from './settings.ts';

export type Answer = (request: Request, response: Response, outcome: Outcome) => void;

/** Answers a program in JSON and a form without a script with a page: the site's own, if all went well. */
export function createAnswer({
  phone,
  allowedOrigins,
}: Pick<Settings, 'phone' | 'allowedOrigins'>): Answer {
  return (request, response, outcome) => {
    response.statusCode = outcome.status;
    if (!wantsPage(request)) {
      const { message, fields } = outcome;
      return sendJson(response, fields === undefined ? { message } : { message, fields });
    }
    const origin = request.get('Origin') ?? '';
    const site = allowedOrigins.includes(origin) ? origin : (allowedOrigins[0] ?? '');
    if (outcome === outcomes.accepted) return response.redirect(303, `${site}/contact/sent`);
    const words = readWords(request.body);
    response.set('Content-Security-Policy', contentSecurityPolicy(allowedOrigins));
    response
      .type('html')
      .send(contactPage({ outcome, words, phone, contactUrl: `${site}/contact` }));
  };
}

/** What Express's own does, without the questions that it asks on the way. */
function sendJson(response: Response, value: Readonly<Record<string, unknown>>): void {
  const body = JSON.stringify(value);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}

/** A browser that follows a form asks for HTML first; a script asks for anything or for JSON. */
function wantsPage(request: Request): boolean {
  const type = mediaTypeOf(request);
  if (type === 'json' || request.path !== '/api/contact') return false;
  const order = type === 'form' ? ['html', 'json'] : ['json', 'html'];
  return request.accepts(order) === 'html';
}
