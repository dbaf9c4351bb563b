import { type IncomingHttpHeaders, type IncomingMessage, request as sendPlain } from 'node:http';
import { request as sendSecure } from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { type Handler, send } from './send.ts';

/** Paths of the site that the contact service answers. */
const prefix = '/api/';

/** How long the service may send nothing before the visitor gets a 502. */
const timeoutMs = 20_000;

/** Headers for one connection, which a proxy does not forward: RFC 9110, section 7.6.1. */
const hopByHop = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Forwards requests below `/api/` to a service, and returns its responses. Forwarding headers tell
 * the service the host and the client's address.
 *
 * httpxy 0.5.6 does not work here: it forwards hop-by-hop headers and the visitor's own
 * `X-Forwarded-For`, and answers 502 if the service rejects a long message before its end.
 */
export function proxyRequest(service: string | undefined, next: Handler): Handler {
  return async (request, response) => {
    if (!request.url?.startsWith(prefix)) return next(request, response);
    const refuse = (message: string): void =>
      send(response, { status: 502, ...toReply(request, message) });
    if (service === undefined)
      return refuse('No contact service is running behind this site, so the message was not sent.');
    const { method, url } = request;
    const target = urlToHttpOptions(new URL(service));
    const headers = forwardedHeaders(request);
    const sendRequest = target.protocol === 'https:' ? sendSecure : sendPlain;
    const forwarded = sendRequest({ ...target, method, path: url, headers });
    forwarded.on('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, endToEnd(reply.headers));
      reply.on('error', () => response.destroy()).pipe(response);
    });
    forwarded.setTimeout(timeoutMs, () => forwarded.destroy(new Error('The service timed out.')));
    forwarded.on('error', () => {
      // A service may reply and hang up before it has read the whole request.
      if (!response.headersSent)
        refuse('The contact service is not responding, so the message was not sent.');
    });
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  };
}

function forwardedHeaders(request: IncomingMessage): IncomingHttpHeaders {
  return {
    ...endToEnd(request.headers),
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': request.headers.host ?? '',
  };
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.includes(name)),
  );
}

/** JSON for a script, and a small page for a form that was sent without JavaScript. */
function toReply({ headers }: IncomingMessage, message: string) {
  const isForm = headers.accept?.includes('text/html') === true;
  const noStore = { headers: { 'Cache-Control': 'no-store' } };
  return isForm
    ? { ...noStore, type: 'text/html;charset=utf-8', body: page(message) }
    : { ...noStore, type: 'application/json', body: JSON.stringify({ message }) };
}

function page(message: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not sent</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>',
    `<main><h1>Not sent</h1><p>${message}</p><p><a href="/">Back to the site</a></p></main>`,
    '</body></html>\n',
  ].join('');
}
