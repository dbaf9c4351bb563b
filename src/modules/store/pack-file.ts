import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { CompiledModule } from '../compile/compiled-module.ts';
import { joinWithIndex, readIndex } from './indexed-bytes.ts';

/** A module, and the position of its code in bytes. */
interface PackedModule extends CompiledModule {
  readonly start: number;
  readonly end: number;
}

/** Compiled modules with their code. */
export interface ModulePack {
  /** Hash of everything that affects all compiled modules. */
  readonly settings: string;
  readonly modules: ReadonlyMap<string, CompiledModule>;
  /** Throws if the pack has no such module. */
  readonly codeOf: (file: string) => string;
  /** The contents of the file, in memory that threads can share. */
  readonly bytes: Buffer;
}

/** Part of the file's name. Raise it whenever packs are written in another form. */
export const packFormat = 3;

export function createPack(
  settings: string,
  modules: ReadonlyMap<string, CompiledModule>,
  codeOf: (file: string) => string,
): ModulePack {
  const parts: Buffer[] = [];
  let end = 0;
  const packed = [...modules.values()].map((module): PackedModule => {
    const code = Buffer.from(codeOf(module.file));
    const start = end;
    end += code.length;
    parts.push(code);
    return { ...module, start, end };
  });
  const index = { settings, modules: packed };
  return toPack(joinWithIndex(parts, index, sharedBuffer), index);
}

/** Throws if there is no pack, or if it is damaged. */
export function openPack(path: string): ModulePack {
  const descriptor = openSync(path, 'r');
  try {
    const bytes = sharedBuffer(fstatSync(descriptor).size);
    readSync(descriptor, bytes);
    return parsePack(bytes);
  } finally {
    closeSync(descriptor);
  }
}

/** `memory` is the `bytes` of a pack, possibly of another thread. Throws if it is damaged. */
export function parsePack(memory: Uint8Array): ModulePack {
  const bytes = Buffer.from(memory.buffer, memory.byteOffset, memory.byteLength);
  return toPack(
    bytes,
    readIndex(bytes.length, (start, end) => bytes.subarray(start, end)),
  );
}

interface PackIndex extends Pick<ModulePack, 'settings'> {
  readonly modules: readonly PackedModule[];
}

function toPack(bytes: Buffer, index: PackIndex): ModulePack {
  const modules = new Map(index.modules.map((module) => [module.file, module]));
  const codeOf = (file: string): string => {
    const module = modules.get(file);
    if (!module) throw new Error(`The module store has no code of ${file}.`);
    return bytes.toString('utf8', module.start, module.end);
  };
  return { settings: index.settings, modules, codeOf, bytes };
}

function sharedBuffer(length: number): Buffer {
  return Buffer.from(new SharedArrayBuffer(length));
}
