import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler } from 'express';

const unreadable = { status: 400, message: 'Send one JSON object or a form, in UTF-8.' };
const tooLarge = { status: 413, message: 'The message is too large. Shorten it.' };
const wrongType = { status: 415, message: 'Send JSON or a form, uncompressed and in UTF-8.' };

const limit = 65_536;
// A few kilobytes of gzip unpack to any size.
const options = { limit, inflate: false };
// Express replaces bytes that are not UTF-8, and keeps codes that it cannot decode: %E9, which is an é in Latin 1.
const readJson = express.json({ ...options, verify: (_request, _response, body) => check(body) });
const readForm = express.urlencoded({
  ...options,
  parameterLimit: 50,
  verify: (_request, _response, body) => decodeURIComponent(check(body)),
});

function check(body: Buffer): string {
  if (body.length === 0 || !isUtf8(body)) throw new TypeError('The body is not text in UTF-8.');
  return body.toString();
}

/** Reads JSON and forms only: plain text and multipart cross sites without a preflight. */
export const readBody: RequestHandler = (request, response, next) => {
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  // Express would also read UTF-7 and Latin 1.
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type) ?? [];
  const isJson = /^application\/json\s*(;|$)/i.test(type);
  if (!(isJson || isForm(request)) || charset.toLowerCase() !== 'utf-8') return next(wrongType);
  // It would be read first, for as long as it keeps coming.
  if (Number(length) > limit) return next(tooLarge);
  const read = isJson ? readJson : readForm;
  return read(request, response, (error?: unknown) => {
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    const isObject = Object(request.body) === request.body && !Array.isArray(request.body);
    if (error === undefined && isObject) return next();
    next(status === 413 ? tooLarge : status === 415 ? wrongType : unreadable);
  });
};

export function isForm({ headers }: Request): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? '');
}
