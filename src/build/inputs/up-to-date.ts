import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pruneOldFiles } from '../../core/files/prune-old-files.ts';
import { isWithin, stagingFolders } from '../../core/files/staging-folders.ts';
import { writeCacheFile } from '../../core/files/write-cache-file.ts';
import { hashOfLines } from '../../core/hash.ts';
import { readSiteFiles } from '../../output/read-site-files.ts';
import type { BuildSummary } from '../run.ts';
import type { BuildRequest, InputSnapshot } from './input-snapshot.ts';

/** What a build that changed nothing would find as it left it. */
interface BuildRecord {
  /** Of all that it was told, and of every file that it read. */
  readonly read: string;
  /** Files that it read elsewhere. */
  readonly elsewhere: readonly string[];
  /** Of every file that it wrote. */
  readonly written: string;
  readonly summary: Omit<BuildSummary, 'reuse'>;
}

/**
 * What came of the last build into this folder, where another would come to the same: it is told
 * the same, no file that it would read was touched, and what it wrote is still there.
 */
export function findUpToDateBuild(
  request: BuildRequest,
  before: InputSnapshot,
): BuildSummary | undefined {
  const { lock, next, ready, previous } = stagingFolders(request.out);
  if ([lock, next, ready, previous].some((path) => existsSync(path))) return undefined;
  const record = readRecord(fileOf(request));
  if (!record || record.written !== outputFingerprint(request.out)) return undefined;
  const state = before.with(record.elsewhere);
  return state === record.read ? { ...record.summary, isUnchanged: true } : undefined;
}

/** Remembers a build. */
export function recordBuild(
  request: BuildRequest,
  before: InputSnapshot,
  elsewhere: readonly string[],
  { reuse: _, ...summary }: BuildSummary,
): void {
  const { pages, out } = request;
  const list = [...elsewhere].filter((file) => !isWithin(file, pages)).sort();
  const read = before.with(list);
  const written = outputFingerprint(out);
  if (read === undefined || written === undefined) return;
  const record: BuildRecord = { read, elsewhere: list, written, summary };
  writeCacheFile(fileOf(request), JSON.stringify(record));
  // What was imported is left there by a build that is killed in between.
  pruneOldFiles(request.cacheFolder);
}

function fileOf({ cacheFolder, out }: BuildRequest): string {
  return join(cacheFolder, 'built', `${hashOfLines([out]).slice(0, 16)}.json`);
}

function readRecord(file: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Nothing where there is no site, or a file of it is gone. */
function outputFingerprint(out: string): string | undefined {
  try {
    const { made } = readSiteFiles(out);
    return hashOfLines(
      [...made].map((path) => {
        const { size, mtimeMs } = lstatSync(`${out}/${path}`);
        return `${path} ${size} ${mtimeMs}`;
      }),
    );
  } catch {
    return undefined;
  }
}
