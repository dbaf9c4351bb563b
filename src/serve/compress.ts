import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptsEncoding } from './accepts-encoding.ts';
import type { Reply } from './send.ts';

/** Hosts that compress as they answer take about this much trouble. */
const quality = 5;

/** A text as a host would send it to whoever asks: compressed. What is no text is compressed already. */
export function compress(request: IncomingMessage, reply: Reply): Reply {
  if (!/^text\/|charset=|\+xml/.test(reply.type)) return reply;
  const encoding = (['br', 'gzip'] as const).find((each) => acceptsEncoding(request, each));
  const vary = { ...reply.headers, Vary: 'Accept-Encoding' };
  if (!encoding) return { ...reply, headers: vary };
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const body =
    encoding === 'br' ? brotliCompressSync(reply.body, { params }) : gzipSync(reply.body);
  return { ...reply, body, headers: { ...vary, 'Content-Encoding': encoding } };
}
