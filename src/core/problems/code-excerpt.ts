import { readFileSync } from 'node:fs';

/** A line of a file, counted from 1. */
export interface ExcerptLine {
  readonly number: number;
  readonly text: string;
}

const linesAround = 2;

/** A line and its neighbors; empty if the file cannot be read. */
export function codeExcerpt(file: string, line: number | undefined): readonly ExcerptLine[] {
  if (line === undefined) return [];
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const from = Math.max(1, line - linesAround);
    return lines
      .slice(from - 1, line + linesAround)
      .map((text, index) => ({ number: from + index, text: text.slice(0, 200) }));
  } catch {
    return [];
  }
}
