import * as z from 'zod';
import type { FieldSentences } from '../../message/message.ts';
import type { Reply } from '../replies.ts';
import { contactForm } from './contact-form.ts';
import { type Html, html } from './html.ts';
import { pageStyle } from './page-style.ts';

export interface ContactPageProps {
  readonly reply: Reply;
  /** The body of the request, of any kind. */
  readonly body: unknown;
  readonly phone: string | undefined;
  /** The page of the site that the visitor came from. */
  readonly contactUrl: string;
}

const text = z.string().catch('');
const submittedValues = z
  .object({ name: text, email: text, phone: text, subject: text, message: text })
  .catch({ name: '', email: '', phone: '', subject: '', message: '' });

/** What a browser without JavaScript shows when the message was not accepted: the form, still filled in. */
export function contactPage({ reply, body, phone, contactUrl }: ContactPageProps): string {
  const title = 'Message not sent';
  const sentences = reply.fields ?? {};
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${{ html: pageStyle }}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<div class="note wrong" role="alert" tabindex="-1" autofocus>${explain(reply, phone)}${links(sentences)}</div>
${contactForm(submittedValues.parse(body), sentences)}
<p><a href="${contactUrl}">Back to the contact page</a></p>
</main>
</body>
</html>
`.html;
}

/** The sentences that the site's own form says for the same reply, and what a visitor can do. */
function explain({ status, message }: Reply, phone: string | undefined): Html {
  const call = html`call us directly${phone === undefined ? '' : html` at ${phoneLink(phone)}`}`;
  if (status === 405) return html`<p>Nothing was sent. Write your message below, or ${call}.</p>`;
  if (status === 422) return html`<p>${message} You can also ${call}.</p>`;
  if (status === 429) {
    return html`<p>Too many submissions. Please wait before trying again.</p><p>${message} You can also ${call}.</p>`;
  }
  return html`<p>Sorry, there was an error sending your message. Please ${call}.</p><p>${message}</p>`;
}

function links(sentences: FieldSentences): Html | undefined {
  const entries = Object.entries(sentences);
  if (entries.length === 0) return undefined;
  return html`<ul>${entries.map(([name, sentence]) => html`<li><a href="#${name}">${sentence}</a></li>`)}</ul>`;
}

/** A number of ten digits is one of North America. */
function phoneLink(phone: string): Html {
  const digits = phone.replace(/\D/g, '');
  return html`<a href="tel:+${digits.length === 10 ? `1${digits}` : digits}">${phone}</a>`;
}
