import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler } from 'express';
import { maxBodyBytes } from '../message/field-rules.ts';
import { type Reply, replies } from './replies.ts';
import { mediaTypeOf, type Respond } from './respond.ts';

/** Reads the body of a form, and fails with an HTTP status. */
const readForm: RequestHandler = express.urlencoded({
  limit: maxBodyBytes,
  // A few kilobytes of gzip unpack to any size.
  inflate: false,
  // Express reads an empty body as {}, and replaces bytes that are not UTF-8.
  verify: (_request: unknown, _response: unknown, body: Buffer) => {
    if (body.length === 0 || !isUtf8(body)) throw new TypeError('The body is not text in UTF-8.');
  },
  extended: false,
  parameterLimit: 50,
});

/** Refuses before the body matters. It is read anyway if it is a form, whose page shows the values again. */
export function refuseKeepingForm(reply: Reply, respond: Respond): RequestHandler {
  return (request, response, next) => {
    readForm(request, response, (error?: unknown) =>
      error === undefined ? respond(request, response, reply) : next(error),
    );
  };
}

/** Reads JSON and forms only: plain text and multipart cross sites without a preflight. */
export function readBody(respond: Respond): RequestHandler {
  return (request, response, next) => {
    const refused = refuseUnread(request);
    if (refused !== undefined) return respond(request, response, refused);
    if (mediaTypeOf(request) === 'form') return readForm(request, response, next);
    return collect(request, (bytes) => {
      if (bytes === undefined) return respond(request, response, replies.tooLarge);
      request.body = parseJson(bytes);
      if (request.body === undefined) return respond(request, response, replies.unreadable);
      return next();
    });
  };
}

function refuseUnread(request: Request): Reply | undefined {
  const { headers } = request;
  const length = headers['content-length'];
  // It would be read first, for as long as it keeps coming.
  if (Number(length) > maxBodyBytes) return replies.tooLarge;
  if (length === undefined && headers['transfer-encoding'] === undefined) return replies.unreadable;
  const isPlain = (headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity';
  const isTaken = mediaTypeOf(request) !== undefined && isUtf8Type(headers['content-type'] ?? '');
  return isPlain && isTaken ? undefined : replies.wrongType;
}

/** Express would also read UTF-7 and Latin 1. */
function isUtf8Type(type: string): boolean {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type) ?? [];
  return charset.toLowerCase() === 'utf-8';
}

/** Calls back with the whole body, or with undefined once it is too large; the rest is thrown away. */
function collect(request: Request, done: (bytes: Buffer | undefined) => void): void {
  const parts: Buffer[] = [];
  let size = 0;
  const take = (part: Buffer) => {
    size += part.length;
    if (size <= maxBodyBytes) return void parts.push(part);
    request.off('data', take).off('end', finish);
    done(undefined);
  };
  const finish = () => done(Buffer.concat(parts));
  request.on('data', take).on('end', finish);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined if the bytes are not JSON in UTF-8. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}
