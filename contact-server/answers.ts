import type { ErrorRequestHandler, Request, Response } from 'express';
import * as z from 'zod';
import { log } from './log.ts';
import { type Answer, hiddenField, subjects } from './message.ts';
import { isForm } from './read-body.ts';
import type { Settings } from './settings.ts';

/** Sends an answer that a handler has passed on. Only the log shows errors of the database or of our code. */
export function sendAnswer({ contactPhone: phone, allowedOrigins }: Settings): ErrorRequestHandler {
  const advice = phone === undefined ? 'Try again' : `Call us at ${phone}, or try again`;
  const message = `We couldn't save your message. ${advice} in a few minutes.`;
  const sendPage = (request: Request, response: Response, answer: Answer) => {
    const origin = request.get('Origin') ?? '';
    const site = allowedOrigins.includes(origin) ? origin : (allowedOrigins[0] ?? '');
    const typed = submitted.safeParse(request.body);
    const name = answer.status === 200 ? 'sent' : 'not-sent';
    // Without anything to fill in again, the site's own page says it better.
    if (name === 'sent' || !typed.success) response.redirect(303, `${site}/contact/${name}`);
    else
      response
        .status(answer.status)
        .type('html')
        .send(formPage(answer, typed.data, phone, site));
  };
  return (passed: Answer | Error, request, response, _next) => {
    if (passed instanceof Error) log(`A request failed: ${passed.stack}`);
    const answer = passed instanceof Error ? { status: 503, message } : passed;
    // A browser that follows a form asks for HTML first; a script asks for anything or for JSON.
    const isPlain = isForm(request) && request.accepts(['html', 'json']) === 'html';
    if (isPlain && ![403, 404, 405].includes(answer.status)) sendPage(request, response, answer);
    else response.status(answer.status).json({ ...answer, status: undefined });
  };
}

const style = `
:root{color-scheme:light dark}
body{background:Canvas;max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:break-word}
[role=alert]{padding:1rem;border:2px solid #c4371a;border-left-width:1rem}
label,strong{display:block;font-weight:600}
strong{color:light-dark(#b32f14,#ff9470)}
input,select,textarea,button{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem;font:inherit}
`;

const text = z.string().catch('');
const submitted = z.object({ name: text, email: text, phone: text, subject: text, message: text });

type Field = keyof z.output<typeof submitted>;

/** Some browsers lose the typed text on Back, so the page has the form, filled in, with its problems. */
function formPage(
  { message, fields = {} }: Answer,
  values: Readonly<Record<Field, string>>,
  phone: string | undefined,
  /** The origin of the website, or nothing if it is this one. */
  site: string,
): string {
  const row = (name: Field, title: string, tag: string, rules: string, inner = '') => {
    const wrong = fields[name];
    const remark = wrong ? `<strong id="${name}-wrong">${wrong}</strong>` : '';
    const marks = wrong ? ` aria-invalid="true" aria-describedby="${name}-wrong"` : '';
    const control = `<${tag} id="${name}" name="${name}" ${rules}${marks}>${inner}`;
    return `<p><label for="${name}">${title}</label>${remark}\n${control}</p>`;
  };
  const input = (name: Field, title: string, rules: string) =>
    row(name, title, 'input', `${rules} value="${escapeText(values[name])}"`);
  const options = subjects.map(({ value, label }) => {
    const selected = value === values.subject ? ' selected' : '';
    return `<option value="${value}"${selected}>${label}</option>`;
  });
  const link = phone && `<a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a>`;
  // A parser drops the first line break of a textarea, so one of ours goes before the visitor's.
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Message not sent</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${style}</style>
<main><h1>Your message was not sent</h1>
<p role="alert" tabindex="-1" autofocus>${message}${link ? ` You can also call us at ${link}.` : ''}</p>
<form method="post" action="/api/contact">
${input('name', 'Full Name *', 'autocomplete="name" required')}
${input('email', 'Email Address *', 'type="email" autocomplete="email" required')}
${input('phone', 'Phone', 'type="tel" autocomplete="tel"')}
${row('subject', 'Subject *', 'select', 'required', `<option value="">Choose a subject</option>${options.join('')}</select>`)}
${row('message', 'Message *', 'textarea', 'rows="8" required', `\n${escapeText(values.message)}</textarea>`)}
<div hidden><label for="empty">Leave this field empty</label><input id="empty" name="${hiddenField}" autocomplete="off" tabindex="-1"></div>
<p><button>Send message</button></p>
</form>
<p><a href="${site}/contact">Back to our website</a></p></main>
</html>
`;
}

/** HTML cannot contain control characters or unpaired surrogates, so U+FFFD replaces them. */
function escapeText(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '\ufffd')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
