import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: OutgoingHttpHeaders;
}

/** Answers GET and HEAD; a browser that already has a page is told so instead of sent it again. */
export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const { status, type, headers = {} } = reply;
  const body = Buffer.from(reply.body);
  const tag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  if (status === 200 && tagsOf(request).includes(tag)) {
    response.writeHead(304, { ...headers, ETag: tag }).end();
    return;
  }
  response.writeHead(status, {
    ...headers,
    'Content-Type': type,
    'Content-Length': body.length,
    ...(status === 200 ? { ETag: tag } : {}),
  });
  response.end(body); // Left out by Node where only the head was asked for.
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

function tagsOf({ headers }: IncomingMessage): readonly string[] {
  return (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}
