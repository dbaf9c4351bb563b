import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { closest, distance } from 'fastest-levenshtein';
import type { NapiResolveOptions, ResolveResult, ResolverFactory } from 'oxc-resolver';
import { isAsset } from '../../core/files/asset-names.ts';
import { isMarkdownList } from '../../core/markdown-path.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { placeOfImport } from '../errors/locate-import.ts';
import type { SiteOptions } from '../site-options.ts';
import {
  type CompiledModule,
  type ImportTarget,
  packageOf,
  packageTarget,
} from './compiled-module.ts';
import { oxcResolver } from './compilers.ts';
import { hintFor } from './esbuild.ts';
import { insteadOf, insteadOfFile } from './foreign-imports.ts';

/** Imports resolve as esbuild resolves them for browsers, but with Node's conditions. */
const settings: NapiResolveOptions = {
  conditionNames: ['node', 'import', 'node-addons'],
  extensions: ['.tsx', '.ts', '.jsx', '.js', '.css', '.json'],
  extensionAlias: { '.js': ['.js', '.ts', '.tsx'], '.jsx': ['.jsx', '.ts', '.tsx'] },
  mainFields: ['main', 'module'],
  tsconfig: 'auto',
};

/** A module of the generator, relative to the folder of pages: TypeScript in its repository, JavaScript in its package. */
export function generatorModule(folder: string, generatorFolder: string, name: string): string {
  const path = join(generatorFolder, name);
  const file = ['.tsx', '.ts', '.js'].map((ending) => path + ending).find(existsSync);
  return toFile(folder, file === undefined ? path : realpathSync.native(file));
}

/** Finds the targets of imports. */
export class Resolver {
  /** The folder of pages. */
  readonly #folder: string;
  readonly #generatorFolder: string;
  readonly #library: ResolverFactory;
  /** By folder and specifier: modules of one folder have many imports in common. */
  readonly #targets = new Map<string, ImportTarget | undefined>();

  constructor({ pages, generatorFolder }: Pick<SiteOptions, 'pages' | 'generatorFolder'>) {
    this.#folder = pages;
    this.#generatorFolder = generatorFolder;
    this.#library = new (oxcResolver().ResolverFactory)(settings);
  }

