import type { Request, RequestHandler } from 'express';
import * as z from 'zod';
import type { Answer } from './answer.ts';
import { hiddenField } from './find-spam.ts';
import type { Beside, Intake } from './intake.ts';
import type { Log } from './log.ts';
import { type ContactMessage, readMessage } from './message.ts';
import { outcomes, refusedFields } from './outcome.ts';

export interface TakeMessageDeps {
  readonly intake: Intake;
  readonly log: Log;
}

/** The end of the way: a message that holds to the rules is stored, and only then thanked for. */
export function takeMessage(deps: TakeMessageDeps, answer: Answer): RequestHandler {
  return async (request, response) => {
    const body: unknown = request.body;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      return answer(request, response, outcomes.unreadable);
    }
    const read = readMessage(body);
    const outcome = read.ok
      ? await store(read.message, readBeside(request), deps)
      : refusedFields(read.fields);
    answer(request, response, outcome);
  };
}

async function store(message: ContactMessage, beside: Beside, { intake, log }: TakeMessageDeps) {
  try {
    await intake(message, beside);
    return outcomes.accepted;
  } catch (error) {
    log.error(`A message could not be stored: ${String(error)}`);
    return outcomes.notStored;
  }
}

/** Nobody's message has it: to fail on each would be slow. */
const hiddenIn = z.object({ [hiddenField]: z.string().trim().optional() });

function readBeside(request: Request): Beside {
  const hidden = hiddenIn.safeParse(request.body).data?.[hiddenField] ?? '';
  return { key: request.get('Idempotency-Key') || undefined, hidden };
}
