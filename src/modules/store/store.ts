import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { readCacheFile } from '../../core/files/read-cache-file.ts';
import { writeCacheFile } from '../../core/files/write-cache-file.ts';
import { hashOfLines } from '../../core/hash.ts';
import { type CompiledModule, compiledForm } from '../compile/compiled-module.ts';
import type { SiteOptions } from '../site-options.ts';
import { createFingerprints, type FileSnapshot } from './fingerprints.ts';

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
  /** What is on disk. */
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
