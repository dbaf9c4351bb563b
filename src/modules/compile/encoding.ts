import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Problem } from '../../core/problem.ts';
import { lineAt } from '../errors/locate-import.ts';

/** A source file that is not UTF-8, at its first wrong character. `path` is absolute. */
export function encodingProblem(file: string, path: string): Problem | undefined {
  const bytes = readFileSync(path);
  if (isUtf8(bytes)) return undefined;
  const text = bytes.toString();
  return {
    file,
    ...lineAt(text, text.indexOf('\ufffd')).place,
    message: 'This file is not in UTF-8, so some of its characters are lost.',
    hint: 'Save it as UTF-8: editors call it the encoding of the file.',
  };
}
