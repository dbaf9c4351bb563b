/** What a page is made of, and who leads to it. */
export interface PageExplanation {
  readonly address: string;
  readonly title: string;
  /** Of its module, relative to the folder of pages, as are all that follow. */
  readonly file: string;
  readonly outputPath: string;
  readonly aliases: readonly string[];
  /** Its module and what that imports, each once, where it is imported first. */
  readonly modules: readonly { readonly file: string; readonly depth: number }[];
  /** Modules that every page has, by the frame. */
  readonly frameModules: number;
  /** Why its modules were compiled when they were compiled last. */
  readonly compiled: readonly string[];
  readonly sheets: readonly (FileSize & { readonly inFrame: boolean })[];
  /** Files that the page asks for: scripts, pictures, fonts. */
  readonly files: readonly FileSize[];
  readonly clientFiles: readonly string[];
  readonly islands: readonly string[];
  readonly facts: readonly FactRead[];
  readonly frameFacts: readonly FactRead[];
  /** The document, then its parts. */
  readonly weights: readonly FileSize[];
  readonly linkedFrom: readonly string[];
  readonly isLinkedFromFrame: boolean;
}

export interface FactRead {
  readonly name: string;
  /** Where the page says it is, so that `--as-stated` can give each place its own. */
  readonly place: string;
}

export interface FileSize {
  readonly name: string;
  readonly bytes: number;
  /** Of a part: how much lighter the document would be without it. */
  readonly brotli: number;
}

/** `site explain`. */
export function explanationLines(page: PageExplanation): string {
  const { address, title, file, outputPath, aliases, modules, frameModules } = page;
  const { sheets, clientFiles, islands, isLinkedFromFrame } = page;
  return [
    `${address}  "${title}"`,
    `  ${file} makes ${outputPath}`,
    ...aliases.map((alias) => `  also ${alias}`),
    ...section(
      `Modules: ${modules.length}, and ${frameModules} of the frame`,
      modules.map((module) => `${'  '.repeat(module.depth)}${module.file}`),
    ),
    ...section('Compiled', page.compiled),
    ...section(
      'Style sheets',
      table(
        sheets.map((sheet) => ({ ...sheet, name: sheet.name + (sheet.inFrame ? ' (frame)' : '') })),
      ),
    ),
    ...section('Browser code', [...clientFiles, ...islands.map((name) => `${name} (island)`)]),
    ...section('Files that it asks for', table(page.files)),
    ...section('Facts', [
      ...factLines(page.facts),
      ...factLines(page.frameFacts).map((line) => `${line} (frame)`),
    ]),
    ...section('Weight', table(page.weights)),
    ...section('Linked from', [
      ...(isLinkedFromFrame ? ['the frame of every page'] : []),
      ...page.linkedFrom,
      ...(isLinkedFromFrame || page.linkedFrom.length > 0 ? [] : ['nowhere']),
    ]),
  ].join('\n');
}

function factLines(facts: readonly FactRead[]): readonly string[] {
  const names = [...new Set(facts.map(({ name }) => name))];
  return names.map((name) => {
    const places = facts.filter((fact) => fact.name === name).map(({ place }) => place);
    return `${name}, as at ${places.join(', ')}`;
  });
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
