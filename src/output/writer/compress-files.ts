import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutputFile, WriteOutput } from '../../core/files/output-file.ts';
import { compressedPaths } from './compressed-paths.ts';

export interface CompressFilesOptions {
  /** Of the files of the new site. */
  readonly paths: readonly string[];
  /** The new site, on its way to the disk. */
  readonly next: string;
  /** The site before. */
  readonly out: string;
}

/** A host has little time to compress what it sends; here there is all of it. What is unchanged was compressed before. */
export async function compressFiles(
  { paths, next, out }: CompressFilesOptions,
  store: WriteOutput,
): Promise<void> {
  const left = paths.filter((path) => compressedPaths(path).length > 0)[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const path of left)
      for (const file of reuse(path, next, out) ?? (await compress(path, next))) store(file);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const atOnce = 4;

/** A file that is the same as before has the same bytes in every form, on the same inode. */
function reuse(path: string, next: string, out: string): readonly OutputFile[] | undefined {
  const old = lstatSync(join(out, path), { throwIfNoEntry: false });
  if (!old || old.ino !== lstatSync(join(next, path)).ino) return undefined;
  const others = compressedPaths(path);
  if (!others.every((other) => existsSync(join(out, other)))) return undefined;
  return others.map((other) => ({ path: other, contents: readFileSync(join(out, other)) }));
}

async function compress(path: string, next: string): Promise<readonly OutputFile[]> {
  const contents = readFileSync(join(next, path));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(contents, { params }),
    promisify(gzip)(contents, { level: 9 }),
  ]);
  return [
    { path: `${path}.br`, contents: brotli },
    { path: `${path}.gz`, contents: gzipped },
  ];
}
