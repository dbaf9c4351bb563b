import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import * as z from 'zod';
import {
  type FieldName,
  type FieldSentences,
  hiddenField,
  maxBodyBytes,
  maxLength,
  patterns,
  subjects,
} from './message.ts';
import type { Settings } from './settings.ts';

/** How a request ended. */
export interface Answer {
  readonly status: number;
  readonly message: string;
  readonly fields?: FieldSentences;
}

/** The most fields of a form. */
export const maxFields = 50;

export const answers = {
  accepted: { status: 200, message: "Thank you for your message! We'll get back to you soon." },
  unreadable: { status: 400, message: 'Send the request body as one JSON object in UTF-8.' },
  undecodable: {
    status: 400,
    message: 'The form is not encoded in UTF-8. Send it from the contact page.',
  },
  foreign: { status: 403, message: "Messages from other websites aren't accepted." },
  unknown: { status: 404, message: 'No resource at this URL. Send messages to POST /api/contact.' },
  wrongMethod: { status: 405, message: "This URL doesn't accept this method." },
  tooLarge: {
    status: 413,
    message: `The request body is larger than ${maxBodyBytes.toLocaleString('en-US')} bytes. Shorten the message.`,
  },
  tooManyFields: { status: 413, message: `The form has more than ${maxFields} fields.` },
  wrongType: {
    status: 415,
    message: 'Send application/json or application/x-www-form-urlencoded as uncompressed UTF-8.',
  },
  broken: { status: 500, message: 'Something went wrong on our side, not with your message.' },
} as const satisfies Readonly<Record<string, Answer>>;

/** Answers a program in JSON, and a form without JavaScript with a page. */
export function createSend({ contactPhone, allowedOrigins }: Settings) {
  const policy = contentSecurityPolicy(allowedOrigins);
  return (request: Request, response: Response, answer: Answer): void => {
    const { status, message, fields } = answer;
    if (!isPlainForm(request) || [403, 405, 415].includes(status))
      return void response.status(status).json({ message, fields });
    const origin = request.get('Origin') ?? '';
    const site = allowedOrigins.includes(origin) ? origin : (allowedOrigins[0] ?? '');
    if (status === 200) return response.redirect(303, `${site}/contact/sent`);
    const read = submitted.safeParse(request.body);
    // Nothing to fill in again: the site says it better.
    if (!read.success) return response.redirect(303, `${site}/contact/not-sent`);
    response.status(status).set('Content-Security-Policy', policy).type('html');
    response.send(formPage(answer, read.data, contactPhone));
  };
}

/** A browser that follows a form asks for HTML first; a script asks for anything or for JSON. */
function isPlainForm(request: Request): boolean {
  const [type = ''] = (request.get('Content-Type') ?? '').split(';', 1);
  const isForm = type.trim().toLowerCase() === 'application/x-www-form-urlencoded';
  return isForm && request.path === '/api/contact' && request.accepts(['html', 'json']) === 'html';
}

const text = z.string().catch('');
const submitted = z.object({ name: text, email: text, phone: text, subject: text, message: text });

/** Back does not keep what was typed everywhere, so the page has the form, filled in, and what is wrong with it. */
function formPage(
  { message, fields = {} }: Answer,
  values: z.output<typeof submitted>,
  phone: string | undefined,
): string {
  const row = (name: FieldName, title: string, control: string) => {
    const wrong = fields[name];
    const remark =
      wrong === undefined ? '' : ` <strong id="${name}-wrong">${escapeText(wrong)}</strong>`;
    const marks =
      wrong === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-wrong"`;
    return `<p><label for="${name}">${title}</label>${remark}\n${control.replace('>', `${marks}>`)}</p>`;
  };
  const input = (name: 'name' | 'email' | 'phone', title: string, rules: string) =>
    row(
      name,
      title,
      `<input id="${name}" name="${name}" maxlength="${maxLength[name]}" pattern="${patterns[name]}" value="${escapeText(values[name])}" ${rules}>`,
    );
  const options = subjects.map(
    ({ value, label }) =>
      `<option value="${value}"${value === values.subject ? ' selected' : ''}>${label}</option>`,
  );
  const call =
    phone === undefined
      ? ''
      : ` You can also call us at <a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a>.`;
  // A parser drops the first line break of a textarea, so one of ours goes before the visitor's.
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Message not sent</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${style}</style>
<h1>Your message was not sent</h1>
<p role="alert" tabindex="-1" autofocus>${escapeText(message)}${call}</p>
<form method="post" action="/api/contact">
${input('name', 'Full Name *', 'autocomplete="name" required title="Your name, in one line"')}
${input('email', 'Email Address *', 'type="email" autocomplete="email" required title="name@example.com"')}
${input('phone', 'Phone', 'type="tel" autocomplete="tel" title="Your phone number, in one line"')}
${row('subject', 'Subject *', `<select id="subject" name="subject" required><option value="">Choose a subject</option>${options.join('')}</select>`)}
${row('message', 'Message *', `<textarea id="message" name="message" rows="8" required maxlength="${maxLength.message}">\n${escapeText(values.message)}</textarea>`)}
<div hidden><label for="${hiddenField}">Leave this field empty</label><input id="${hiddenField}" name="${hiddenField}" autocomplete="off" tabindex="-1"></div>
<p><button>Send message</button></p>
</form>
</html>
`;
}

const style = `
:root{color-scheme:light dark}
body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:break-word}
[role=alert]{padding:1rem;border:2px solid #c4371a;border-left-width:1rem}
label,strong{display:block;font-weight:600}
strong{color:light-dark(#b32f14,#ff9470)}
input,select,textarea,button{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem;font:inherit}
`;

/**
 * Allows this style sheet alone, and the form to post to the service alone. Browsers also compare
 * `form-action` with the address that the answer redirects to, which is on one of the sites.
 */
function contentSecurityPolicy(sites: readonly string[]): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const action = ["form-action 'self'", ...sites].join(' ');
  return `default-src 'none';style-src 'sha256-${hash}';${action};base-uri 'none';frame-ancestors 'none'`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML cannot contain control characters or unpaired surrogates, so U+FFFD replaces them. */
function escapeText(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '\ufffd')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
