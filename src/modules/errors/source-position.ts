import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { compileOptions, outputFolder } from '../compile/compile-options.ts';

/** Counted from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

const maps = new Map<string, SourceMap | undefined>();

/** The source position of a position in compiled code. Compiles the file again with a source map, which only errors need. */
export function sourcePosition(
  file: string,
  folder: string,
  place: Position,
): Position | undefined {
  const key = `${folder}\0${file}`;
  const map = maps.has(key) ? maps.get(key) : mapOf(file, folder);
  maps.set(key, map);
  // The file may have changed before the next build.
  setImmediate(() => maps.delete(key));
  const entry = map?.findEntry(place.line - 1, place.column - 1);
  return entry && 'originalLine' in entry
    ? { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
    : undefined;
}

function mapOf(file: string, folder: string): SourceMap | undefined {
  for (const format of ['cjs', 'esm'] as const)
    try {
      const { outputFiles } = buildSync({
        ...compileOptions,
        format,
        entryPoints: [{ in: join(folder, file), out: 'module' }],
        absWorkingDir: folder,
        outdir: outputFolder,
        sourcemap: 'external',
        sourcesContent: false,
      });
      const text = outputFiles.find(({ path }) => path.endsWith('.map'))?.text;
      return text === undefined ? undefined : new SourceMap(JSON.parse(text));
    } catch {
      // CommonJS has no top-level await.
    }
  return undefined;
}
