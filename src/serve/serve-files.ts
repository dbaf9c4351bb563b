import type { IncomingMessage } from 'node:http';
import { contentType } from '../model/content-type.ts';
import { filePathsFor } from './file-paths.ts';
import type { Handler } from './handler.ts';
import { type Reply, send, sendText } from './send.ts';
import { siteHeaders } from './site-headers.ts';

/** A file of a site, by its path from the site's root. */
export type FindFile = (path: string) => Promise<Uint8Array | undefined>;

/** Makes an answer smaller for whoever asked for the file at this path. */
export type Pack = (request: IncomingMessage, reply: Reply, path: string) => Reply | Promise<Reply>;

/** Answers with the files of a site, at clean addresses, and with its own 404 page elsewhere. */
export function serveFiles(find: FindFile, pack: Pack = (_, reply) => reply): Handler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { Allow: 'GET, HEAD' };
      return sendText(request, response, 405, 'Pages can only be asked for.', headers);
    }
    for (const path of filePathsFor(request.url ?? '')) {
      const body = await find(path);
      if (!body) continue;
      const headers = siteHeaders(path);
      const reply = { status: 200, type: contentType(path), body, headers };
      return send(request, response, await pack(request, reply, path));
    }
    const body = await find('404.html');
    if (!body) return sendText(request, response, 404, 'Nothing is here.');
    const headers = siteHeaders('404.html');
    const reply = { status: 404, type: contentType('404.html'), body, headers };
    send(request, response, await pack(request, reply, '404.html'));
  };
}
