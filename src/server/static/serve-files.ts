import type { IncomingHttpHeaders } from 'node:http';
import { type Handler, type Reply, send, sendText } from '../send.ts';
import { cleanUrlPaths } from './clean-urls.ts';

/** Finds the reply for a file, by its path relative to the site's root and the request's headers. */
export type FindFile = (path: string, headers: IncomingHttpHeaders) => Promise<Reply | undefined>;

/** Serves the files of a site at clean addresses, and the site's 404 page for any other address. */
export function serveFiles(find: FindFile): Handler {
  return async (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      const allow = { Allow: 'GET, HEAD' };
      return sendText(response, 405, 'Use GET or HEAD.', allow);
    }
    const { range: _, ...wholeFile } = headers;
    for (const path of cleanUrlPaths(url)) {
      const reply = await find(path, method === 'GET' ? headers : wholeFile);
      if (reply) return send(response, reply);
    }
    const page = await find('404.html', wholeFile);
    if (!page) return sendText(response, 404, 'Page not found.');
    send(response, { ...page, status: 404 });
  };
}
