import type { RequestHandler } from 'express';
import type { Answer } from './answer.ts';
import type { Outcome } from './outcome.ts';
import { readForm } from './read-body.ts';

/** Refuses before the body matters, but a form without a script gets its words back: they are read for that. */
export function refuseWithWords(outcome: Outcome, answer: Answer): RequestHandler {
  return (request, response, next) => {
    readForm(request, response, (error?: unknown) =>
      error === undefined ? answer(request, response, outcome) : next(error),
    );
  };
}
