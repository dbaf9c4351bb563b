import type { OutputFile } from '../core/files/output-file.ts';
import type { ImportedNames } from './imported-names.ts';

/** A module of a site by itself, as a function body that requires the others. */
export interface CompiledModule {
  readonly file: string;
  readonly code: string;
  /** Files of the site that it imports, in order. It requires them with `moduleMark` before them. */
  readonly imports: readonly string[];
  /** Packages that it imports, by the names that it gives them. */
  readonly packages: readonly string[];
  /** The names that it takes from what it requires. */
  readonly names: ImportedNames;
  /** The file itself, where it is an image or a font. */
  readonly assets: readonly OutputFile[];
}

/** Stands before the name of a module where others stand for packages. */
export const moduleMark = 'module:';
