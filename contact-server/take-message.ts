import type { RequestHandler } from 'express';
import type { Answer } from './answer.ts';
import { type ContactMessage, readMessage } from './message.ts';
import { outcomes, refusedFields } from './outcome.ts';
import type { Spool } from './spool.ts';

export interface TakeMessageDeps {
  readonly spool: Pick<Spool, 'store'>;
  readonly now: () => Date;
  /** Gets a sentence for each thing that happened; never a visitor's words. */
  readonly log: (line: string) => void;
}

/** The end of the way: a message that holds to the rules is stored, and only then thanked for. */
export function takeMessage(deps: TakeMessageDeps, answer: Answer): RequestHandler {
  return async (request, response) => {
    const body: unknown = request.body;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      return answer(request, response, outcomes.unreadable);
    }
    const read = readMessage(body);
    const outcome = read.ok ? await store(read.message, deps) : refusedFields(read.fields);
    answer(request, response, outcome);
  };
}

async function store(message: ContactMessage, { spool, now, log }: TakeMessageDeps) {
  try {
    const id = await spool.store(message, now());
    log(`Stored ${id}.`);
    return outcomes.accepted;
  } catch (error) {
    log(`A message could not be stored: ${String(error)}`);
    return outcomes.notStored;
  }
}
