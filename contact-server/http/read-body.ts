import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler } from 'express';
import { maxBodyBytes } from '../message/field-rules.ts';
import { maxFields, type Reply, replies } from './replies.ts';
import { mediaTypeOf } from './respond.ts';

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

/** Refuses before the body matters. It is read anyway if it is a form, whose page shows the values again. */
export function refuseKeepingForm(reply: Reply): RequestHandler {
  return (request, response, next) => {
    renameCharset(request);
    readForm(request, response, (error?: unknown) => next(error ?? reply));
  };
}

/** Reads JSON and forms only: plain text and multipart cross sites without a preflight. */
export const readBody: RequestHandler = (request, response, next) => {
  renameCharset(request);
  const refused = refuseUnread(request);
  if (refused !== undefined) return next(refused);
  const read = mediaTypeOf(request) === 'form' ? readForm : readJson;
  return read(request, response, next);
};

/** Express does not know UTF-8 under its name utf8, which some programs send. */
function renameCharset({ headers }: Request): void {
  const type = headers['content-type'];
  if (type !== undefined)
    headers['content-type'] = type.replace(/(;\s*charset\s*=\s*"?)utf8(?=[\s";]|$)/i, '$1utf-8');
}

function refuseUnread(request: Request): Reply | undefined {
  const { headers } = request;
  const length = headers['content-length'];
  // It would be read first, for as long as it keeps coming.
  if (Number(length) > maxBodyBytes) return replies.tooLarge;
  if (length === undefined && headers['transfer-encoding'] === undefined) return replies.unreadable;
  const isTaken = mediaTypeOf(request) !== undefined && isUtf8Type(headers['content-type'] ?? '');
  return isTaken ? undefined : replies.wrongType;
}

/** Express would also read UTF-7 and Latin 1. */
function isUtf8Type(type: string): boolean {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type) ?? [];
  return charset.toLowerCase() === 'utf-8';
}
