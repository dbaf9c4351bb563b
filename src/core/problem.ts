import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A file, and usually a line in it. */
export interface Place {
  /** The file to open: relative to the pages folder during a build, absolute in a SiteError. */
  readonly file: string;
  /** Counted from 1. */
  readonly line?: number;
  /** Counted from 1. */
  readonly column?: number;
}

/** Something that is wrong with a site, worded for the person who can fix it. */
export interface Problem extends Place {
  /** A full sentence: what is wrong, with the value. */
  readonly message: string;
  /** A full sentence: how to fix it. */
  readonly hint: string;
  /** True if `watch` shows the pages nevertheless. For `build` and `check`, it is a problem like any other. */
  readonly isWarning?: true;
  /**
   * Texts that locate the line, the best first: a later one is used only if neither the file nor any
   * module that it imports contains the earlier ones.
   */
  readonly needles?: readonly string[];
}

/** Records a problem. A stage then continues as far as it can, so that all problems are shown at once. */
export type Report = (problem: PageProblem) => void;

/** Collects problems without duplicates, with absolute file names. */
export function reportInto(problems: Problem[], folder: string): Report {
  const seen = new Set<string>();
  return (problem) => {
    const absolute = { ...problem, file: resolve(folder, problem.file) };
    const text = formatProblem(absolute);
    if (!seen.has(text)) problems.push(absolute);
    seen.add(text);
  };
}

/** Ends a command with problems instead of a stack trace. */
export class SiteError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'SiteError';
    this.problems = problems;
  }
}

/** `<file>:<line>: <what is wrong>`, with the fix indented below. */
export function formatProblem(problem: Problem): string {
  return `${placeOf(problem)}: ${problem.message}\n  ${problem.hint}`;
}

/** `<file>:<line>`, which editors and terminals can open. */
export function placeOf({ file, line }: Place): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** A problem of a page, with details that help to locate its line in the page's modules. */
export interface PageProblem extends Problem {
  /** The wrong field of the page's `meta`, or `meta` itself. Its line is used if no needle is found. */
  readonly metaField?: string;
  /** The entry of a module of many pages. A text is searched first where the data has the entry. */
  readonly entry?: { readonly address: string; readonly slug: string };
  /** Whether a text occurs twice. The problem is at the second place, and its message names the first. */
  readonly isTwice?: true;
  /** Whether an import cycle causes the problem. Its hint then names the files. */
  readonly isInCycle?: boolean;
}

/** A text as a whole string literal in source code. */
export function quoted(text: string): readonly string[] {
  return text === '' ? [] : [`"${text}"`, `'${text}'`, `\`${text}\``];
}

/** The code of a system error, such as `ENOENT`. Undefined for anything else. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** The message of an error, or any other thrown value as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

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
