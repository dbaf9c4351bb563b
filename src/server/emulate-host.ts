import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HostName, headersFile, parseHeaders } from '../core/hosts.ts';
import { type HostRecord, hostRecordFile } from '../output/hosts/host.ts';
import { hosts } from '../output/hosts/hosts.ts';
import { redirectFinder } from '../routes/redirects.ts';
import { type Handler, sendMoved, sendText } from './send.ts';
import { readFromFolder, readInPlace } from './static/read-from-folder.ts';
import { serveFiles } from './static/serve-files.ts';

/**
 * Serves a built site with the headers and redirects of its host, and treats `/page/` and
 * `/page.html` as that host does. The host record is read for each request, because a build may have
 * changed it.
 */
export function emulateHost(folder: string): Handler {
  return async (request, response) => {
    const record = await readHostRecord(folder);
    for (const [name, value] of Object.entries(record.headers)) response.setHeader(name, value);
    const reply = replyOf(request.url ?? '', record);
    if (reply === undefined) return sendText(response, 404, 'Page not found.');
    if (typeof reply !== 'string') return sendMoved(response, reply);
    request.url = reply;
    const host = record.target && hosts[record.target];
    const find = readFromFolder(folder, host?.storedForms ?? []);
    await serveFiles(find, record.base)(request, response);
  };
}

/** The host record of a built site. A site for any host has only headers. */
export async function readHostRecord(folder: string): Promise<HostRecord> {
  const read = (name: string) => readInPlace(folder, () => readFile(join(folder, name), 'utf8'));
  const none = { target: null, base: '', headers: {}, redirects: [] };
  const text = await read(hostRecordFile);
  if (text !== undefined) return { ...none, ...JSON.parse(text) };
  return { ...none, headers: parseHeaders((await read(headersFile)) ?? '') };
}

interface Redirect {
  readonly status: number;
  readonly location: string;
}

/** The URL of a file to serve, or a redirect. Undefined outside the base path. */
function replyOf(url: string, record: HostRecord): string | Redirect | undefined {
  const { base, target, redirects } = record;
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  if (!`${path}/`.startsWith(`${base}/`)) return undefined;
  const pathInSite = path.slice(base.length);
  if (pathInSite === '') return { status: 301, location: `${base}/${query}` };
  const moved = redirectFinder(redirects, base)(url);
  if (moved) return moved;
  const { path: served, isMoved } = resolveVariant(pathInSite, target);
  return isMoved ? { status: 308, location: base + served + query } : served + query;
}

const hidden = { path: '/.hidden', isMoved: false };

/** The reply of a host to `/page/` or `/page.html` instead of `/page`, if it differs from that of `serveFiles`. */
function resolveVariant(path: string, target: HostName | null) {
  if (target === null) return { path, isMoved: false };
  const { slash, ending, hides } = hosts[target];
  const behavior =
    path.endsWith('/') && path !== '/' ? slash : path.endsWith('.html') ? ending : 301;
  if (behavior === 'missing' || hides.includes(path.slice(1))) return hidden;
  const clean = path.replace(/(\/|\.html)$/, '').replace(/^\/index$/, '') || '/';
  return { path: behavior === 301 ? path : clean, isMoved: behavior === 308 };
}