  /** The targets of a module's imports. Those without one are reported and left out. */
  targetsOf(
    file: string,
    specifiers: readonly string[],
    report: Report,
  ): CompiledModule['imports'] {
    const found: Record<string, ImportTarget> = {};
    for (const specifier of specifiers) {
      const target = this.targetOf({ file, specifier });
      if (target === undefined) {
        const { error = '' } = this.#resolve({ file, specifier });
        reportUnresolved({ file, specifier, reason: error }, this.#folder, report);
      } else if (isBrowserFile.test(target)) {
        reportBrowserFile({ file, specifier }, this.#folder, report);
      } else {
        const hint = packageOf(target) ? undefined : insteadOfFile(target, specifier, file);
        if (hint === undefined) found[specifier] = target;
        else report(foreignFile({ file, specifier, hint }, this.#folder));
      }
    }
    return found;
  }

  /** Undefined if there is none. */
  targetOf(each: Import): ImportTarget | undefined {
    const key = cacheKey(each);
    if (!this.#targets.has(key)) this.#targets.set(key, this.#find(each));
    return this.#targets.get(key);
  }

  /** Files were added or removed. */
  forget(): void {
    this.#library.clearCache();
    this.#targets.clear();
  }

  #find(each: Import): ImportTarget | undefined {
    if (isNodePackage(each.specifier)) return packageTarget(each.specifier);
    if (isMarkdownList(each.specifier)) return this.#findList(each);
    const { path } = this.#resolve(each);
    if (path === undefined || path.includes('?')) return undefined;
    // Node runs the JavaScript of packages. Other files, and the generator's, are compiled like the site's own.
    return isPackageFile.test(path) && !path.startsWith(this.#generatorFolder + sep)
      ? packageTarget(pathToFileURL(path).href)
      : toFile(this.#folder, path);
  }

  #findList({ file, specifier }: Import): ImportTarget | undefined {
    const list = join(this.#folder, file, '..', specifier);
    return existsSync(dirname(list)) ? toFile(this.#folder, list) : undefined;
  }

  #resolve({ file, specifier }: Import): ResolveResult {
    return this.#library.resolveFileSync(join(this.#folder, file), specifier);
  }
}

/** The same for all modules of a folder. */
function cacheKey({ file, specifier }: Import): string {
  return `${file.slice(0, file.lastIndexOf('/') + 1)}\0${specifier}`;
}

/** React is always the generator's own copy. */
function isNodePackage(specifier: string): boolean {
  return isBuiltin(specifier) || /^react(-dom)?(\/|$)/.test(specifier);
}

function toFile(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

const isBrowserFile = /\.(client|island)\.tsx?$/;

/** A file of a package that Node can run. JSON needs an attribute there. */
const isPackageFile = /[\\/]node_modules[\\/].*\.([cm]?js|node)$/;

/** An import, by the file that it is in, relative to the folder of pages. */
export interface Import {
  readonly file: string;
  readonly specifier: string;
}

interface Unresolved extends Import {
  /** Why the library found nothing. */
  readonly reason: string;
}

function reportUnresolved(each: Unresolved, folder: string, report: Report): void {
  report(brokenTsconfig(each.reason, folder) ?? unresolved(each, folder));
}

function unresolved({ file, specifier, reason }: Unresolved, folder: string): Problem {
  if (isMarkdownList(specifier)) return noFolder({ file, specifier }, folder);
  const { place, lineText = specifier } = placeOfImport(file, specifier, folder);
  const isMissingFile = !specifier.includes('?') && specifier.startsWith('.') && isAsset(specifier);
  return {
    ...place,
    message: isMissingFile
      ? `The file "${specifier}" doesn't exist.`
      : `Could not resolve "${specifier}".`,
    hint:
      insteadOf(specifier) ??
      nearestFile(file, specifier, folder) ??
      (/is not exported/.test(reason) ? notExported : undefined) ??
      (isMissingFile
        ? 'Correct the path, which begins at the folder of this module.'
        : hintFor(`Could not resolve "${specifier}"`, lineText)),
  };
}

function noFolder({ file, specifier }: Import, folder: string): Problem {
  const path = dirname(specifier);
  const plain = placeOfImport(file, path.replace('./', ''), folder);
  const { place } = 'lineText' in plain ? plain : placeOfImport(file, path, folder);
  const hint = 'Correct the path, which begins at the folder of this module, or add the folder.';
  return { ...place, message: `The folder "${path}" of a collection doesn't exist.`, hint };
}

const notExported =
  'The package is installed, but the "exports" in its package.json do not include this path for Node. Import a path that they include, or use a package for browsers in an island or a .client.ts file.';

/** The reason if it is not the import, but the settings that say how to resolve imports. */
function brokenTsconfig(reason: string, folder: string): Problem | undefined {
  const [, missing, path = missing, message, line, column] =
    /^Tsconfig not found (.*)|^Failed to load tsconfig "(.*?)"(?:.* message: "(.*)", line: (\d+), column: (\d+))?/.exec(
      reason,
    ) ?? [];
  if (path === undefined) return undefined;
  return {
    file: relative(folder, path),
    ...(line !== undefined && { line: Number(line), column: Math.max(1, Number(column)) }),
    message:
      missing !== undefined
        ? "A tsconfig.json extends this file, which doesn't exist."
        : `This file cannot be read: ${message?.replace(/ at line .*/, '') ?? reason}.`,
    hint: 'Correct it: imports are resolved as tsconfig.json says.',
  };
}

/** It runs in browsers by itself. Here, it would run in Node. */
function reportBrowserFile({ file, specifier }: Import, folder: string, report: Report): void {
  const isIsland = /\.island(\.|$)/.test(specifier);
  report({
    ...placeOfImport(file, specifier, folder).place,
    message: `"${specifier}" is code for browsers, and this module runs in Node.`,
    hint: isIsland
      ? 'Import the component itself, and show it with <Island>.'
      : 'Remove the import: the code is on every page that has the component next to it. Move what both need into another file.',
  });
}

function foreignFile(
  { file, specifier, hint }: Import & Pick<Problem, 'hint'>,
  folder: string,
): Problem {
  const message = `A ${extname(specifier)} file cannot be imported: "${specifier}".`;
  return { ...placeOfImport(file, specifier, folder).place, message, hint };
}

/** A file of nearly the same name in the folder that a relative import names. */
function nearestFile(file: string, specifier: string, folder: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const place = join(folder, file, '..', specifier, '..');
  const names = existsSync(place) ? readdirSync(place) : [];
  const wanted = basename(specifier);
  const nearest = names.length === 0 ? '' : closest(wanted, names);
  if (nearest === '' || distance(wanted, nearest) > 3) return undefined;
  return `Did you mean "${specifier.slice(0, -wanted.length)}${nearest}"?`;
}
