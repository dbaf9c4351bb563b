import { hash } from 'node:crypto';

/** A fingerprint of some lines of text. */
export function hashOfLines(lines: readonly string[]): string {
  return hash('sha1', lines.join('\n'));
}
