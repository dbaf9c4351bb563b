import { maxBodyBytes } from '../message/field-rules.ts';
import type { FieldSentences } from '../message/message.ts';

/** How a request ended. */
export interface Reply {
  readonly status: number;
  readonly message: string;
  readonly fields?: FieldSentences;
}

export const replies = {
  accepted: { status: 200, message: "Thank you for your message! We'll get back to you soon." },
  unreadable: { status: 400, message: 'The request body has to be one JSON object in UTF-8.' },
  foreign: { status: 403, message: 'Messages from pages of another website are not taken.' },
  unknown: { status: 404, message: 'Nothing is at this address.' },
  wrongMethod: { status: 405, message: 'This address does not answer to this method.' },
  tooLarge: {
    status: 413,
    message: `The request body can have at most ${maxBodyBytes.toLocaleString('en-US')} bytes.`,
  },
  wrongType: {
    status: 415,
    message:
      'The request body has to be application/json or application/x-www-form-urlencoded, in UTF-8 and not compressed.',
  },
  broken: { status: 500, message: 'The message could not be handled. The fault is on our side.' },
  notStored: { status: 503, message: 'The message could not be stored. Send it again later.' },
} as const satisfies Readonly<Record<string, Reply>>;
