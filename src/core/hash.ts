import { createHash } from 'node:crypto';

/** A fingerprint of some lines of text. */
export function hashOfLines(lines: readonly string[]): string {
  return createHash('sha1').update(lines.join('\n')).digest('hex');
}
