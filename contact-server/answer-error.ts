import type { ErrorRequestHandler } from 'express';
import * as z from 'zod';
import type { Answer } from './answer.ts';
import type { Log } from './log.ts';
import { type Outcome, outcomes } from './outcome.ts';

/** What the readers of bodies fail with. They say 403 for a body that `verify` does not like. */
const byStatus: ReadonlyMap<number, Outcome> = new Map<number, Outcome>([
  [400, outcomes.unreadable],
  [403, outcomes.unreadable],
  [413, outcomes.tooLarge],
  [415, outcomes.wrongType],
]);

const httpError = z.object({ status: z.number() });

/** Turns what was thrown into an answer. Anything unforeseen is our own fault, and only the log sees it. */
export function answerError(log: Log, answer: Answer): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const { data } = httpError.safeParse(error);
    const outcome = data && byStatus.get(data.status);
    if (outcome) return answer(request, response, outcome);
    log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    answer(request, response, outcomes.broken);
  };
}
