import { join } from 'node:path';
import { writeCacheFile } from '../../core/files/write-cache-file.ts';
import { hashOfLines } from '../../core/hash.ts';
import type { CompiledModule, MissReason } from '../compile/compiled-module.ts';
import { createFingerprints, type FileSnapshot } from './fingerprints.ts';
import { createPack, type ModulePack, openPack, packFormat } from './pack-file.ts';

export interface Miss {
  readonly reason: MissReason;
  readonly snapshot: FileSnapshot;
}

/** The compiled modules of one site, kept from one command to the next. */
export interface ModuleStore {
  /** The module if it was compiled from the file's present text, or why there is none. */
  readonly lookUp: (file: string) => CompiledModule | Miss;
  readonly add: (
    module: Omit<CompiledModule, 'fingerprint' | 'state' | 'reason'>,
    code: string,
    miss: Miss,
  ) => CompiledModule;
  readonly codeOf: (file: string) => string;
  /** The last pack, with those of these modules that have changed since. Undefined if a new pack is due. */
  readonly sincePack: (modules: ReadonlyMap<string, CompiledModule>) => PackedModules | undefined;
  /** Packs these modules, drops all others, and writes the pack to disk if it has changed. */
  readonly save: (modules: ReadonlyMap<string, CompiledModule>) => SavedPack;
}

export interface SavedPack {
  readonly pack: ModulePack;
  /** A sentence and a fix, if the pack could not be written to disk. */
  readonly warning?: string | undefined;
}

/** Modules for another thread: those of a pack, and newer ones. */
export interface PackedModules {
  readonly pack: ModulePack;
  readonly newer: readonly NewerModule[];
}

export interface NewerModule {
  readonly module: CompiledModule;
  readonly code: string;
}

/** Packing them takes 20 ms for each 1,000 modules of a site, and a disk write of 3 MB. */
const maxNewerModules = 100;

interface StoreOptions {
  /** The folder of pages. */
  readonly folder: string;
  readonly cacheFolder: string;
  /** False to reuse nothing from earlier commands, and to leave nothing for later ones. */
  readonly usesCache?: boolean | undefined;
}

export function isMiss(found: CompiledModule | Miss): found is Miss {
  return 'snapshot' in found;
}

export function openStore({ folder, cacheFolder, usesCache }: StoreOptions): ModuleStore {
  const packFile = moduleCacheFile(cacheFolder, folder, `${packFormat}.pack`);
  const fingerprints = createFingerprints(folder);
  const { settings } = fingerprints;
  let pack = usesCache === false ? undefined : tryOpen(packFile);
  const hasSameSettings = pack?.settings === settings;
  const known = new Map<string, CompiledModule>(hasSameSettings ? pack?.modules : []);
  const reasonIfUnknown = missReason(usesCache, pack, hasSameSettings);
  /** Code that was compiled since the pack was made. */
  const unsaved = new Map<string, string>();
  let isCurrent = hasSameSettings;

  const lookUp: ModuleStore['lookUp'] = (file) => {
    const module = known.get(file);
    const snapshot = fingerprints.read(file, module);
    if (!module) return { reason: reasonIfUnknown, snapshot };
    if (module.fingerprint !== snapshot.fingerprint) return { reason: changeOf(file), snapshot };
    return module.state === snapshot.state ? module : { ...module, state: snapshot.state };
  };
  const add: ModuleStore['add'] = (compiled, code, { reason, snapshot }) => {
    const module = { ...compiled, reason, ...fingerprints.afterCompiling(snapshot, compiled) };
    known.set(module.file, module);
    unsaved.set(module.file, code);
    return module;
  };
  const codeOf: ModuleStore['codeOf'] = (file) => unsaved.get(file) ?? pack?.codeOf(file) ?? '';
  const sincePack: ModuleStore['sincePack'] = (modules) =>
    pack && isCurrent ? compare(pack, modules, codeOf) : undefined;
  const save: ModuleStore['save'] = (modules) => {
    const isSaved = pack?.modules.size === modules.size && sincePack(modules)?.newer.length === 0;
    if (pack && isSaved && unsaved.size === 0) return { pack };
    pack = createPack(settings, modules, codeOf);
    isCurrent = true;
    unsaved.clear();
    known.clear();
    for (const [file, module] of modules) known.set(file, module);
    const fault = usesCache === false ? undefined : writeCacheFile(packFile, pack.bytes);
    return { pack, ...(fault && { warning: warningFor(packFile, fault) }) };
  };
  return { lookUp, add, codeOf, sincePack, save };
}

/** A file with something about all modules of one site. */
export function moduleCacheFile(cacheFolder: string, folder: string, ending: string): string {
  return join(cacheFolder, 'modules', `${hashOfLines([folder]).slice(0, 16)}.${ending}`);
}

function warningFor(packFile: string, fault: string): string {
  return [
    `${packFile} cannot be written (${fault}): the next command compiles all pages again.`,
    '  Free some disk space, or give this user write permission there.',
  ].join('\n');
}

function changeOf(file: string): MissReason {
  return file.endsWith('.module.css')
    ? 'a class or a composed style sheet has changed'
    : 'the text has changed';
}

function missReason(
  usesCache: boolean | undefined,
  pack: ModulePack | undefined,
  hasSameSettings: boolean,
): MissReason {
  if (usesCache === false) return 'the cache is turned off';
  if (!pack) return 'nothing was stored for this site';
  return hasSameSettings
    ? 'the store has no module with this name'
    : 'the compiler, tsconfig.json, or package.json has changed';
}

function tryOpen(packFile: string): ModulePack | undefined {
  try {
    return openPack(packFile);
  } catch {
    return undefined;
  }
}

function compare(
  pack: ModulePack,
  modules: ReadonlyMap<string, CompiledModule>,
  codeOf: ModuleStore['codeOf'],
): PackedModules | undefined {
  const changed = [...modules.values()].filter((module) => !holds(pack, module));
  if (changed.length > maxNewerModules) return undefined;
  return { pack, newer: changed.map((module) => ({ module, code: codeOf(module.file) })) };
}

function holds(pack: ModulePack, { file, fingerprint, state, imports }: CompiledModule): boolean {
  const packed = pack.modules.get(file);
  return (
    packed?.fingerprint === fingerprint && packed.state === state && packed.imports === imports
  );
}
