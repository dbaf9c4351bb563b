import { isIP } from 'node:net';
import { type Handler, sendText } from './send.ts';

/**
 * Lets only requests through that name this server. Another site could let its own name point to
 * this machine, and would then read whatever is served here: its requests carry its name.
 */
export function checkHost(host: string, next: Handler): Handler {
  return async (request, response) => {
    const named = request.headers.host;
    if (isAllowedHost(named, host)) return next(request, response);
    sendText(
      request,
      response,
      403,
      `This server does not answer to the host "${named ?? ''}". Ask for it as localhost, or start it with --host and its name.`,
    );
  };
}

/** `host` is what the server was told to listen on. An IP address cannot be made to point elsewhere. */
export function isAllowedHost(header: string | undefined, host: string): boolean {
  const name = (header ?? '')
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  if (['localhost', '127.0.0.1', '::1', host.toLowerCase()].includes(name)) return true;
  return isEverywhere(host) && isIP(name) !== 0;
}

/** Whether a server listens on all addresses of its machine. */
export function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}
