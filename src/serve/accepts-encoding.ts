import type { IncomingMessage } from 'node:http';

/** Whether whoever asks understands an encoding, such as `br`. */
export function acceptsEncoding({ headers }: IncomingMessage, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b`).test(String(headers['accept-encoding'] ?? ''));
}
