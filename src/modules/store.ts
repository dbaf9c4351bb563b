import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { readCacheFile, writeCacheFile } from '../core/files/cache-files.ts';
import { compilerFilesOf } from '../core/files/config-files.ts';
import { createFileStats } from '../core/files/file-stats.ts';
import { isMarkdownList } from '../core/markdown-path.ts';
import { hashOfLines } from '../core/values.ts';
import { type CompiledModule, compiledForm, filesImportedBy } from './compile/compiled-module.ts';
import { compilerVersions } from './compile/compilers.ts';
import { markdownFilesOf } from './compile/markdown.ts';
import type { SiteOptions } from './site-options.ts';

/** A module that has to be compiled. */
export interface Miss {
  readonly snapshot: FileSnapshot;
}

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
export class ModuleStore {
  readonly #usesCache: boolean;
  readonly #packFile: string;
  readonly #fingerprints: Fingerprints;
  /** The modules on disk. */
  #saved: ReadonlyMap<string, CompiledModule> | undefined;
  #known: Map<string, CompiledModule>;

  constructor({ pages, cacheFolder, usesCache = true }: StoreOptions) {
    this.#usesCache = usesCache;
    this.#packFile = moduleCacheFile(cacheFolder, pages, `${compiledForm}.pack`);
    this.#fingerprints = new Fingerprints(pages);
    const stored = usesCache ? readCacheFile<ModulePack>(this.#packFile, deserialize) : undefined;
    this.#saved = stored?.settings === this.#fingerprints.settings ? stored.modules : undefined;
    this.#known = new Map(this.#saved);
  }

  /** The module if it was compiled from the file's present text. */
  lookUp(file: string): CompiledModule | Miss {
    const module = this.#known.get(file);
    const snapshot = this.#fingerprints.read(file, module);
    if (module?.fingerprint !== snapshot.fingerprint) return { snapshot };
    return module.state === snapshot.state ? module : { ...module, state: snapshot.state };
  }

  add(compiled: Omit<CompiledModule, 'fingerprint' | 'state'>, { snapshot }: Miss): CompiledModule {
    const module = { ...compiled, ...this.#fingerprints.afterCompiling(snapshot, compiled) };
    this.#known.set(module.file, module);
    return module;
  }

  /**
   * Writes these modules to disk in place of all others, unless at most `tolerated` of them have
   * changed since. Returns a sentence and a fix if they could not be written.
   */
  save(modules: ReadonlyMap<string, CompiledModule>, tolerated: number): string | undefined {
    if (!this.#usesCache) return undefined;
    if (this.#saved && differences(modules, this.#saved) <= tolerated) return undefined;
    this.#saved = modules;
    this.#known = new Map(modules);
    const { settings } = this.#fingerprints;
    const fault = writeCacheFile(this.#packFile, serialize({ settings, modules }));
    return fault && warningFor(this.#packFile, fault);
  }
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

/** Detects whether files have changed since they were compiled. */
class Fingerprints {
  /** The folder of pages. */
  readonly #folder: string;
  /** Hash of everything that affects all compiled modules. */
  readonly settings: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.settings = hashOfFiles(compilerFilesOf(folder))
      .update(JSON.stringify([compiledForm, ...compilerVersions]))
      .digest('base64');
  }

  /** Reads the file unless its stats are the same as when `known` was compiled. */
  read(file: string, known: CompiledModule | undefined): FileSnapshot {
    const stats = this.#statsOf(file);
    const composed = known ? composedBy(known) : [];
    const isUntouched = known && composed.length === 0 && known.state === stats.stats;
    return {
      fingerprint: isUntouched ? known.fingerprint : this.#hashOf(file, composed),
      ...stats,
    };
  }

  /** The record of a compiled module. Empty if its file changed between reading and compiling. */
  afterCompiling(
    { stats, ...snapshot }: FileSnapshot,
    module: Pick<CompiledModule, 'file' | 'imports'>,
  ): Pick<CompiledModule, 'fingerprint' | 'state'> {
    if (this.#statsOf(module.file).stats !== stats) return { fingerprint: '', state: '' };
    const composed = composedBy(module);
    if (composed.length === 0) return snapshot;
    return { fingerprint: this.#hashOf(module.file, composed), state: snapshot.state };
  }

  #statsOf(file: string): { readonly stats: string; readonly state: string } {
    if (isMarkdownList(file)) {
      const stats = markdownFilesOf(file, this.#folder).join('\n');
      return { stats, state: stats };
    }
    const path = join(this.#folder, file);
    const { lines, isSettled } = createFileStats([path], Date.now());
    const stats = lines.join().slice(path.length);
    return { stats, state: isSettled ? stats : '' };
  }

  #hashOf(file: string, composed: readonly string[]): string {
    const hash = createHash('sha1').update(`${this.settings}\0${file}\0`);
    if (isMarkdownList(file)) hash.update(this.#statsOf(file).stats);
    for (const path of [file, ...composed]) hash.update(contentsOf(join(this.#folder, path)));
    return hash.digest('base64');
  }
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
