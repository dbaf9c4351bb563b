import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import * as z from 'zod';
import { type Answer, hiddenField, subjects } from './message.ts';
import { isForm } from './read-body.ts';
import type { Settings } from './settings.ts';

/** Answers a program in JSON, and a form without JavaScript with a page. */
export function createSend({ contactPhone, allowedOrigins }: Settings) {
  return (request: Request, response: Response, answer: Answer): void => {
    const { status, message, fields } = answer;
    // A browser that follows a form asks for HTML first; a script asks for anything or for JSON.
    const isPlain = isForm(request) && request.accepts(['html', 'json']) === 'html';
    if (!isPlain || [403, 404, 405].includes(status)) {
      response.status(status).json({ message, fields });
      return;
    }
    const origin = request.get('Origin') ?? '';
    const site = allowedOrigins.includes(origin) ? origin : (allowedOrigins[0] ?? '');
    const typed = submitted.safeParse(request.body);
    // Without anything to fill in again, the site's own page says it better.
    if (status === 200 || !typed.success) {
      response.redirect(303, `${site}/contact/${status === 200 ? 'sent' : 'not-sent'}`);
      return;
    }
    // Browsers also compare `form-action` with the address that the answer redirects to.
    const policy = `default-src 'none';style-src '${styleHash}';form-action 'self' ${allowedOrigins.join(' ')};base-uri 'none';frame-ancestors 'none'`;
    response.status(status).set('Content-Security-Policy', policy).type('html');
    response.send(formPage(answer, typed.data, contactPhone));
  };
}

const style = `
:root{color-scheme:light dark}
body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:break-word}
[role=alert]{padding:1rem;border:2px solid #c4371a;border-left-width:1rem}
label,strong{display:block;font-weight:600}
strong{color:light-dark(#b32f14,#ff9470)}
input,select,textarea,button{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem;font:inherit}
`;
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

const text = z.string().catch('');
const submitted = z.object({ name: text, email: text, phone: text, subject: text, message: text });

type Field = keyof z.output<typeof submitted>;

/** Back does not keep what was typed everywhere, so the page has the form, filled in, and what is wrong with it. */
function formPage(
  { message, fields = {} }: Answer,
  values: Readonly<Record<Field, string>>,
  phone: string | undefined,
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
<h1>Your message was not sent</h1>
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
</html>
`;
}

/** HTML cannot contain control characters or unpaired surrogates, so U+FFFD replaces them. */
function escapeText(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '\ufffd')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
