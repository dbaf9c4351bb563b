import { closeSync, createReadStream, fstatSync, openSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import fresh from 'fresh';
import { isLarge, type OutputFile } from '../core/files/output-files.ts';

/** Handles a request. A rejected promise is a bug of ours. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: OutputFile['contents'];
  /** `etag` and `last-modified` must be in lower case. */
  readonly headers?: OutgoingHttpHeaders;
}

/** Answers GET and HEAD. The status is 304 if the client already has the file, or 206 for a part of it. */
export function send(response: ServerResponse, reply: Reply): void {
  if (reply.status === 200 && fresh(response.req.headers, reply.headers ?? {})) {
    response.writeHead(304, reply.headers).end();
    return;
  }
  const { size, read } = openBody(reply.body);
  const whole = { status: reply.status, start: 0, end: size - 1, headers: {} };
  const part = reply.status === 200 ? partOf(size, response.req) : undefined;
  const { status, start, end, headers } = part ?? whole;
  const length = { 'Content-Type': reply.type, 'Content-Length': end + 1 - start };
  response.writeHead(status, { ...reply.headers, ...headers, ...length });
  const isEmpty = response.req.method === 'HEAD' || end < start;
  const body = read(start, isEmpty ? start - 1 : end);
  if (body instanceof Readable) body.on('error', () => response.destroy()).pipe(response);
  else response.end(body);
}

/** Reads a part of a body, in which `end` is included. An open file stays the same if a build replaces it. */
function openBody(body: Reply['body']) {
  if (!isLarge(body)) {
    const bytes = Buffer.from(body);
    return {
      size: bytes.length,
      read: (start: number, end: number) => bytes.subarray(start, end + 1),
    };
  }
  const fd = openSync(body.file, 'r');
  const read = (start: number, end: number) => {
    if (start <= end) return createReadStream('', { fd, start, end });
    closeSync(fd);
    return '';
  };
  return { size: fstatSync(fd).size, read };
}

/** The range that a client requests: RFC 9110, section 14. Several ranges and rare forms get all of the file. */
function partOf(size: number, { method, headers }: IncomingMessage) {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (method !== 'GET' || from === undefined || headers['if-range']) return undefined;
  const start = Number(from);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  if (to && Number(to) < start) return undefined;
  if (start >= size)
    return { status: 416, start: 0, end: -1, headers: { 'Content-Range': `bytes */${size}` } };
  const place = { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Accept-Ranges': 'bytes' };
  return { status: 206, start, end, headers: place };
}

/** Answers with a redirect. */
export function sendMoved(
  response: ServerResponse,
  { status, location }: { readonly status: number; readonly location: string },
): void {
  sendText(response, status, 'This page has moved.', { Location: location });
}

/** Answers with plain text. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  send(response, {
    status,
    type: 'text/plain;charset=utf-8',
    body: `${text}\n`,
    headers: { ...headers, 'Cache-Control': 'no-store' },
  });
}
