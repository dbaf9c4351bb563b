import { existsSync, realpathSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message, PluginBuild, ResolveResult } from 'esbuild';
import { groupBy } from '../../core/group-by.ts';
import type { Report } from '../../core/problems/problem.ts';
import { type ImportTarget, packageOf, packageTarget } from './compiled-module.ts';
import { esbuild } from './compilers.ts';
import { type OpenImport, reportUnresolved } from './report-unresolved.ts';

export interface Resolver {
  /** Asks esbuild for all targets that are not plain files, and reports those that it cannot find. */
  readonly resolveAll: (imports: readonly OpenImport[], report: Report) => Promise<boolean>;
  /** Undefined if `resolveAll` has not found it. */
  readonly targetOf: (open: OpenImport) => ImportTarget | undefined;
  /** Targets that esbuild found, for the next command. */
  readonly found: () => Readonly<Record<string, ImportTarget>>;
  /** Files were added or removed: finds which imports of files have another target now. */
  readonly findFilesAgain: () => (open: OpenImport) => boolean;
}

/** esbuild tries these endings in this order. */
const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

interface ResolverOptions {
  /** The folder of pages. */
  readonly folder: string;
  readonly generatorFolder: string;
  /** Targets that esbuild found with the same settings and packages. */
  readonly earlier: Readonly<Record<string, ImportTarget>>;
}

/** A module of the generator, relative to the folder of pages: TypeScript in its repository, JavaScript in its package. */
export function generatorModule(folder: string, generatorFolder: string, name: string): string {
  const path = join(generatorFolder, name);
  return toFile(folder, findFile(path) ?? path);
}

export function createResolver({ folder, generatorFolder, earlier }: ResolverOptions): Resolver {
  const found = new Map(Object.entries(earlier).filter(([, target]) => isThere(folder, target)));
  const files = new Map<string, string | undefined>();
  const scopes = new Map<string, string>();

  const fileAt = (path: string): string | undefined => {
    if (!files.has(path)) files.set(path, findFile(path));
    return files.get(path);
  };
  const keyOf = ({ file, specifier }: OpenImport): string => {
    const from = dirname(join(folder, file));
    return `${isPath(specifier) ? from : scopeOf(from, scopes)}\0${specifier}`;
  };
  /** By folder and specifier: modules of one folder have many imports in common. */
  const plainTargets = new Map<string, ImportTarget | undefined>();
  const plainTarget = ({ file, specifier }: OpenImport): ImportTarget | undefined => {
    if (isNodePackage(specifier)) return packageTarget(specifier);
    if (!isPath(specifier)) return undefined;
    const path = fileAt(
      specifier.startsWith('/') ? specifier : join(folder, file, '..', specifier),
    );
    return path === undefined ? undefined : toFile(folder, path);
  };
  /** Node runs the JavaScript of packages. Other files, and the generator's, are compiled like the site's own. */
  const targetAt = (path: string): ImportTarget =>
    isPackageFile.test(path) && !path.startsWith(generatorFolder + sep)
      ? packageTarget(pathToFileURL(path).href)
      : toFile(folder, path);
  const targetOf: Resolver['targetOf'] = (open) => {
    const place = placeOf(open);
    if (!plainTargets.has(place)) plainTargets.set(place, plainTarget(open));
    return plainTargets.get(place) ?? found.get(keyOf(open));
  };
  const resolveAll: Resolver['resolveAll'] = async (imports, report) => {
    const open = imports.filter((each) => targetOf(each) === undefined);
    if (open.length === 0) return true;
    const byKey = groupBy(open, keyOf);
    const { targets, failed } = await askEsbuild([...byKey.keys()], folder);
    for (const [key, { path, external }] of targets)
      found.set(key, external ? packageTarget(path) : targetAt(path));
    for (const [key, error] of failed)
      for (const each of byKey.get(key) ?? []) reportUnresolved(each, error, folder, report);
    return failed.size === 0;
  };
  return {
    resolveAll,
    targetOf,
    found: () => Object.fromEntries(found),
    findFilesAgain: () => {
      files.clear();
      const changed = new Set<string>();
      for (const [place, before] of plainTargets) {
        const target = plainTarget(importIn(place));
        plainTargets.set(place, target);
        if (target !== before) changed.add(place);
      }
      return (open) => changed.has(placeOf(open));
    },
  };
}

/** The same for all modules of a folder. */
function placeOf({ file, specifier }: OpenImport): string {
  return `${file.slice(0, file.lastIndexOf('/') + 1)}\0${specifier}`;
}

/** An import in some file of the place's folder. */
function importIn(place: string): OpenImport {
  const [folder = '', specifier = ''] = place.split('\0');
  return { file: `${folder}file`, specifier };
}

function isPath(specifier: string): boolean {
  return /^(\.\.?)?(\/|$)/.test(specifier);
}

/** React is always the generator's own copy. */
function isNodePackage(specifier: string): boolean {
  return isBuiltin(specifier) || /^react(-dom)?(\/|$)/.test(specifier);
}

function isThere(folder: string, target: ImportTarget): boolean {
  return packageOf(target) !== undefined || existsSync(join(folder, target));
}

function findFile(path: string): string | undefined {
  const file = [
    ...endings.map((ending) => path + ending),
    ...endings.map((ending) => join(path, `index${ending}`)),
  ].find((each) => statSync(each, { throwIfNoEntry: false })?.isFile());
  return file === undefined ? undefined : realpathSync.native(file);
}

function toFile(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

/** Package names have the same targets in all folders up to one with packages or settings of its own. */
function scopeOf(from: string, known: Map<string, string>): string {
  const scope = known.get(from);
  if (scope !== undefined) return scope;
  const hasOwn = ['package.json', 'node_modules', 'tsconfig.json'].some((name) =>
    existsSync(join(from, name)),
  );
  const found = hasOwn || dirname(from) === from ? from : scopeOf(dirname(from), known);
  known.set(from, found);
  return found;
}

/** Returns the targets by their keys, and the errors of those that esbuild cannot find. */
async function askEsbuild(keys: readonly string[], folder: string) {
  const targets = new Map<string, Pick<ResolveResult, 'path' | 'external'>>();
  const failed = new Map<string, Message | undefined>();
  const ask = async (key: string, { resolve }: PluginBuild): Promise<void> => {
    const [resolveDir = '', specifier = ''] = key.split('\0');
    const { path, external, errors } = await resolve(specifier, {
      kind: 'import-statement',
      resolveDir,
    });
    if (errors.length > 0) failed.set(key, errors[0]);
    else targets.set(key, { path, external });
  };
  await esbuild().build({
    stdin: { contents: '' },
    bundle: true,
    platform: 'node',
    // Node's own conditions. By default esbuild also accepts the `module` form of a package.
    conditions: ['node-addons'],
    absWorkingDir: folder,
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'resolve-imports',
        setup: (plugin) => {
          plugin.onStart(async () => {
            await Promise.all(keys.map((key) => ask(key, plugin)));
          });
        },
      },
    ],
  });
  return { targets, failed };
}

/** A file of a package that Node can run. */
const isPackageFile = /[\\/]node_modules[\\/].*\.([cm]?js|json|node)$/;
