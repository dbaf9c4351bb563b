import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asRecord } from '../core/as-record.ts';
import { headersFile, parseHeaders } from '../core/host-headers.ts';
import { isHostName } from '../core/host-names.ts';
import { type HostRecord, hostRecordFile } from '../output/hosts/host-record.ts';
import { readInPlace } from './static/read-in-place.ts';

/** The host record of a built site. A site for any host has only headers. */
export async function readHostRecord(folder: string): Promise<HostRecord> {
  const text = await readText(folder, hostRecordFile);
  if (text === undefined) {
    const headers = parseHeaders((await readText(folder, headersFile)) ?? '');
    return { target: null, base: '', headers, redirects: {} };
  }
  const { target, base, headers, redirects } = asRecord(JSON.parse(text));
  return {
    target: typeof target === 'string' && isHostName(target) ? target : null,
    base: typeof base === 'string' ? base : '',
    headers: toTexts(headers),
    redirects: toTexts(redirects),
  };
}

function readText(folder: string, name: string): Promise<string | undefined> {
  return readInPlace(folder, () => readFile(join(folder, name), 'utf8'));
}

function toTexts(value: unknown): Readonly<Record<string, string>> {
  const pairs = Object.entries(asRecord(value)).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  );
  return Object.fromEntries(pairs);
}
