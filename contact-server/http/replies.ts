import { maxBodyBytes } from '../message/field-rules.ts';
import type { FieldSentences } from '../message/message.ts';

/** How a request ended. */
export interface Reply {
  readonly status: number;
  readonly message: string;
  readonly fields?: FieldSentences;
}

/** The most fields of a form. */
export const maxFields = 50;

export const replies = {
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
  notStored: { status: 503, message: "We couldn't save your message. Try again in a few minutes." },
} as const satisfies Readonly<Record<string, Reply>>;
