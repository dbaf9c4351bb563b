import type { Request, RequestHandler } from 'express';
import type { SubmissionExtras } from '../intake/idempotency.ts';
import type { AcceptMessage } from '../intake/open-intake.ts';
import { hiddenField } from '../message/field-rules.ts';
import { readMessage } from '../message/message.ts';
import type { Log } from '../monitoring/log.ts';
import { type Reply, refusedFields, replies } from './replies.ts';
import { mediaTypeOf, type Respond } from './respond.ts';

export interface ContactRouteDeps {
  readonly acceptMessage: AcceptMessage;
  readonly log: Log;
}

/** Stores a message that keeps the rules, and only then thanks for it. */
export function contactRoute(deps: ContactRouteDeps, respond: Respond): RequestHandler {
  return async (request, response) => {
    respond(request, response, await replyTo(request, deps));
  };
}

async function replyTo(request: Request, { acceptMessage, log }: ContactRouteDeps): Promise<Reply> {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return replies.unreadable;
  const read = readMessage(body);
  if (!read.ok) return refusedFields(read.fields);
  try {
    await acceptMessage(read.message, readExtras(request, body));
    return replies.accepted;
  } catch (error) {
    log.error(`A message could not be stored: ${String(error)}`);
    return replies.notStored;
  }
}

function readExtras(request: Request, body: object): SubmissionExtras {
  const hidden = hiddenField in body ? body[hiddenField] : '';
  return {
    key: request.get('Idempotency-Key') || undefined,
    isForm: mediaTypeOf(request) === 'form',
    hidden: typeof hidden === 'string' ? hidden.trim() : '',
  };
}
