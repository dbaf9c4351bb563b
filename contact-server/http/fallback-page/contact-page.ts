import type { FieldSentences } from '../../message/message.ts';
import type { Reply } from '../replies.ts';
import { contactForm, type SubmittedValues } from './contact-form.ts';
import { type Html, html } from './html.ts';
import { pageStyle } from './page-style.ts';

export interface ContactPageProps {
  readonly reply: Reply;
  readonly values: SubmittedValues;
  readonly phone: string | undefined;
  /** The page of the site that the visitor came from. */
  readonly contactUrl: string;
}

/** What a browser without JavaScript shows when the message was not accepted. */
export function contactPage(props: ContactPageProps): string {
  const title = 'Message not sent';
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
${failure(props)}
<p><a href="${props.contactUrl}">Back to the contact page</a></p>
</main>
</body>
</html>
`.html;
}

function failure({ reply, values, phone }: ContactPageProps): Html {
  const sentences = reply.fields ?? {};
  return html`<div class="note wrong" role="alert" tabindex="-1" autofocus>${explain(reply, phone)}${links(sentences)}</div>
${contactForm(values, sentences)}`;
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
