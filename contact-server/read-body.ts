import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler } from 'express';
import type { Answer } from './answer.ts';
import { maxBodyBytes } from './limits.ts';
import { mediaTypeOf } from './media-type.ts';
import { type Outcome, outcomes } from './outcome.ts';

/** Reads a body of a form alone, and fails with an HTTP status. */
export const readForm: RequestHandler = express.urlencoded({
  limit: maxBodyBytes,
  // A few kilobytes of gzip unpack to any size.
  inflate: false,
  // Express takes an empty body for {}, and bytes that are no UTF-8 for replacement characters.
  verify: (_request: unknown, _response: unknown, body: Buffer) => {
    if (body.length === 0 || !isUtf8(body)) throw new TypeError('The body is not text in UTF-8.');
  },
  extended: false,
  parameterLimit: 50,
});

/** Reads what the form sends. Plain text and multipart cross sites without a preflight: no more is taken. */
export function readBody(answer: Answer): RequestHandler {
  return (request, response, next) => {
    const refused = refuseUnread(request);
    if (refused !== undefined) return answer(request, response, refused);
    if (mediaTypeOf(request) === 'form') return readForm(request, response, next);
    return collect(request, (bytes) => {
      if (bytes === undefined) return answer(request, response, outcomes.tooLarge);
      request.body = parseJson(bytes);
      if (request.body === undefined) return answer(request, response, outcomes.unreadable);
      return next();
    });
  };
}

function refuseUnread(request: Request): Outcome | undefined {
  const { headers } = request;
  const length = headers['content-length'];
  // It would be taken in first, for as long as it keeps coming.
  if (Number(length) > maxBodyBytes) return outcomes.tooLarge;
  if (length === undefined && headers['transfer-encoding'] === undefined)
    return outcomes.unreadable;
  const isPlain = (headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity';
  const isTaken = mediaTypeOf(request) !== undefined && isUtf8Type(headers['content-type'] ?? '');
  return isPlain && isTaken ? undefined : outcomes.wrongType;
}

/** Express would read UTF-7 and Latin 1 too. */
function isUtf8Type(type: string): boolean {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type) ?? [];
  return charset.toLowerCase() === 'utf-8';
}

/** Calls back with the whole body, or with nothing once it is too large: what follows is thrown away. */
function collect(request: Request, done: (bytes: Buffer | undefined) => void): void {
  const parts: Buffer[] = [];
  let size = 0;
  const take = (part: Buffer) => {
    size += part.length;
    if (size <= maxBodyBytes) return void parts.push(part);
    request.off('data', take).off('end', finish);
    done(undefined);
  };
  const finish = () => {
    const [first, second] = parts;
    done(first !== undefined && second === undefined ? first : Buffer.concat(parts));
  };
  request.on('data', take).on('end', finish);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined if it is none. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}
