import { createHash } from 'node:crypto';

/** Names what some lines say: other lines have another name. */
export function hashOfLines(lines: readonly string[]): string {
  return createHash('sha1').update(lines.join('\n')).digest('hex');
}
