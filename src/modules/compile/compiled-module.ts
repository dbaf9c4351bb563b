/** In pixels, as browsers show the image. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Increase it if compiled modules get another form. Part of the store's file name. */
export const compiledForm = 9;

/** The target of an import: a file relative to the folder of pages, or `package:` and what Node loads. */
export type ImportTarget = string;

const packagePrefix = 'package:';

export function packageTarget(name: string): ImportTarget {
  return packagePrefix + name;
}

/** What Node loads for an import. Undefined if the target is a file of the site. */
export function packageOf(target: ImportTarget): string | undefined {
  return target.startsWith(packagePrefix) ? target.slice(packagePrefix.length) : undefined;
}

/** Style sheets are in the module graph, but are not evaluated. CSS modules are code. */
export function isSheet(file: string): boolean {
  return file.endsWith('.css') && !file.endsWith('.module.css');
}

/** The names that a module imports, by specifier. A class of a CSS module is `default.wide`. */
export type ImportedNames = Readonly<Record<string, readonly string[]>>;

/** The class of a CSS module that an imported name stands for, if any. */
export function classIn(name: string): string | undefined {
  return /^default\.(.*)$/s.exec(name)?.[1];
}

export interface CompiledModule {
  /** Relative to the folder of pages, with forward slashes. */
  readonly file: string;
  /**
   * A function with `moduleParameters`: the whole text that V8 compiles and keeps. A part of it would be
   * copied, which takes 17 MB at 10,000 modules.
   */
  readonly code: string;
  /** Hash of everything that the code depends on. Empty if the file may have changed while it was compiled. */
  readonly fingerprint: string;
  /** File stats when the file was read. Empty if a later change might not show in them. */
  readonly state: string;
  /** Targets by specifier, in the order of the imports. */
  readonly imports: Readonly<Record<string, ImportTarget>>;
  readonly names: ImportedNames;
  /** The path of an image or a font in the output. Such a module has no code. */
  readonly asset?: string | undefined;
  /** The size of an image. */
  readonly size?: ImageSize | undefined;
  /** Whether it has a top-level await: its code then returns a promise. */
  readonly isAsync?: true | undefined;
}

export function filesImportedBy({ imports }: Pick<CompiledModule, 'imports'>): readonly string[] {
  return Object.values(imports).filter((target) => packageOf(target) === undefined);
}
