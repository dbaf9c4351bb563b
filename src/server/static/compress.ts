import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Reply } from '../send.ts';

/** About the level of hosts that compress each response. */
const quality = 5;

/** Compresses text the way hosts do for each response. Other formats are already compressed. */
export function compress(reply: Reply, coding: string): Reply {
  const { status, type, headers = {}, body } = reply;
  if (status !== 200 || headers['content-encoding'] || !/charset=/.test(type)) return reply;
  const vary = { ...headers, vary: 'Accept-Encoding' };
  if (coding === 'identity') return { ...reply, headers: vary };
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const compressed = coding === 'br' ? brotliCompressSync(body, { params }) : gzipSync(body);
  const etag = String(headers.etag).replace(/"$/, `-${coding}"`);
  return { ...reply, body: compressed, headers: { ...vary, etag, 'content-encoding': coding } };
}
