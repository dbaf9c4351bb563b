import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toRecord } from '../core/as-record.ts';
import { headersFile, parseHeaders } from '../core/host-headers.ts';
import { type SiteHost, siteHostFile } from '../output/hosts/host-record.ts';
import { readInPlace } from './static/read-in-place.ts';

/** What a built site says of its host; of a site for any host, only the headers that it asks for. */
export async function readSiteHost(folder: string): Promise<SiteHost> {
  const text = await readText(folder, siteHostFile);
  if (text === undefined) {
    const headers = parseHeaders((await readText(folder, headersFile)) ?? '');
    return { target: null, base: '', headers, redirects: {} };
  }
  const { target, base, headers, redirects } = toRecord(JSON.parse(text));
  return {
    target: typeof target === 'string' ? target : null,
    base: typeof base === 'string' ? base : '',
    headers: toTexts(headers),
    redirects: toTexts(redirects),
  };
}

function readText(folder: string, name: string): Promise<string | undefined> {
  return readInPlace(folder, () => readFile(join(folder, name), 'utf8'));
}

function toTexts(value: unknown): Readonly<Record<string, string>> {
  const pairs = Object.entries(toRecord(value)).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  );
  return Object.fromEntries(pairs);
}
