import { existsSync, lstatSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileIn } from '../../core/files/file-stats.ts';
import { isWithin } from '../../core/files/paths.ts';
import { parseJson, readCacheFile } from '../../core/files/read-cache-file.ts';
import { stagingFolders } from '../../core/files/staging-folders.ts';
import { pruneOldFiles, writeCacheFile } from '../../core/files/write-cache-file.ts';
import { hashOfLines } from '../../core/hash.ts';
import { listSome } from '../../core/text/list-some.ts';
import { readSiteFiles } from '../../output/site-files.ts';
import type { BuildSummary } from '../run.ts';
import {
  type BuildInputs,
  type BuildRequest,
  type InputSnapshot,
  snapshotInputs,
  tooRecent,
} from './input-snapshot.ts';

/** The inputs and outputs of the last build. */
interface BuildRecord {
  readonly inputs: BuildInputs;
  readonly externalFiles: readonly string[];
  /** Fingerprint of every file that was written. */
  readonly output: string;
  readonly summary: Omit<BuildSummary, 'reuse' | 'notRepeatable' | 'reason'>;
}

/** The last build into the same folder, if a new one would write the same; otherwise what has changed. */
type LastBuild =
  | { readonly summary: BuildSummary }
  /** `reason` completes "because …". Without `inputs`, this build cannot be recorded either. */
  | { readonly reason: string; readonly inputs?: InputSnapshot };

export async function compareWithLastBuild(request: BuildRequest): Promise<LastBuild> {
  const inputs = await snapshotInputs(request);
  if (typeof inputs === 'string') return { reason: inputs };
  const { lock, next, ready, previous } = stagingFolders(request.out);
  if ([lock, next, ready, previous].some((path) => existsSync(path)))
    return { inputs, reason: 'another build is writing the folder, or one was interrupted' };
  const record = readCacheFile<BuildRecord>(lastBuildFile(request), parseJson);
  if (!record) return { inputs, reason: 'there is no record of an earlier build into this folder' };
  if (record.output !== outputFingerprint(request.out))
    return { inputs, reason: 'the files in the output folder have changed' };
  const now = inputs(record.externalFiles);
  if (!now) return { inputs, reason: tooRecent };
  const reason = changeBetween(record.inputs, now);
  return reason === undefined
    ? { summary: { ...record.summary, isUnchanged: true } }
    : { inputs, reason };
}

function changeBetween(before: BuildInputs, now: BuildInputs): string | undefined {
  for (const [name, value] of Object.entries(now.parameters))
    if (before.parameters[name] !== value) return `${name} has changed`;
  const [old, current] = [new Set(before.files), new Set(now.files)];
  const lines = [...current, ...old].filter((line) => !old.has(line) || !current.has(line));
  const files = [...new Set(lines.map((line) => relative('', fileIn(line))))];
  return files.length === 0 ? undefined : `files have changed: ${listSome(files)}`;
}

export function recordBuild(
  request: BuildRequest,
  snapshot: InputSnapshot,
  files: readonly string[],
  { reuse: _, ...summary }: BuildSummary,
): void {
  const { pages, out } = request;
  const externalFiles = files.filter((file) => !isWithin(file, pages)).sort();
  const inputs = snapshot(externalFiles);
  const output = outputFingerprint(out);
  if (inputs === undefined || output === undefined) return;
  const record: BuildRecord = { inputs, externalFiles, output, summary };
  writeCacheFile(lastBuildFile(request), JSON.stringify(record));
  // A build that was killed may have left temporary files.
  pruneOldFiles(request.cacheFolder);
}

function lastBuildFile({ cacheFolder, out }: BuildRequest): string {
  return join(cacheFolder, 'last-builds', `${hashOfLines([out]).slice(0, 16)}.json`);
}

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
