import type { ReactNode } from 'react';
import type { MessageFieldName } from '../../_components/forms/message-form.tsx';
import { contactFailure, contactForm, contactResults } from '../../_facts/contact-form.ts';
import type { FieldErrors } from './check-message.ts';

export interface StorePhone {
  readonly display: string;
  readonly tel: string;
}

/** Why the service did not take the message. */
export function failureText(reason: 'rate-limit' | 'other', phone: StorePhone): ReactNode {
  if (reason === 'rate-limit') return contactResults.rateLimited;
  const [before, after] = contactFailure.split('{phone}');
  return (
    <span>
      {before}
      <a href={`tel:${phone.tel}`}>{phone.display}</a>
      {after}
    </span>
  );
}

const fields = [
  'subject',
  'name',
  'email',
  'phone',
  'message',
] as const satisfies readonly MessageFieldName[];

/**
 * Which fields are wrong, in their order on the page. Nothing if none is. Different words are a new
 * element: React can't change texts that a browser has replaced by their translation.
 */
export function fieldLinks(errors: FieldErrors): ReactNode {
  const wrong = fields.filter((name) => errors[name]);
  if (wrong.length === 0) return undefined;
  return (
    <span key={wrong.join()}>
      <strong>Not sent yet.</strong> Check{' '}
      {wrong.length === 1 ? 'this field' : `these ${wrong.length} fields`}:{' '}
      {wrong.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <a href={`#${name === 'message' ? 'words' : name}`}>{contactForm[name]}</a>
        </span>
      ))}
      .
    </span>
  );
}
