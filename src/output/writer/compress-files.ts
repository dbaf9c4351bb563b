import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutputFile, WriteOutput } from '../../core/files/output-files.ts';

interface CompressFilesOptions {
  /** The paths of the new site's files. */
  readonly paths: readonly string[];
  /** The staging folder of the new site. */
  readonly next: string;
  /** The folder of the old site. */
  readonly out: string;
}

/** Compresses at the highest level, which hosts have no time for. Reuses the compressed forms of unchanged files. */
export async function compressFiles(
  { paths, next, out }: CompressFilesOptions,
  store: WriteOutput,
): Promise<void> {
  const remaining = paths.filter((path) => compressedPaths(path).length > 0)[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const path of remaining)
      for (const file of reuse(path, next, out) ?? (await compress(path, next))) store(file);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

const concurrency = 4;

/**
 * The paths of a file's compressed forms. Empty for formats that are already compressed, and for
 * hidden files, which only the host reads.
 */
export function compressedPaths(path: string): readonly string[] {
  const isCompressible =
    /\.(html|css|js|json|svg|txt|xml|ics|vcf|webmanifest)$/.test(path) &&
    !/^\.(?!well-known\/)/.test(path);
  return isCompressible ? ['br', 'gz'].map((extension) => `${path}.${extension}`) : [];
}

/** The old compressed forms of an unchanged file, which is hard-linked and so has the same inode. */
function reuse(path: string, next: string, out: string): readonly OutputFile[] | undefined {
  const old = lstatSync(join(out, path), { throwIfNoEntry: false });
  if (!old || old.ino !== lstatSync(join(next, path)).ino) return undefined;
  const compressed = compressedPaths(path);
  if (!compressed.every((file) => existsSync(join(out, file)))) return undefined;
  return compressed.map((file) => ({ path: file, contents: readFileSync(join(out, file)) }));
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
