import { format } from 'node:util';
import type { Problem } from '../../core/problems/problem.ts';
import { sourceLine } from './source-position.ts';

/**
 * A problem for an error that a site's own code threw, at the first line of its stack in the pages folder.
 * `when` completes the sentence: `while it was loaded`.
 */
export function describeThrown(
  error: unknown,
  file: string,
  folder: string,
  when: string,
): Problem {
  const message = error instanceof Error ? error.message : format('%s', error);
  const place = error instanceof Error ? firstPlaceIn(error.stack ?? '', folder) : undefined;
  return {
    file: place?.file ?? file,
    ...(place ? { line: place.line } : {}),
    message: `"${message.split('\n')[0]}" was thrown ${when}${place && place.file !== file ? ` (${file})` : ''}.`,
    hint: 'Fix this line, or handle the case that causes the error.',
  };
}

function firstPlaceIn(stack: string, folder: string): { file: string; line: number } | undefined {
  for (const line of stack.split('\n')) {
    const from = line.indexOf(`${folder}/`);
    const [, file, at, column] =
      /^(.*):(\d+):(\d+)\)?$/.exec(from === -1 ? '' : line.slice(from + folder.length + 1)) ?? [];
    if (file === undefined) continue;
    const compiled = { line: Number(at), column: Number(column) };
    return { file, line: sourceLine(file, folder, compiled) ?? compiled.line };
  }
  return undefined;
}
