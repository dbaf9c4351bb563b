import { ReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sirv, { type RequestHandler } from 'sirv';
import { isLarge, isWithin, largeSize } from '../../core/files/output-files.ts';
import { errorCodeOf } from '../../core/problem.ts';
import { contentType } from '../../output/hosts/host.ts';
import { cacheControlOf, type FindFile, type FoundFile } from './serve-files.ts';

const codings = { br: 'br', gz: 'gzip' } as const;

/**
 * Finds the files of the latest build of a site with sirv. `storedForms` are the precompressed forms
 * that the host serves. A text without one is compressed here.
 */
export function readFromFolder(
  folder: string,
  storedForms: readonly (keyof typeof codings)[],
): FindFile {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    extensions: [],
    brotli: storedForms.includes('br'),
    gzip: storedForms.includes('gz'),
    setHeaders: (draft, path) => draft.setHeader('Cache-Control', cacheControlOf(path.slice(1))),
  });
  const stored = storedForms.map((form) => codings[form]);
  return (path, accepted) =>
    readInPlace(folder, async () => {
      const { draft, file } = askSirv(files, path, preferredCoding(accepted, stored));
      const body = file && (await readInside(file, folder));
      if (!body) return undefined;
      const { 'content-length': _, 'content-type': __, ...headers } = draft.getHeaders();
      const isText = contentType(path).includes('charset=');
      if (headers['content-encoding'] || !isText || isLarge(body)) return { body, headers };
      return compress({ body, headers }, preferredCoding(accepted, Object.values(codings)));
    });
}

/**
 * Gives sirv a response without a connection, and takes the file that it opens for the body: sirv
 * would send a file while it reads it, and a build that replaces the file would corrupt the response.
 * See docs/decisions/0001-sirv-and-its-guard.md.
 */
function askSirv(files: RequestHandler, path: string, coding: string) {
  const url = `/${path}`;
  // sirv's own parsing of the URL would not find a file with `?` or `#` in its name.
  const pathname = url.replaceAll('%', '%25');
  const headers = { 'accept-encoding': coding };
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, headers, _parsedUrl: { raw: url, pathname } });
  const draft = new ServerResponse(request);
  const opened: ReadStream[] = [];
  draft.on('pipe', (source) => source instanceof ReadStream && opened.push(source));
  files(request, draft, () => {});
  const [file] = opened;
  // Without a listener, a missing file would end the process. Reading the file reports the error again.
  file?.unpipe(draft).on('error', () => {});
  return { draft, file };
}

/** The contents of an open file. Undefined if a symbolic link leads out of the folder. */
async function readInside(
  file: ReadStream,
  folder: string,
): Promise<FoundFile['body'] | undefined> {
  try {
    const [real, root] = await Promise.all([realpath(file.path), realpath(folder)]);
    if (!isWithin(real, root)) return undefined;
    const { size, mtimeMs: modified } = await stat(real);
    return size < largeSize ? await buffer(file) : { file: real, size, modified };
  } finally {
    file.destroy();
  }
}

/** The coding that a client prefers (RFC 9110, section 12.5.3), and of equal ones the first. */
function preferredCoding(accepted: string, available: readonly string[]): string {
  const weights = new Map(
    accepted.split(',').map((item) => {
      const [coding = '', weight = '1'] = item.toLowerCase().split(/\s*;\s*q=/);
      return [coding.trim(), Number(weight) || 0];
    }),
  );
  const unlisted = (coding: string): number =>
    weights.get('*') ?? (coding === 'identity' ? 0.001 : 0);
  const weightOf = (coding: string): number => weights.get(coding) ?? unlisted(coding);
  const [best = 'identity'] = [...available, 'identity'].sort((a, b) => weightOf(b) - weightOf(a));
  return best;
}

/** About the level of hosts that compress each response. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Compresses text the way hosts do for each response. */
function compress(
  { body, headers }: { readonly body: string | Uint8Array; readonly headers: OutgoingHttpHeaders },
  coding: string,
): FoundFile {
  const vary = { ...headers, vary: 'Accept-Encoding' };
  if (coding === 'identity') return { body, headers: vary };
  const compressed = coding === 'br' ? brotliCompressSync(body, { params }) : gzipSync(body);
  const etag = String(headers['etag']).replace(/"$/, `-${coding}"`);
  return { body: compressed, headers: { ...vary, etag, 'content-encoding': coding } };
}

const maxAttempts = 50;
const retryDelayMs = 10;

/**
 * Reads from the folder of a built site; undefined if a file is missing. A build replaces the folder
 * with two renames. If the folder changes during a read, the read is repeated.
 */
export async function readInPlace<Found>(
  folder: string,
  read: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await identityOf(folder);
    const found = await read().catch(ignoreMissing);
    if (found !== undefined) return found;
    if (before !== undefined && before === (await identityOf(folder))) return undefined;
    await delay(retryDelayMs);
  }
  return undefined;
}

async function identityOf(folder: string): Promise<number | undefined> {
  return (await stat(folder).catch(() => undefined))?.ino;
}

function ignoreMissing(error: unknown): undefined {
  if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(errorCodeOf(error) ?? '')) return;
  throw error;
}
