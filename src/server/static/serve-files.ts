import type { IncomingHttpHeaders } from 'node:http';
import { type Handler, type Reply, send, sendText } from '../send.ts';
import { cleanUrlPaths } from './clean-urls.ts';

/** The answer with a file of the site, by its path from the site's root and the headers of a request for it. */
export type FindFile = (path: string, headers: IncomingHttpHeaders) => Promise<Reply | undefined>;

/** Answers with the files of a site at clean addresses, and with the site's own 404 page elsewhere. */
export function serveFiles(find: FindFile): Handler {
  return async (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      const allow = { Allow: 'GET, HEAD' };
      return sendText(request, response, 405, 'Pages can only be read.', allow);
    }
    const { range: _, ...wholeFile } = headers;
    for (const path of cleanUrlPaths(url)) {
      const reply = await find(path, method === 'GET' ? headers : wholeFile);
      if (reply) return send(request, response, reply);
    }
    const page = await find('404.html', wholeFile);
    if (!page) return sendText(request, response, 404, 'Nothing is here.');
    send(request, response, { ...page, status: 404 });
  };
}
