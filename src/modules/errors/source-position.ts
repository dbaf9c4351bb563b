import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { SourceMap as CompilerMap } from 'oxc-transform';
import { toEsm, toModule } from '../compile/script.ts';

/** Counted from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

const maps = new Map<string, readonly SourceMap[]>();

/** The source position of a position in compiled code. Compiles the file again with source maps, which only errors need. */
export function sourcePosition(
  file: string,
  folder: string,
  place: Position,
): Position | undefined {
  const key = `${folder}\0${file}`;
  const known = maps.get(key) ?? mapsOf(file, folder);
  maps.set(key, known);
  // The file may have changed before the next build.
  setImmediate(() => maps.delete(key));
  return known.reduce<Position | undefined>(positionBefore, place);
}

/** One map for each step of compiling, the last one first. */
function mapsOf(file: string, folder: string): readonly SourceMap[] {
  const esm = toEsm(file, readFileSync(join(folder, file), 'utf8'), true);
  const steps = [toModule(esm.code, true), esm];
  return steps.flatMap(({ map }) => (map ? [toSourceMap(map, file)] : []));
}

export function toSourceMap(map: CompilerMap, file: string): SourceMap {
  return new SourceMap({ sourcesContent: [], sourceRoot: '', ...map, file });
}

/** Undefined for code that the compiler added. */
export function positionBefore(place: Position | undefined, map: SourceMap): Position | undefined {
  const entry = place && map.findEntry(place.line - 1, place.column - 1);
  return entry && 'originalLine' in entry
    ? { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
    : undefined;
}
