import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import sirv from 'sirv';
import { askSirv } from './ask-sirv.ts';
import { compress } from './compress.ts';
import { readInPlace } from './read-in-place.ts';
import type { FindFile } from './serve-files.ts';

const codings = { br: 'br', gz: 'gzip' } as const;

/**
 * Finds the files of a built site, always as it was built last. `storedForms` are the compressed
 * files beside a text that its host looks for; without one a text is compressed here.
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

/** By RFC 9110, section 12.5.3. */
function preferredCoding(headers: IncomingHttpHeaders, available: readonly string[]): string {
  const header = String(headers['accept-encoding'] ?? '').split(',');
  // Of codings with one weight, negotiator takes the first that the client names; brotli is smaller.
  const isBrotli = (coding: string): number => Number(/^\s*br\b/i.test(coding));
  const sorted = header.toSorted((a, b) => isBrotli(b) - isBrotli(a)).join();
  const negotiator = new Negotiator({ headers: { 'accept-encoding': sorted } });
  return negotiator.encoding([...available, 'identity']) ?? 'identity';
}

/**
 * The range that sirv answers by RFC 9110, section 14. It takes a suffix for a range from the
 * start, and does not know `If-Range`: then, as the RFC allows, the file is sent whole.
 */
function rangeOf({ range = '', ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  const isOrdered = end === '' || (Number(end) > 0 && Number(start) <= Number(end));
  return start !== undefined && isOrdered && !headers['if-range'] ? { range } : {};
}
