import { isUtf8 } from 'node:buffer';
import express, { type RequestHandler } from 'express';
import type { Answer } from './answer.ts';
import { maxBodyBytes } from './limits.ts';
import { outcomes } from './outcome.ts';

const options = {
  limit: maxBodyBytes,
  // A few kilobytes of gzip unpack to any size.
  inflate: false,
  // Express takes an empty body for {}, and bytes that are no UTF-8 for replacement characters.
  verify: (_request: unknown, _response: unknown, body: Buffer) => {
    if (body.length === 0 || !isUtf8(body)) throw new TypeError('The body is not text in UTF-8.');
  },
};

/** Each reads bodies of its own media type alone, and fails with an HTTP status. */
export const readJson: RequestHandler = express.json(options);
export const readForm: RequestHandler = express.urlencoded({
  ...options,
  extended: false,
  parameterLimit: 50,
});

/** Plain text and multipart cross sites without a preflight, so no more is taken than the form sends. */
export function requireMediaType(answer: Answer): RequestHandler {
  return (request, response, next) => {
    // Express would take in all of it first, for as long as it keeps coming.
    if (Number(request.get('Content-Length')) > maxBodyBytes)
      return answer(request, response, outcomes.tooLarge);
    const type = request.is(['application/json', 'application/x-www-form-urlencoded']);
    if (type && isUtf8Type(request.get('Content-Type') ?? '')) return next();
    const noBody = type === null;
    answer(request, response, noBody ? outcomes.unreadable : outcomes.wrongType);
  };
}

/** Express would read UTF-7 and Latin 1 too. */
function isUtf8Type(type: string): boolean {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type) ?? [];
  return charset.toLowerCase() === 'utf-8';
}
