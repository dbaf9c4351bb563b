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

/** Answers GET and HEAD. The status is 304 if the client already has the file. */
export function send(response: ServerResponse, reply: Reply): void {
  const { status, type, headers = {} } = reply;
  if (status < 300 && fresh(response.req.headers, headers)) {
    const { 'content-range': _, ...unchanged } = headers;
    response.writeHead(304, unchanged).end();
    return;
  }
  const body = Buffer.from(reply.body);
  response.writeHead(status, { ...headers, 'Content-Type': type, 'Content-Length': body.length });
  response.end(body); // Node leaves out the body for HEAD.
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
