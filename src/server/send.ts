import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';

/** Answers a request. A rejection is a bug of ours. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Lower-case names, where they are `etag` and `last-modified`. */
  readonly headers?: OutgoingHttpHeaders;
}

/** Answers GET and HEAD, with 304 when the client has the file already. */
export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const { status, type, headers = {} } = reply;
  if (status < 300 && fresh(request.headers, headers)) {
    const { 'content-range': _, ...others } = headers;
    response.writeHead(304, others).end();
    return;
  }
  const body = Buffer.from(reply.body);
  response.writeHead(status, { ...headers, 'Content-Type': type, 'Content-Length': body.length });
  response.end(body); // Node leaves the body out of an answer to HEAD.
}

/** Answers with a sentence. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  send(request, response, {
    status,
    type: 'text/plain;charset=utf-8',
    body: `${text}\n`,
    headers: { ...headers, 'Cache-Control': 'no-store' },
  });
}
