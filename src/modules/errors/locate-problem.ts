import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWithin } from '../../core/files/output-files.ts';
import { isMarkdown, isMarkdownList, slugOfMarkdown } from '../../core/markdown-path.ts';
import {
  type PageProblem,
  type Place,
  type Problem,
  placeOf,
  quoted,
  type Report,
} from '../../core/problem.ts';
import { cycleThrough, type ModuleGraph } from '../graph.ts';
import type { SiteOptions } from '../site-options.ts';

/** The modules of a site, and the folders that their files are in. */
interface SearchedModules extends Pick<SiteOptions, 'generatorFolder'> {
  readonly graph: ModuleGraph;
  /** The folder of pages. */
  readonly folder: string;
}

/** Reports each problem with the line that causes it. */
export function locatedReport(report: Report, modules: SearchedModules): Report {
  return (problem) => report(locateProblem(problem, modules));
}

/** Adds the first place, in the modules of the problem's page, that contains its text. */
function locateProblem(problem: PageProblem, modules: SearchedModules): Problem {
  const { needles = [], metaField, entry, isTwice, isInCycle, ...plain } = problem;
  const { graph, folder } = modules;
  if (isInCycle) return withCycle(plain, graph);
  if (plain.line !== undefined) return plain;
  const [first, second] = placesOf({ needles, slug: entry?.slug }, plain.file, modules);
  if (first && second && isTwice)
    return {
      ...plain,
      ...second.place,
      message: `${plain.message} It is first claimed at ${placeOf(first.place)}.`,
    };
  const place =
    first?.place ??
    entryFile(entry?.slug, plain.file, graph) ??
    atMeta(metaField, plain.file, folder);
  const located = { ...plain, ...place };
  // In code that all entries share, the problem is the same for each of them.
  const isShared = first !== undefined && !first.isEntry;
  const isNamed = isMarkdown(located.file) || names(plain.message, entry?.address ?? '');
  if (!entry || isShared || isNamed) return located;
  return { ...located, message: `On ${entry.address}: ${plain.message}` };
}

/** Whether a message names an address, and not only one that begins with it. */
function names(message: string, address: string): boolean {
  return message
    .split(address)
    .slice(1)
    .some((rest) => !/^[\w-]/.test(rest));
}

interface FoundPlace {
  readonly place: Place;
  /** Whether the file also has the slug of the entry. */
  readonly isEntry: boolean;
}

/** The lines with the first text that any module contains: in each file, from the entry's data on. */
function placesOf(
  { needles, slug }: { readonly needles: readonly string[]; readonly slug: string | undefined },
  page: string,
  { graph, folder, generatorFolder }: SearchedModules,
): readonly FoundPlace[] {
  if (needles.length === 0) return [];
  const own = nearestFirst(graph, page).filter(
    (file) => !isWithin(join(folder, file), generatorFolder) && !isOtherEntry(file, slug),
  );
  const files = own.map((file) => {
    const lines = linesOf(file, folder);
    const start = slug === undefined ? -1 : lineWith(lines, quoted(slug));
    return { file, lines, start: Math.max(0, start), isEntry: isMarkdown(file) || start !== -1 };
  });
  for (const needle of needles) {
    const found = files.flatMap(({ file, lines, start, isEntry }) => {
      const places = lines.flatMap((text, index) => {
        const column = text.indexOf(inFile(needle, file), codeStart(text)) + 1;
        return column === 0 ? [] : { file, line: index + 1, column };
      });
      const isAbove = ({ line }: (typeof places)[number]) => line <= start;
      return [...places.filter((place) => !isAbove(place)), ...places.filter(isAbove)].map(
        (place) => ({ place, isEntry }),
      );
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** Markdown has no quotes around what is quoted in code. */
function inFile(needle: string, file: string): string {
  return isMarkdown(file) ? needle.replace(/^(?:\w+=)?(["'`])(.*)\1$/, '$2') : needle;
}

/** Whether a file is in a collection, and is not the entry with this slug. */
function isOtherEntry(file: string, slug: string | undefined): boolean {
  if (isMarkdownList(file)) return true;
  return slug !== undefined && isMarkdown(file) && !isEntryFile(file, slug);
}

/** The Markdown file of an entry, if it has one. */
function entryFile(slug: string | undefined, page: string, graph: ModuleGraph): Place | undefined {
  if (slug === undefined) return undefined;
  const file = nearestFirst(graph, page).find((each) => isEntryFile(each, slug));
  return file === undefined ? undefined : { file };
}

function isEntryFile(file: string, slug: string): boolean {
  return isMarkdown(file) && `/${slugOfMarkdown(file)}`.endsWith(`/${slug}`);
}

/** The column where the code of a line starts, after any comment: its end, if it has none. */
function codeStart(line: string): number {
  const [comment = ''] = /^\s*(?:\/\/.*|\{?\/\*.*?(?:\*\/|$)|\*\s.*)/.exec(line) ?? [];
  return comment.length;
}

function lineWith(lines: readonly string[], needles: readonly string[]): number {
  return lines.findIndex((line) => needles.some((needle) => line.includes(needle)));
}

/** At the field in the page's `meta`, or where `meta` begins. */
function atMeta(field: string | undefined, file: string, folder: string): Place | undefined {
  if (field === undefined) return undefined;
  const lines = linesOf(file, folder);
  const begin = lines.findIndex((line) =>
    /\b(const|let|var|function)\s+meta\b|\bexport\b.*\bmeta\b/.test(line),
  );
  if (begin === -1) return undefined;
  const isField = new RegExp(`\\b${field}\\b`);
  const index = lines.findIndex((line, number) => number >= begin && isField.test(line));
  const line = index === -1 ? begin : index;
  const column = lines[line]?.search(index === -1 ? /\bmeta\b/ : isField) ?? 0;
  return { file, line: line + 1, column: column + 1 };
}

/** Modules in an import cycle are evaluated before those that they import. */
function withCycle(problem: Problem, graph: ModuleGraph): Problem {
  const cycle = cycleThrough(graph, problem.file);
  if (cycle.length === 0)
    return { ...problem, hint: 'Move its declaration above the first line that uses it.' };
  return {
    ...problem,
    hint: `These modules form an import cycle: ${cycle.join(' -> ')}. ${problem.hint}`,
  };
}

/** The page, then its imports, then their imports. */
function nearestFirst(graph: ModuleGraph, file: string): readonly string[] {
  const order = new Set([file]);
  for (const next of order) for (const imported of graph.get(next) ?? []) order.add(imported);
  return [...order];
}

function linesOf(file: string, folder: string): readonly string[] {
  try {
    return readFileSync(join(folder, file), 'utf8').split('\n');
  } catch {
    return []; // A folder, or a file that was removed meanwhile.
  }
}
