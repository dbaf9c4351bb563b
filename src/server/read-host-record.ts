import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFile, parseHeaders } from '../core/host-headers.ts';
import { type HostRecord, hostRecordFile } from '../output/hosts/host-record.ts';
import { readInPlace } from './static/read-in-place.ts';

/** The host record of a built site. A site for any host has only headers. */
export async function readHostRecord(folder: string): Promise<HostRecord> {
  const read = (name: string) => readInPlace(folder, () => readFile(join(folder, name), 'utf8'));
  const none = { target: null, base: '', headers: {}, redirects: {} };
  const text = await read(hostRecordFile);
  if (text !== undefined) return { ...none, ...JSON.parse(text) };
  return { ...none, headers: parseHeaders((await read(headersFile)) ?? '') };
}
