import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem, Report } from '../../core/problem.ts';
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

/** The text of a source file. Undefined, with a problem reported, if it cannot be read or is not UTF-8. */
export function readSource(file: string, folder: string, report: Report): string | undefined {
  const path = join(folder, file);
  const text = read(path);
  if (text === undefined) {
    const hint = 'Add it again, or allow your account to read it.';
    report({ file, message: 'This file cannot be read.', hint });
    return undefined;
  }
  // Only then may characters be lost.
  const problem = text.includes('\ufffd') ? encodingProblem(file, path) : undefined;
  if (problem) report(problem);
  return problem ? undefined : text;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
