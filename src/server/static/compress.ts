import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Reply } from '../send.ts';

/** About the effort of hosts that compress as they answer. */
const quality = 5;

/** A text as hosts send it that compress as they answer. Other files are compressed in themselves. */
export function compress(reply: Reply, coding: string): Reply {
  const { status, type, headers = {}, body } = reply;
  if (status !== 200 || headers['content-encoding'] || !/charset=/.test(type)) return reply;
  const vary = { ...headers, vary: 'Accept-Encoding' };
  if (coding === 'identity') return { ...reply, headers: vary };
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const packed = coding === 'br' ? brotliCompressSync(body, { params }) : gzipSync(body);
  const etag = String(headers.etag).replace(/"$/, `-${coding}"`);
  return { ...reply, body: packed, headers: { ...vary, etag, 'content-encoding': coding } };
}
