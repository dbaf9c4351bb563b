import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { configFilesOf } from '../core/files/config-files.ts';
import { createFileStats } from '../core/files/file-stats.ts';
import { writeCacheFile } from '../core/files/write-cache-file.ts';
import { hashOfLines } from '../core/hash.ts';
import type { Problem, Report } from '../core/problems/problem.ts';
import type { SiteOptions } from './site-options.ts';

/** What a bundler made, and the files that it read for it, absolute. */
interface Bundled {
  readonly inputs: readonly string[];
}

export interface ToBundle {
  /** What is bundled. */
  readonly kind: string;
  /** The folder of pages. */
  readonly folder: string;
  /** All that a bundle depends on besides its files. */
  readonly key: unknown;
}

/** What is taken over from earlier commands, and by which generator it was made. */
export type Remembering = Pick<SiteOptions, 'cacheFolder' | 'remembers' | 'proofreaderFile'>;

interface BundleRecord<Result> {
  readonly key: string;
  /** How the files stood that it was made of. */
  readonly state: string;
  readonly result: Result;
}

/** What an earlier command bundled of the same files, told the same; else what is bundled now, for the next. */
export async function rememberBundle<Result extends Bundled | undefined>(
  { cacheFolder, remembers, proofreaderFile }: Remembering,
  { kind, folder, key: told }: ToBundle,
  report: Report,
  bundle: (report: Report) => Promise<Result>,
): Promise<Result> {
  if (remembers === false || proofreaderFile === undefined) return bundle(report);
  const start = Date.now();
  const key = hashOfLines([JSON.stringify([proofreaderFile, folder, told])]);
  const statesOf = ({ inputs }: Bundled) =>
    createFileStats([...inputs, ...configFilesOf(folder)], start);
  const file = join(cacheFolder, 'bundles', `${kind}-${hashOfLines([folder]).slice(0, 16)}`);
  const known = read<Result>(file, key);
  if (known?.result && statesOf(known.result).lines.join('\n') === known.state) return known.result;
  const problems: Problem[] = [];
  const result = await bundle((problem) => {
    problems.push(problem);
    report(problem);
  });
  if (!result || problems.length > 0) return result;
  const { lines, isSettled } = statesOf(result);
  const record: BundleRecord<Result> = { key, state: lines.join('\n'), result };
  if (isSettled) writeCacheFile(file, serialize(record));
  return result;
}

function read<Result>(file: string, key: string): BundleRecord<Result> | undefined {
  try {
    const record: BundleRecord<Result> = deserialize(readFileSync(file));
    return record.key === key ? record : undefined;
  } catch {
    return undefined;
  }
}
