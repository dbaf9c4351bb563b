import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler } from 'express';
import { type Answer, answers, maxFields } from './answers.ts';
import { maxBodyBytes } from './message.ts';

const options = {
  limit: maxBodyBytes,
  // A few kilobytes of gzip unpack to any size.
  inflate: false,
};
const readJson: RequestHandler = express.json({
  ...options,
  // Express reads an empty body as {}, and replaces bytes that are not UTF-8.
  verify: (_request: unknown, _response: unknown, body: Buffer) => {
    if (body.length === 0 || !isUtf8(body)) throw new TypeError('The body is not text in UTF-8.');
  },
});
const readForm: RequestHandler = express.urlencoded({
  ...options,
  // Express keeps what it cannot decode: %E9, which is an é in Latin 1, would be stored as those signs.
  verify: (_request: unknown, _response: unknown, body: Buffer) => {
    if (body.length === 0) throw new TypeError('The form is empty.');
    if (!isUtf8(body)) throw new URIError('The form is not text in UTF-8.');
    decodeURIComponent(body.toString());
  },
  extended: false,
  parameterLimit: maxFields,
});

/** Reads JSON and forms only: plain text and multipart cross sites without a preflight. */
export const readBody: RequestHandler = (request, response, next) => {
  const { headers } = request;
  // Express does not know UTF-8 under its name utf8, which some programs send.
  headers['content-type'] = headers['content-type']?.replace(
    /(;\s*charset\s*=\s*"?)utf8(?=[\s";]|$)/i,
    '$1utf-8',
  );
  const refused = refuseUnread(request);
  if (refused !== undefined) return next(refused);
  const read = mediaTypeOf(request) === 'form' ? readForm : readJson;
  return read(request, response, next);
};

/** Which of the accepted media types a request declares. */
export function mediaTypeOf({ headers }: Request): 'json' | 'form' | undefined {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  const name = type.trim().toLowerCase();
  if (name === 'application/json') return 'json';
  return name === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

function refuseUnread(request: Request): Answer | undefined {
  const {
    'content-length': length,
    'content-type': type,
    'transfer-encoding': encoding,
  } = request.headers;
  // It would be read first, for as long as it keeps coming.
  if (Number(length) > maxBodyBytes) return answers.tooLarge;
  if (length === undefined && encoding === undefined) return answers.unreadable;
  // Express would also read UTF-7 and Latin 1.
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type ?? '') ?? [];
  const isTaken = mediaTypeOf(request) !== undefined && charset.toLowerCase() === 'utf-8';
  return isTaken ? undefined : answers.wrongType;
}
