import { checkHost } from './host-check.ts';
import { type Listening, type ListenOptions, listen } from './listen.ts';
import { type ProxyTarget, proxyRequest } from './proxy.ts';
import type { Handler } from './send.ts';

export interface ServerOptions extends ListenOptions {
  /** Paths that other servers answer. */
  readonly proxies?: readonly ProxyTarget[] | undefined;
}

/** Serves a site: a handler answers what no other server does. */
export function serveSite(options: ServerOptions, handler: Handler): Promise<Listening> {
  const { host, proxies = [] } = options;
  return listen(options, checkHost(host, proxyRequest(proxies, handler)));
}
