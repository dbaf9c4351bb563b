import { resolve } from 'node:path';

/** Something that is wrong with a site, in words for the person who can mend it. */
export interface Problem {
  /** The file to open: relative to the folder of pages while a site is made, absolute in a SiteError. */
  readonly file: string;
  /** Counted from 1. */
  readonly line?: number;
  /** A full sentence: what is wrong, with the value. */
  readonly message: string;
  /** A full sentence: what to do. */
  readonly hint: string;
}

/** Takes note of a problem; a stage goes on as far as it can, so that all are shown at once. */
export type Report = (problem: Problem) => void;

/** Collects problems, each once, their files made absolute. */
export function reportInto(problems: Problem[], folder: string): Report {
  const seen = new Set<string>();
  return (problem) => {
    const absolute = { ...problem, file: resolve(folder, problem.file) };
    const text = formatProblem(absolute);
    if (!seen.has(text)) problems.push(absolute);
    seen.add(text);
  };
}

/** Ends a command with problems instead of a stack. */
export class SiteError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'SiteError';
    this.problems = problems;
  }
}

/** `<file>:<line>: <what is wrong>` and, indented below, what to do. */
export function formatProblem(problem: Problem): string {
  return `${placeOf(problem)}: ${problem.message}\n  ${problem.hint}`;
}

/** `<file>:<line>`, as editors and terminals know to open it. */
export function placeOf({ file, line }: Problem): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** A problem of a page, and the texts by which its line can be found in the page's modules. */
export interface PageProblem extends Problem {
  /** The best one first: a later one is sought where no module has those before it. */
  readonly needles?: readonly string[];
  /** The field of the page's `meta` that is wrong, or `meta` itself: where no needle is found, its line is. */
  readonly metaField?: string;
}

/** A text as it stands in source code, and not as a part of another one. */
export function quoted(text: string): readonly string[] {
  return text === '' ? [] : [`"${text}"`, `'${text}'`, `\`${text}\``];
}
