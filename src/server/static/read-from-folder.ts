import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';
import sirv from 'sirv';
import type { Reply } from '../send.ts';
import { askSirv } from './ask-sirv.ts';
import { readInPlace } from './read-in-place.ts';
import type { FindFile } from './serve-files.ts';

const codings = { br: 'br', gz: 'gzip' } as const;

/**
 * Finds the files of the latest build of a site. `storedForms` are the precompressed forms that the
 * host serves. A text without one is compressed here.
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
  });
  const stored = storedForms.map((form) => codings[form]);
  return (path, headers) =>
    readInPlace(folder, async () => {
      const wanted = { 'accept-encoding': preferredCoding(headers, stored), ...rangeOf(headers) };
      const reply = await askSirv({ files, folder, path, headers: wanted });
      return reply && compress(reply, preferredCoding(headers, Object.values(codings)));
    });
}

/** RFC 9110, section 12.5.3. */
function preferredCoding(headers: IncomingHttpHeaders, available: readonly string[]): string {
  const header = String(headers['accept-encoding'] ?? '').split(',');
  // Among codings of equal weight, negotiator picks the client's first. Brotli is smaller.
  const isBrotli = (coding: string): number => Number(/^\s*br\b/i.test(coding));
  const sorted = header.toSorted((a, b) => isBrotli(b) - isBrotli(a)).join();
  const negotiator = new Negotiator({ headers: { 'accept-encoding': sorted } });
  return negotiator.encoding([...available, 'identity']) ?? 'identity';
}

/**
 * The range that sirv handles according to RFC 9110, section 14. sirv misreads a suffix range and
 * ignores `If-Range`: in these cases the whole file is sent, which the RFC allows.
 */
function rangeOf({ range = '', ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  const isOrdered = end === '' || (Number(end) > 0 && Number(start) <= Number(end));
  return start !== undefined && isOrdered && !headers['if-range'] ? { range } : {};
}

/** About the level of hosts that compress each response. */
const quality = 5;

/** Compresses text the way hosts do for each response. Other formats are already compressed. */
function compress(reply: Reply, coding: string): Reply {
  const { status, type, headers = {}, body } = reply;
  if (status !== 200 || headers['content-encoding'] || !/charset=/.test(type)) return reply;
  const vary = { ...headers, vary: 'Accept-Encoding' };
  if (coding === 'identity') return { ...reply, headers: vary };
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const compressed = coding === 'br' ? brotliCompressSync(body, { params }) : gzipSync(body);
  const etag = String(headers.etag).replace(/"$/, `-${coding}"`);
  return { ...reply, body: compressed, headers: { ...vary, etag, 'content-encoding': coding } };
}
