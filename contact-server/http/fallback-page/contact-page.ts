import * as z from 'zod';
import { hiddenField, maxLength, patterns, subjects } from '../../message/field-rules.ts';
import type { ContactMessage, FieldName, FieldSentences } from '../../message/message.ts';
import type { Reply } from '../replies.ts';
import { pageStyle } from './page-style.ts';

interface ContactPageProps {
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
<div class="note" role="alert" tabindex="-1" autofocus>${explain(reply, phone)}${links(sentences)}</div>
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

/** A number of ten digits is one of North America. */
function phoneLink(phone: string): Html {
  const digits = phone.replace(/\D/g, '');
  return html`<a href="tel:+${digits.length === 10 ? `1${digits}` : digits}">${phone}</a>`;
}

function links(sentences: FieldSentences): Html | '' {
  const items = Object.entries(sentences).map(
    ([name, sentence]) => html`<li><a href="#${name}">${sentence}</a></li>`,
  );
  return items.length === 0 ? '' : html`<ul>${items}</ul>`;
}

/** The form again, with the submitted values and a sentence under each field that was refused. */
function contactForm(values: ContactMessage, sentences: FieldSentences): Html {
  const row = (name: FieldName, label: string, control: (marks: Html | '') => Html) => {
    const sentence = sentences[name];
    const id = `${name}-wrong`;
    const marks = sentence && html` aria-invalid="true" aria-describedby="${id}"`;
    const remark = sentence && html`<p class="wrong" id="${id}">${sentence}</p>`;
    return html`<div class="field"><label for="${name}">${label}</label>${control(marks || '')}${remark || ''}</div>`;
  };
  const options = subjects.map(({ value, label }) => {
    const selected = value === values.subject ? html` selected` : '';
    return html`<option value="${value}"${selected}>${label}</option>`;
  });
  // A parser drops the first line break of a textarea, so one of ours goes before the visitor's.
  return html`<form method="post" action="/api/contact">
${row('name', 'Full Name *', (marks) => html`<input id="name" name="name" autocomplete="name" required maxlength="${maxLength.name}" pattern="${patterns.name}" title="Your name, in one line" value="${values.name}"${marks}>`)}
${row('email', 'Email Address *', (marks) => html`<input id="email" name="email" type="email" autocomplete="email" required maxlength="${maxLength.email}" value="${values.email}"${marks}>`)}
${row('phone', 'Phone', (marks) => html`<input id="phone" name="phone" type="tel" autocomplete="tel" maxlength="${maxLength.phone}" pattern="${patterns.phone}" title="Your phone number, in one line" value="${values.phone}"${marks}>`)}
${row('subject', 'Subject *', (marks) => html`<select id="subject" name="subject" required${marks}><option value="">Choose a subject</option>${options}</select>`)}
${row('message', 'Message *', (marks) => html`<textarea id="message" name="message" rows="4" required maxlength="${maxLength.message}" placeholder="Please provide details about your inquiry..."${marks}>\n${values.message}</textarea>`)}
<div hidden><label for="leave-empty">Leave this field empty</label><input type="text" id="leave-empty" name="${hiddenField}" autocomplete="off" tabindex="-1"></div>
<div class="send"><button type="submit">Send message</button><p>* Required fields. We typically respond within 24 hours during business days.</p></div>
</form>`;
}

/** Escaped HTML. */
interface Html {
  readonly html: string;
}

type Value = string | number | Html | readonly Html[];

/** Template tag: text is escaped; `Html` values and lists of them stay unchanged. */
function html([first = '', ...parts]: TemplateStringsArray, ...values: readonly Value[]): Html {
  const rest = parts.map((part, index) => toHtml(values[index] ?? '') + part);
  return { html: first + rest.join('') };
}

function toHtml(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return 'html' in value ? value.html : value.map((piece) => piece.html).join('');
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
