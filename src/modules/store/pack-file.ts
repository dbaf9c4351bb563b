import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import type { CompiledModule, ImportTarget } from '../compile/compiled-module.ts';

/** A module of a pack, and where its code is in the file, in bytes. */
export interface PackedModule extends CompiledModule {
  readonly start: number;
  readonly length: number;
}

/** What a pack holds besides code. */
export interface PackIndex {
  /** Hash of what all modules were compiled with. */
  readonly settings: string;
  /** Hash of what decides which files packages are. */
  readonly packages: string;
  readonly modules: readonly PackedModule[];
  /** Import targets that esbuild found. */
  readonly targets: Readonly<Record<string, ImportTarget>>;
}

/** Compiled modules in one file: only code that is asked for is held in memory. */
export interface ModulePack extends Omit<PackIndex, 'modules'> {
  readonly modules: ReadonlyMap<string, PackedModule>;
  readonly read: (module: PackedModule) => Buffer;
  readonly close: () => void;
}

/** The code of all modules, then the index as JSON, then its length in bytes. */
const lengthBytes = 6;

/** A reader of one module is likely to read the next. */
const bytesAhead = 200_000;

/** Throws if there is no pack, or if it was not written to its end. `written` is what its writer knows of it. */
export function openPack(path: string, written?: PackIndex): ModulePack {
  const descriptor = openSync(path, 'r');
  const at = (start: number, length: number): Buffer => {
    const bytes = Buffer.allocUnsafe(length);
    const count = readSync(descriptor, bytes, 0, length, start);
    if (count !== length) throw new Error(`${path} ends before it should.`);
    return bytes;
  };
  try {
    const { size } = fstatSync(descriptor);
    const index = written ?? readIndex(at, size);
    const modules = new Map(index.modules.map((module) => [module.file, module]));
    return { ...index, modules, read: readAhead(at, size), close: () => closeSync(descriptor) };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

type ReadAt = (start: number, length: number) => Buffer;

function readIndex(at: ReadAt, size: number): PackIndex {
  const length = at(size - lengthBytes, lengthBytes).readUIntLE(0, lengthBytes);
  return JSON.parse(at(size - lengthBytes - length, length).toString('utf8'));
}

function readAhead(at: ReadAt, size: number): ModulePack['read'] {
  let from = 0;
  let bytes: Buffer = Buffer.alloc(0);
  return ({ start, length }) => {
    if (start < from || start + length > from + bytes.length) {
      from = start;
      bytes = at(start, Math.min(size - start, Math.max(length, bytesAhead)));
    }
    return bytes.subarray(start - from, start - from + length);
  };
}

/** Writes a pack from its beginning to its end. */
export interface PackWriter {
  readonly has: (file: string) => boolean;
  readonly add: (module: CompiledModule, code: Uint8Array) => void;
  /** Lists these modules, which were added, as they are now. Without it the file is not a pack. */
  readonly finish: (
    index: Omit<PackIndex, 'modules'>,
    modules: ReadonlyMap<string, CompiledModule>,
  ) => PackIndex;
  readonly close: () => void;
}

/** Small writes are gathered. */
const bytesAtOnce = 1_000_000;

export function createPack(path: string): PackWriter {
  const descriptor = openSync(path, 'w');
  const places = new Map<string, Pick<PackedModule, 'start' | 'length'>>();
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let end = 0;
  const flush = (): void => {
    const bytes = Buffer.concat(waiting);
    for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done);
    waiting = [];
    waitingBytes = 0;
  };
  const write = (bytes: Uint8Array): void => {
    waiting.push(bytes);
    waitingBytes += bytes.length;
    end += bytes.length;
    if (waitingBytes >= bytesAtOnce) flush();
  };
  return {
    has: (file) => places.has(file),
    add: ({ file }, code) => {
      places.set(file, { start: end, length: code.length });
      write(code);
    },
    finish: (rest, modules) => {
      const packed = [...modules.values()].flatMap((module) => {
        const place = places.get(module.file);
        return place ? [{ ...module, ...place }] : [];
      });
      const index = { ...rest, modules: packed };
      const bytes = Buffer.from(JSON.stringify(index));
      const length = Buffer.alloc(lengthBytes);
      length.writeUIntLE(bytes.length, 0, lengthBytes);
      write(bytes);
      write(length);
      flush();
      return index;
    },
    close: () => closeSync(descriptor),
  };
}
