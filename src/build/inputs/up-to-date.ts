import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { readCacheFile } from '../../core/files/read-cache-file.ts';
import { isWithin, stagingFolders } from '../../core/files/staging-folders.ts';
import { pruneOldFiles, writeCacheFile } from '../../core/files/write-cache-file.ts';
import { hashOfLines } from '../../core/hash.ts';
import { readSiteFiles } from '../../output/site-files.ts';
import type { BuildSummary } from '../run.ts';
import type { BuildRequest, InputSnapshot } from './input-snapshot.ts';

/** The inputs and outputs of the last build. */
interface BuildRecord {
  /** Fingerprint of the options and of every file that was read. */
  readonly inputs: string;
  readonly externalFiles: readonly string[];
  /** Fingerprint of every file that was written. */
  readonly output: string;
  readonly summary: Omit<BuildSummary, 'reuse' | 'notRepeatable'>;
}

/** The summary of the last build into this folder, if a new build would have the same inputs and its output is untouched. */
export function findUpToDateBuild(
  request: BuildRequest,
  fingerprintOf: InputSnapshot,
): BuildSummary | undefined {
  const { lock, next, ready, previous } = stagingFolders(request.out);
  if ([lock, next, ready, previous].some((path) => existsSync(path))) return undefined;
  const record = readCacheFile(recordFile(request), parseRecord);
  if (!record || record.output !== outputFingerprint(request.out)) return undefined;
  const inputs = fingerprintOf(record.externalFiles);
  return inputs === record.inputs ? { ...record.summary, isUnchanged: true } : undefined;
}

export function recordBuild(
  request: BuildRequest,
  fingerprintOf: InputSnapshot,
  files: readonly string[],
  { reuse: _, ...summary }: BuildSummary,
): void {
  const { pages, out } = request;
  const externalFiles = files.filter((file) => !isWithin(file, pages)).sort();
  const inputs = fingerprintOf(externalFiles);
  const output = outputFingerprint(out);
  if (inputs === undefined || output === undefined) return;
  const record: BuildRecord = { inputs, externalFiles, output, summary };
  writeCacheFile(recordFile(request), JSON.stringify(record));
  // A build that was killed may have left temporary files.
  pruneOldFiles(request.cacheFolder);
}

function recordFile({ cacheFolder, out }: BuildRequest): string {
  return join(cacheFolder, 'built', `${hashOfLines([out]).slice(0, 16)}.json`);
}

const parseRecord = (text: Buffer): BuildRecord => JSON.parse(String(text));

/** Undefined if there is no site, or if one of its files is missing. */
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
