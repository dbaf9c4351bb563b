import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';

/** Handles a request. A rejected promise is a bug of ours. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  /** `etag` and `last-modified` must be in lower case. */
  readonly headers?: OutgoingHttpHeaders;
}

/** Answers GET and HEAD. The status is 304 if the client already has the file, or 206 for a part of it. */
export function send(response: ServerResponse, reply: Reply): void {
  if (reply.status === 200 && fresh(response.req.headers, reply.headers ?? {})) {
    response.writeHead(304, reply.headers).end();
    return;
  }
  const { status, type, headers, body } =
    reply.status === 200 ? partOf(reply, response.req) : reply;
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, 'Content-Type': type, 'Content-Length': bytes.length });
  response.end(bytes); // Node leaves out the body for HEAD.
}

/** The range that a client requests: RFC 9110, section 14. Several ranges and rare forms get all of the file. */
function partOf(reply: Reply, { method, headers }: IncomingMessage): Reply {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (method !== 'GET' || from === undefined || headers['if-range']) return reply;
  const bytes = Buffer.from(reply.body);
  const [start, size] = [Number(from), bytes.length];
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  if (to && Number(to) < start) return reply;
  if (start >= size) {
    const none = { ...reply.headers, 'Content-Range': `bytes */${size}` };
    return { ...reply, status: 416, body: '', headers: none };
  }
  const place = { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Accept-Ranges': 'bytes' };
  const body = bytes.subarray(start, end + 1);
  return { ...reply, status: 206, body, headers: { ...reply.headers, ...place } };
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
