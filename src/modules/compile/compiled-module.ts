/** What an import leads to: a file of the site, as seen from the folder of pages, or `package:` and what Node loads. */
export type ImportTarget = string;

const packagePrefix = 'package:';

export function packageTarget(name: string): ImportTarget {
  return packagePrefix + name;
}

/** What Node loads for an import, or undefined if it leads to a file of the site. */
export function packageOf(target: ImportTarget): string | undefined {
  return target.startsWith(packagePrefix) ? target.slice(packagePrefix.length) : undefined;
}

/** Style sheets are part of the module graph, and nothing of them is evaluated. CSS modules are code. */
export function isSheet(file: string): boolean {
  return file.endsWith('.css') && !file.endsWith('.module.css');
}

/** Why a module was not taken from the store. Completes the sentence "It was compiled because ...", for one module and for many. */
export type MissReason =
  | 'the cache is turned off'
  | 'nothing was stored for this site'
  | 'the compiler, tsconfig.json, or package.json has changed'
  | 'no module was stored under this name'
  | 'the text has changed'
  | 'a class or a composed style sheet has changed';

/** For each specifier that a module requires, the names that it takes from it. */
export type ImportedNames = Readonly<Record<string, readonly string[]>>;

/** All that is known of a compiled module without its code, which is a function body in CommonJS. */
export interface CompiledModule {
  /** Relative to the folder of pages, with forward slashes. */
  readonly file: string;
  /** Of everything that the code depends on. Empty if the file may have changed while it was compiled. */
  readonly fingerprint: string;
  /** File stats when the file was read. Empty if a later change might not show in them. */
  readonly state: string;
  /** Why it was compiled when it was compiled last. */
  readonly reason: MissReason;
  /** Specifiers in the order of the imports, each with what it leads to. */
  readonly imports: Readonly<Record<string, ImportTarget>>;
  readonly names: ImportedNames;
  /** Where an image or a font is served. Such a module has no code. */
  readonly asset?: string | undefined;
  /** Whether it has a top-level await: its code then returns a promise. */
  readonly isAsync?: true | undefined;
}

export function filesImportedBy({ imports }: Pick<CompiledModule, 'imports'>): readonly string[] {
  return Object.values(imports).filter((target) => packageOf(target) === undefined);
}
