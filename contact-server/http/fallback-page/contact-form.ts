import { hiddenField, maxLength, patterns, subjects } from '../../message/field-rules.ts';
import type { ContactMessage, FieldName, FieldSentences } from '../../message/message.ts';
import { type Html, html } from './html.ts';

/** The form again, with the submitted values and a sentence under each field that was refused. */
export function contactForm(values: ContactMessage, sentences: FieldSentences): Html {
  const row = (name: FieldName, label: string, control: Html) =>
    html`<div class="field"><label for="${name}">${label}</label>${control}${remark(name, sentences)}</div>`;
  const marks = (name: FieldName) =>
    sentences[name] === undefined
      ? undefined
      : html` aria-invalid="true" aria-describedby="${name}-wrong"`;
  return html`<form method="post" action="/api/contact">
${row('name', 'Full Name *', html`<input id="name" name="name" autocomplete="name" required maxlength="${maxLength.name}" pattern="${patterns.name}" title="Your name, in one line" value="${values.name}"${marks('name')}>`)}
${row('email', 'Email Address *', html`<input id="email" name="email" type="email" autocomplete="email" required maxlength="${maxLength.email}" value="${values.email}"${marks('email')}>`)}
${row('phone', 'Phone', html`<input id="phone" name="phone" type="tel" autocomplete="tel" maxlength="${maxLength.phone}" pattern="${patterns.phone}" title="Your phone number, in one line" value="${values.phone}"${marks('phone')}>`)}
${row('subject', 'Subject *', html`<select id="subject" name="subject" required${marks('subject')}><option value="">Pick one</option>${options(values.subject)}</select>`)}
${row('message', 'Message *', textArea(values.message, marks('message')))}
<div hidden><label for="leave-empty">Leave this field empty</label><input type="text" id="leave-empty" name="${hiddenField}" autocomplete="off" tabindex="-1"></div>
<div class="send"><button type="submit">Send message</button><p>* Required fields. We typically respond within 24 hours during business days.</p></div>
</form>`;
}

/** A parser drops the first line break of a textarea, so one of ours goes before the visitor's. */
function textArea(words: string, marks: Html | undefined): Html {
  return html`<textarea id="message" name="message" rows="4" required maxlength="${maxLength.message}" placeholder="Please provide details about your inquiry..."${marks}>
${words}</textarea>`;
}

function options(chosen: string): readonly Html[] {
  return subjects.map(({ value, label }) =>
    value === chosen
      ? html`<option value="${value}" selected>${label}</option>`
      : html`<option value="${value}">${label}</option>`,
  );
}

function remark(name: FieldName, sentences: FieldSentences): Html | undefined {
  const sentence = sentences[name];
  return sentence === undefined
    ? undefined
    : html`<p class="wrong" id="${name}-wrong">${sentence}</p>`;
}
