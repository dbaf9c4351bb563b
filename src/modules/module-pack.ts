import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import type { ImportedNames } from './imported-names.ts';

/** A module of a pack: how its code is found, and what is known of it without reading that. */
export interface PackedModule {
  readonly file: string;
  /** Of all that its code was made from. Empty where that is not certain. */
  readonly hash: string;
  /** How its file stood when that was compiled. Empty where it may have been written since without a trace. */
  readonly state: string;
  /** What it imports, by the names that it gives it, in order. */
  readonly imports: readonly string[];
  /** The names that it takes from each of them. */
  readonly names: ImportedNames;
  /** Where its code stands in the pack, in bytes. */
  readonly start: number;
  readonly length: number;
}

/** Compiled modules in one file of the disk: the memory holds no more of them than is asked for. */
export interface ModulePack {
  readonly modules: ReadonlyMap<string, PackedModule>;
  readonly read: (module: PackedModule) => Buffer;
  readonly close: () => void;
}

/** The codes, then the list of modules as JSON, then its length in bytes. */
const lengthBytes = 6;

/** Who reads a module is likely to read the next. */
const bytesAhead = 200_000;

/** Throws where there is no pack, or none that was written to its end. */
export function openPack(path: string): ModulePack {
  const descriptor = openSync(path, 'r');
  const at = (start: number, length: number): Buffer => {
    const bytes = Buffer.allocUnsafe(length);
    const count = readSync(descriptor, bytes, 0, length, start);
    if (count !== length) throw new Error(`${path} ends before it should.`);
    return bytes;
  };
  try {
    const { size } = fstatSync(descriptor);
    const length = at(size - lengthBytes, lengthBytes).readUIntLE(0, lengthBytes);
    const list: readonly PackedModule[] = JSON.parse(
      at(size - lengthBytes - length, length).toString('utf8'),
    );
    let ahead: { readonly start: number; readonly bytes: Buffer } = {
      start: 0,
      bytes: Buffer.alloc(0),
    };
    const read: ModulePack['read'] = ({ start, length }) => {
      const isAhead = start >= ahead.start && start + length <= ahead.start + ahead.bytes.length;
      if (!isAhead) {
        const count = Math.min(size - start, Math.max(length, bytesAhead));
        ahead = { start, bytes: at(start, count) };
      }
      return ahead.bytes.subarray(start - ahead.start, start - ahead.start + length);
    };
    return {
      modules: new Map(list.map((module) => [module.file, module])),
      read,
      close: () => closeSync(descriptor),
    };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

/** Writes a pack from its beginning to its end. */
export interface PackWriter {
  readonly add: (module: Omit<PackedModule, 'start' | 'length'>, code: Uint8Array) => void;
  /** Without it the file is no pack. */
  readonly finish: () => void;
  readonly close: () => void;
}

export function createPack(path: string): PackWriter {
  const descriptor = openSync(path, 'w');
  const modules: PackedModule[] = [];
  let end = 0;
  const write = (bytes: Uint8Array): void => {
    for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done);
    end += bytes.length;
  };
  return {
    add: (module, code) => {
      modules.push({ ...module, start: end, length: code.length });
      write(code);
    },
    finish: () => {
      const list = Buffer.from(JSON.stringify(modules));
      const length = Buffer.alloc(lengthBytes);
      length.writeUIntLE(list.length, 0, lengthBytes);
      write(list);
      write(length);
    },
    close: () => closeSync(descriptor),
  };
}
