import { existsSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NapiResolveOptions } from 'oxc-resolver';
import type { Report } from '../../core/problems/problem.ts';
import type { SiteOptions } from '../site-options.ts';
import { type CompiledModule, type ImportTarget, packageTarget } from './compiled-module.ts';
import { oxcResolver } from './compilers.ts';
import { type Import, reportBrowserFile, reportUnresolved } from './report-unresolved.ts';

export type Resolver = ReturnType<typeof createResolver>;

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

export function createResolver({
  pages: folder,
  generatorFolder,
}: Pick<SiteOptions, 'pages' | 'generatorFolder'>) {
  const { ResolverFactory } = oxcResolver();
  const library = new ResolverFactory(settings);
  /** By folder and specifier: modules of one folder have many imports in common. */
  const targets = new Map<string, ImportTarget | undefined>();
  const find = ({ file, specifier }: Import): ImportTarget | undefined => {
    if (isNodePackage(specifier)) return packageTarget(specifier);
    const { path } = library.resolveFileSync(join(folder, file), specifier);
    if (path === undefined) return undefined;
    // Node runs the JavaScript of packages. Other files, and the generator's, are compiled like the site's own.
    return isPackageFile.test(path) && !path.startsWith(generatorFolder + sep)
      ? packageTarget(pathToFileURL(path).href)
      : toFile(folder, path);
  };
  /** Undefined if there is none. */
  const targetOf = (each: Import): ImportTarget | undefined => {
    const key = cacheKey(each);
    if (!targets.has(key)) targets.set(key, find(each));
    return targets.get(key);
  };
  return {
    /** The targets of a module's imports. Those without one are reported and left out. */
    targetsOf: (
      file: string,
      specifiers: readonly string[],
      report: Report,
    ): CompiledModule['imports'] => {
      const found: Record<string, ImportTarget> = {};
      for (const specifier of specifiers) {
        const target = targetOf({ file, specifier });
        if (target === undefined) {
          const { error = '' } = library.resolveFileSync(join(folder, file), specifier);
          reportUnresolved({ file, specifier, reason: error }, folder, report);
        } else if (isBrowserFile.test(target))
          reportBrowserFile({ file, specifier }, folder, report);
        else found[specifier] = target;
      }
      return found;
    },
    targetOf,
    /** Files were added or removed. */
    forget: (): void => {
      library.clearCache();
      targets.clear();
    },
  };
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
