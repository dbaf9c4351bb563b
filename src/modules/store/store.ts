import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pruneOldFiles } from '../../core/files/prune-old-files.ts';
import { hashOfLines } from '../../core/hash.ts';
import type { CompiledModule, ImportTarget, MissReason } from '../compile/compiled-module.ts';
import { createFingerprints, type FileSnapshot } from './fingerprints.ts';
import { createPack, type ModulePack, openPack, type PackWriter } from './pack-file.ts';

export interface Miss {
  readonly reason: MissReason;
  readonly snapshot: FileSnapshot;
}

/** Compiled modules of one site, kept from one command to the next. */
export interface ModuleStore {
  /** One for each site. It holds what was saved. */
  readonly packFile: string;
  /** Import targets that an earlier command found, as long as settings and packages are the same. */
  readonly targets: Readonly<Record<string, ImportTarget>>;
  /** The module as it was compiled from this text, or why there is none. */
  readonly lookUp: (file: string) => CompiledModule | Miss;
  readonly add: (
    module: Omit<CompiledModule, 'fingerprint' | 'state' | 'reason'>,
    code: string,
    miss: Miss,
  ) => CompiledModule;
  /** Code of a module that was saved, or was added by a store that `keepsCode`. */
  readonly codeOf: (file: string) => string;
  /** Writes the pack unless it holds exactly these modules. All others are forgotten. */
  readonly save: (
    modules: ReadonlyMap<string, CompiledModule>,
    targets: Readonly<Record<string, ImportTarget>>,
  ) => void;
  readonly close: () => void;
}

export interface StoreOptions {
  /** The folder of pages. */
  readonly folder: string;
  readonly cacheFolder: string;
  /** False if nothing may be reused from earlier commands, nor left for later ones. */
  readonly remembers?: boolean | undefined;
  /** Whether code can be read before it is saved. */
  readonly keepsCode?: boolean | undefined;
}

export function isMiss(found: CompiledModule | Miss): found is Miss {
  return 'snapshot' in found;
}

export function openStore(options: StoreOptions): ModuleStore {
  const { folder, remembers, keepsCode } = options;
  const packFile = packFileOf(options);
  const freshFile = `${packFile}.${process.pid}`;
  const fingerprints = createFingerprints(folder);
  const { settings, packages } = fingerprints;
  let pack = remembers === false ? undefined : tryOpen(packFile);
  const isSame = pack?.settings === settings;
  const known = new Map<string, CompiledModule>(isSame ? pack?.modules : []);
  const targets = isSame && pack?.packages === packages ? pack.targets : {};
  const whenUnknown = unknownReason(remembers, pack, isSame);
  const unsaved = new Map<string, string>();
  let isCurrent = isSame;
  let writer: PackWriter | undefined;

  const lookUp: ModuleStore['lookUp'] = (file) => {
    const module = known.get(file);
    const snapshot = fingerprints.read(file, module);
    if (!module) return { reason: whenUnknown, snapshot };
    if (module.fingerprint !== snapshot.fingerprint) return { reason: changeOf(file), snapshot };
    return module.state === snapshot.state ? module : { ...module, state: snapshot.state };
  };
  const add: ModuleStore['add'] = (compiled, code, { reason, snapshot }) => {
    const module = { ...compiled, reason, ...fingerprints.afterCompiling(snapshot, compiled) };
    writer ??= startPack(freshFile);
    writer.add(module, Buffer.from(code));
    known.set(module.file, module);
    if (keepsCode) unsaved.set(module.file, code);
    return module;
  };
  const codeOf: ModuleStore['codeOf'] = (file) => {
    const code = unsaved.get(file);
    if (code !== undefined) return code;
    const module = pack?.modules.get(file);
    if (!pack || !module) throw new Error(`${packFile} has no code of ${file}.`);
    return pack.read(module).toString('utf8');
  };
  const save: ModuleStore['save'] = (modules, found) => {
    if (!writer && isCurrent && pack && holds(pack, modules)) return;
    const fresh = writer ?? startPack(freshFile);
    writer = undefined;
    try {
      if (pack) copyCode(pack, fresh, modules);
      const index = fresh.finish({ settings, packages, targets: found }, modules);
      pack?.close();
      // Before another process may put its own in this place.
      pack = openPack(freshFile, index);
      renameSync(freshFile, packFile);
      pruneOldFiles(dirname(packFile));
      isCurrent = true;
      known.clear();
      for (const [file, module] of modules) known.set(file, module);
      unsaved.clear();
    } finally {
      fresh.close();
    }
  };
  const close = (): void => {
    writer?.close();
    pack?.close();
    rmSync(freshFile, { force: true });
    if (remembers === false) rmSync(packFile, { force: true });
  };
  return { packFile, targets, lookUp, add, codeOf, save, close };
}

function changeOf(file: string): MissReason {
  return file.endsWith('.module.css')
    ? 'a class or a composed style sheet has changed'
    : 'the text has changed';
}

function unknownReason(
  remembers: boolean | undefined,
  pack: ModulePack | undefined,
  isSame: boolean,
): MissReason {
  if (remembers === false) return 'the cache is turned off';
  if (!pack) return 'nothing was stored for this site';
  return isSame
    ? 'no module was stored under this name'
    : 'the compiler, tsconfig.json, or package.json has changed';
}

/** Without a cache each process has a pack of its own, and removes it. */
function packFileOf({ folder, cacheFolder, remembers }: StoreOptions): string {
  const site = hashOfLines([folder]).slice(0, 16);
  const name = remembers === false ? `${site}-${process.pid}` : site;
  return join(cacheFolder, 'modules', `${name}.pack`);
}

function tryOpen(packFile: string): ModulePack | undefined {
  try {
    return openPack(packFile);
  } catch {
    return undefined;
  }
}

function startPack(file: string): PackWriter {
  mkdirSync(dirname(file), { recursive: true });
  return createPack(file);
}

/** Of modules that were not compiled again. */
function copyCode(
  pack: ModulePack,
  fresh: PackWriter,
  modules: ReadonlyMap<string, CompiledModule>,
): void {
  for (const module of modules.values()) {
    const packed = fresh.has(module.file) ? undefined : pack.modules.get(module.file);
    if (packed) fresh.add(module, pack.read(packed));
  }
}

function holds(pack: ModulePack, modules: ReadonlyMap<string, CompiledModule>): boolean {
  if (pack.modules.size !== modules.size) return false;
  return [...modules].every(([file, { fingerprint, state, imports }]) => {
    const packed = pack.modules.get(file);
    return (
      packed?.fingerprint === fingerprint && packed.state === state && packed.imports === imports
    );
  });
}
