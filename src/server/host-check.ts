import { isIP } from 'node:net';
import { type Handler, sendText } from './send.ts';

/**
 * Rejects requests for a different host name. With DNS rebinding, another website can point its own
 * name to this machine and read what is served here, but its requests carry that name.
 */
export function checkHost(host: string, next: Handler): Handler {
  return async (request, response) => {
    const header = request.headers.host;
    if (isAllowedHost(header, host)) return next(request, response);
    sendText(
      response,
      403,
      `This server does not accept requests for the host "${header ?? ''}". Use localhost, or start the server with --host and that name.`,
    );
  };
}

/** `host` is the value of `--host`. An IP address is safe, because DNS rebinding needs a name. */
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
