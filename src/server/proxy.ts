import { type IncomingHttpHeaders, type IncomingMessage, request as sendPlain } from 'node:http';
import { request as sendSecure } from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { pathOf } from '../routes/route.ts';
import { type Handler, send } from './send.ts';

/** A path of the site that another server answers, with everything below it. */
export interface ProxyTarget {
  readonly path: string;
  /** Scheme, host, and port of the server. */
  readonly origin: string;
}

/** How long the server may send nothing before the visitor gets a 502. */
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
 * Forwards requests to the server of the longest path that matches, and returns its responses.
 * Forwarding headers tell the server the host and the client's address.
 *
 * httpxy 0.5.6 does not work here: it forwards hop-by-hop headers and the visitor's own
 * `X-Forwarded-For`, and answers 502 if the server rejects a long message before its end.
 */
export function proxyRequest(targets: readonly ProxyTarget[], next: Handler): Handler {
  const longestFirst = targets.toSorted((a, b) => b.path.length - a.path.length);
  return async (request, response) => {
    const { method, url = '' } = request;
    const found = longestFirst.find(({ path }) => `${pathOf(url)}/`.startsWith(`${path}/`));
    if (!found) return next(request, response);
    const target = urlToHttpOptions(new URL(found.origin));
    const headers = forwardedHeaders(request);
    const sendRequest = target.protocol === 'https:' ? sendSecure : sendPlain;
    const forwarded = sendRequest({ ...target, method, path: url, headers });
    forwarded.on('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, endToEnd(reply.headers));
      reply.on('error', () => response.destroy()).pipe(response);
    });
    forwarded.setTimeout(timeoutMs, () => forwarded.destroy(new Error('The server timed out.')));
    forwarded.on('error', () => {
      // A server may reply and hang up before it has read the whole request.
      if (response.headersSent) return;
      const message = `The server behind ${found.path} is not responding.`;
      send(response, { status: 502, ...toReply(request, message) });
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
