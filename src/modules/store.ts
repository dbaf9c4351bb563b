import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { readCacheFile, writeCacheFile } from '../core/files/cache-files.ts';
import { compilerFilesOf } from '../core/files/config-files.ts';
import { createFileStats } from '../core/files/file-stats.ts';
import { hashOfLines } from '../core/values.ts';
import { type CompiledModule, compiledForm, filesImportedBy } from './compile/compiled-module.ts';
import { compilerVersions } from './compile/compilers.ts';
import type { SiteOptions } from './site-options.ts';

/** A module that has to be compiled. */
export interface Miss {
  readonly snapshot: FileSnapshot;
}

export type ModuleStore = ReturnType<typeof openStore>;

type StoreOptions = Pick<SiteOptions, 'pages' | 'cacheFolder' | 'usesCache'>;

export interface ModulePack {
  /** Hash of everything that affects all compiled modules. */
  readonly settings: string;
  readonly modules: ReadonlyMap<string, CompiledModule>;
}

export function isMiss(found: CompiledModule | Miss): found is Miss {
  return 'snapshot' in found;
}

/** The compiled modules of one site, kept from one command to the next. */
export function openStore({ pages, cacheFolder, usesCache = true }: StoreOptions) {
  const packFile = moduleCacheFile(cacheFolder, pages, `${compiledForm}.pack`);
  const fingerprints = createFingerprints(pages);
  const { settings } = fingerprints;
  const stored = usesCache ? readCacheFile<ModulePack>(packFile, deserialize) : undefined;
  /** The modules on disk. */
  let saved = stored?.settings === settings ? stored.modules : undefined;
  let known = new Map(saved);

  /** The module if it was compiled from the file's present text. */
  const lookUp = (file: string): CompiledModule | Miss => {
    const module = known.get(file);
    const snapshot = fingerprints.read(file, module);
    if (module?.fingerprint !== snapshot.fingerprint) return { snapshot };
    return module.state === snapshot.state ? module : { ...module, state: snapshot.state };
  };
  const add = (
    compiled: Omit<CompiledModule, 'fingerprint' | 'state'>,
    { snapshot }: Miss,
  ): CompiledModule => {
    const module = { ...compiled, ...fingerprints.afterCompiling(snapshot, compiled) };
    known.set(module.file, module);
    return module;
  };
  /**
   * Writes these modules to disk in place of all others, unless at most `tolerated` of them have
   * changed since. Returns a sentence and a fix if they could not be written.
   */
  const save = (
    modules: ReadonlyMap<string, CompiledModule>,
    tolerated: number,
  ): string | undefined => {
    if (!usesCache || (saved && differences(modules, saved) <= tolerated)) return undefined;
    saved = modules;
    known = new Map(modules);
    const fault = writeCacheFile(packFile, serialize({ settings, modules }));
    return fault && warningFor(packFile, fault);
  };
  return { lookUp, add, save };
}

/** A file with something about all modules of one site. */
function moduleCacheFile(cacheFolder: string, folder: string, ending: string): string {
  return join(cacheFolder, 'modules', `${hashOfLines([folder]).slice(0, 16)}.${ending}`);
}

function differences(
  modules: ReadonlyMap<string, CompiledModule>,
  saved: ReadonlyMap<string, CompiledModule>,
): number {
  const changed = [...modules.values()].filter((module) => saved.get(module.file) !== module);
  return changed.length + Math.max(0, saved.size - modules.size);
}

function warningFor(packFile: string, fault: string): string {
  return [
    `${packFile} cannot be written (${fault}): the next command compiles all pages again.`,
    '  Free some disk space, or give this user write permission there.',
  ].join('\n');
}

/** The state of a file when it was looked up. */
interface FileSnapshot extends Pick<CompiledModule, 'fingerprint' | 'state'> {
  /** File stats, even if a later change might not show in them. */
  readonly stats: string;
}

/** Detects whether files have changed since they were compiled. `folder` is the folder of pages. */
function createFingerprints(folder: string) {
  /** Hash of everything that affects all compiled modules. */
  const settings = hashOfFiles(compilerFilesOf(folder))
    .update(JSON.stringify([compiledForm, ...compilerVersions]))
    .digest('base64');
  const statsOf = (file: string): { readonly stats: string; readonly state: string } => {
    const path = join(folder, file);
    const { lines, isSettled } = createFileStats([path], Date.now());
    const stats = lines.join().slice(path.length);
    return { stats, state: isSettled ? stats : '' };
  };
  const hashOf = (file: string, composed: readonly string[]): string => {
    const hash = createHash('sha1').update(`${settings}\0${file}\0`);
    for (const path of [file, ...composed]) hash.update(contentsOf(join(folder, path)));
    return hash.digest('base64');
  };
  /** Reads the file unless its stats are the same as when `known` was compiled. */
  const read = (file: string, known: CompiledModule | undefined): FileSnapshot => {
    const stats = statsOf(file);
    const composed = known ? composedBy(known) : [];
    const isUntouched = known && composed.length === 0 && known.state === stats.stats;
    return { fingerprint: isUntouched ? known.fingerprint : hashOf(file, composed), ...stats };
  };
  /** The record of a compiled module. Empty if its file changed between reading and compiling. */
  const afterCompiling = (
    { stats, ...snapshot }: FileSnapshot,
    module: Pick<CompiledModule, 'file' | 'imports'>,
  ): Pick<CompiledModule, 'fingerprint' | 'state'> => {
    if (statsOf(module.file).stats !== stats) return { fingerprint: '', state: '' };
    const composed = composedBy(module);
    if (composed.length === 0) return snapshot;
    return { fingerprint: hashOf(module.file, composed), state: snapshot.state };
  };
  return { settings, read, afterCompiling };
}

/** A compiled CSS module contains class names of the style sheets that it composes. */
function composedBy(module: Pick<CompiledModule, 'file' | 'imports'>): readonly string[] {
  return module.file.endsWith('.module.css') ? filesImportedBy(module) : [];
}

function hashOfFiles(files: readonly string[]) {
  const hash = createHash('sha1');
  for (const file of files) hash.update(file).update(contentsOf(file));
  return hash;
}

/** esbuild reports missing files. */
function contentsOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}
