import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { errorCodeOf, type Problem, SiteError } from '../core/problem.ts';
import { type ProxyTarget, proxyRequest } from './proxy.ts';
import { type Handler, sendText } from './send.ts';

export interface ServerOptions extends ListenOptions {
  /** Paths that other servers answer. */
  readonly proxies?: readonly ProxyTarget[] | undefined;
  /** More names under which browsers reach the server, such as that of a tunnel. */
  readonly allowedHosts?: readonly string[] | undefined;
}

/** Serves a site: a handler answers each request that no other server does. */
export function serveSite(options: ServerOptions, handler: Handler): Promise<Listening> {
  const { host, proxies = [], allowedHosts = [] } = options;
  return listen(options, checkHost([host, ...allowedHosts], proxyRequest(proxies, handler)));
}

interface ListenOptions {
  /** 0 picks a free port. */
  readonly port: number;
  readonly host: string;
}

export interface Listening {
  /** Scheme, host, and port, with a trailing slash. */
  readonly url: string;
  /** Stops immediately, and closes all connections. */
  readonly close: () => void;
}

/** Throws a SiteError if the server cannot listen on the address. */
export async function listen({ port, host }: ListenOptions, handler: Handler): Promise<Listening> {
  const servers: Server[] = [];
  const close = (): void => {
    for (const server of servers) server.close().closeAllConnections();
  };
  for (const address of addressesOf(host)) {
    const [first] = servers;
    const options = { port: first ? portOf(first) : port, host: address };
    try {
      servers.push(await open(options, handler));
    } catch (error) {
      if (first && errorCodeOf(error) !== 'EADDRINUSE') continue; // The machine has no IPv6.
      close();
      throw new SiteError([explain(error, options)]);
    }
  }
  const [first] = servers;
  return { url: `http://${nameOf(host)}:${first ? portOf(first) : port}/`, close };
}

/** Browsers try both addresses for localhost. If another program had one of them, they might show that program. */
function addressesOf(host: string): readonly string[] {
  return host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
}

async function open({ port, host }: ListenOptions, handler: Handler): Promise<Server> {
  // Without a timeout there is no Keep-Alive header. Hosts send none, and Lighthouse would count its 25 bytes.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    handler(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, `The server failed: ${String(error)}`);
    });
  });
  server.listen({ port, host, ipv6Only: host === '::1' });
  await once(server, 'listening');
  return server;
}

function explain(error: unknown, { port, host }: ListenOptions): Problem {
  if (errorCodeOf(error) === 'EADDRINUSE')
    return {
      file: `--port ${port}`,
      message: `Port ${port} on ${nameOf(host)} is already in use.`,
      hint: `Stop the other program, or choose a different port: --port ${port + 1} (with npm: -- --port ${port + 1}).`,
    };
  if (errorCodeOf(error) === 'EACCES')
    return {
      file: `--port ${port}`,
      message: `You do not have permission to listen on port ${port}.`,
      hint: 'Choose a port above 1023.',
    };
  return {
    file: `--host ${host}`,
    message: `The server cannot listen on this address (${errorCodeOf(error) ?? String(error)}).`,
    hint: 'Use an address of this machine, such as 127.0.0.1 or localhost.',
  };
}

function nameOf(host: string): string {
  if (isEverywhere(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Rejects requests for a different host name. With DNS rebinding, another website can point its own
 * name to this machine and read what is served here, but its requests carry that name.
 */
function checkHost(hosts: readonly string[], next: Handler): Handler {
  return async (request, response) => {
    const header = request.headers.host;
    if (hosts.some((host) => isAllowedHost(header, host))) return next(request, response);
    sendText(
      response,
      403,
      `This server does not accept requests for the host "${header ?? ''}". Use localhost, or start the server with --allowed-host ${header?.replace(/:\d+$/, '') || '<name>'}.`,
    );
  };
}

/** `host` is a value of `--host` or `--allowed-host`. An IP address is safe, because DNS rebinding needs a name. */
export function isAllowedHost(header: string | undefined, host: string): boolean {
  const name = (header ?? '')
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  if (['localhost', '127.0.0.1', '::1', host.toLowerCase()].includes(name)) return true;
  return isEverywhere(host) && isIP(name) !== 0;
}

/** Whether a server listens on all addresses of its machine. */
function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}
