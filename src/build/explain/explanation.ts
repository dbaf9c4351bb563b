import { groupBy } from '../../core/values.ts';

/** The parts of a page, and the pages that link to it. */
export interface PageExplanation {
  readonly address: string;
  readonly title: string;
  /** The page module. Like all files below, relative to the folder of pages. */
  readonly file: string;
  readonly outputPath: string;
  readonly aliases: readonly string[];
  /** Its module and all imports, each where it is imported first. `depth` is for indentation. */
  readonly modules: readonly { readonly file: string; readonly depth: number }[];
  /** How many modules the layout adds to every page. */
  readonly layoutModules: number;
  readonly sheets: readonly (FileSize & { readonly inLayout: boolean })[];
  /** Files that the page requests: scripts, images, fonts. */
  readonly files: readonly FileSize[];
  readonly clientFiles: readonly string[];
  readonly islands: readonly string[];
  readonly facts: readonly FactRead[];
  readonly layoutFacts: readonly FactRead[];
  /** The size of the document, then of its parts. */
  readonly sizes: readonly FileSize[];
  readonly linkedFrom: readonly string[];
  readonly isLinkedFromLayout: boolean;
}

export interface FactRead {
  readonly name: string;
  /** The place that the page passes to `read`, which `--as-stated` looks up. */
  readonly place: string;
}

export interface FileSize {
  readonly name: string;
  readonly bytes: number;
  /** For a part: how much smaller the document would be without it. */
  readonly brotli: number;
}

/** The text that `site explain` prints. */
export function explanationLines(page: PageExplanation): string {
  const { address, title, file, outputPath, aliases, modules, layoutModules } = page;
  const { sheets, clientFiles, islands, isLinkedFromLayout } = page;
  return [
    `${address}  "${title}"`,
    `  ${file} makes ${outputPath}`,
    ...aliases.map((alias) => `  also ${alias}`),
    ...section(
      `Modules: ${modules.length}, and ${layoutModules} of the layout`,
      modules.map((module) => `${'  '.repeat(module.depth)}${module.file}`),
    ),
    ...section(
      'Style sheets',
      table(
        sheets.map((sheet) => ({
          ...sheet,
          name: sheet.name + (sheet.inLayout ? ' (layout)' : ''),
        })),
      ),
    ),
    ...section('Browser code', [...clientFiles, ...islands.map((name) => `${name} (island)`)]),
    ...section('Requested files', table(page.files)),
    ...section('Facts', [
      ...factLines(page.facts),
      ...factLines(page.layoutFacts).map((line) => `${line} (layout)`),
    ]),
    ...section('Size', table(page.sizes)),
    ...section('Linked from', [
      ...(isLinkedFromLayout ? ['the layout of every page'] : []),
      ...page.linkedFrom,
      ...(isLinkedFromLayout || page.linkedFrom.length > 0 ? [] : ['nowhere']),
    ]),
  ].join('\n');
}

function factLines(facts: readonly FactRead[]): readonly string[] {
  return [...groupBy(facts, ({ name }) => name)].map(
    ([name, reads]) => `${name}, as at ${reads.map(({ place }) => place).join(', ')}`,
  );
}

function section(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];
}

function table(rows: readonly FileSize[]): readonly string[] {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(
    ({ name, bytes, brotli }) =>
      `${name.padEnd(width)} ${String(bytes).padStart(8)} B ${String(brotli).padStart(7)} B brotli`,
  );
}
