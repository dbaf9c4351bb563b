import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { bundleClientScripts } from '../../assets/client-scripts.ts';
import { bundleStyleSheets } from '../../assets/style-sheets.ts';
import { configFilesOf } from '../../core/files/config-files.ts';
import { createFileStats } from '../../core/files/file-stats.ts';
import { writeCacheFile } from '../../core/files/write-cache-file.ts';
import { hashOfLines } from '../../core/hash.ts';
import type { Problem, Report } from '../../core/problems/problem.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import type { BrowserBundlers } from './browser-assets.ts';

/** What a bundler made, and the files that it read for it, absolute. */
interface Bundled {
  readonly inputs: readonly string[];
}

interface BundleRecord {
  readonly key: string;
  /** How the files stood that it was made of. */
  readonly state: string;
  readonly result: unknown;
}

/** Where bundles are kept: on disk for the next command, or in memory for the next rebuild. */
interface BundleCache {
  readonly get: (kind: string) => BundleRecord | undefined;
  readonly set: (kind: string, record: BundleRecord) => void;
  /** Whether files that were written just before a bundle was made may be trusted. */
  readonly isTrusting: boolean;
}

interface ToBundle {
  /** What is bundled. */
  readonly kind: string;
  /** The folder of pages. */
  readonly folder: string;
  /** All that a bundle depends on besides its files. */
  readonly key: unknown;
}

/** Bundlers of what a browser reads that bundle once what is the same, for this process alone. */
export function bundlersInMemory(): BrowserBundlers {
  const records = new Map<string, BundleRecord>();
  return cachedBundlers({
    get: (kind) => records.get(kind),
    set: (kind, record) => records.set(kind, record),
    isTrusting: true,
  });
}

/** The same for all commands. `proofreaderFile` tells which generator made a bundle. */
export function rememberedBrowserBundlers({
  pages,
  cacheFolder,
  remembers,
  proofreaderFile,
}: SiteOptions): BrowserBundlers {
  if (remembers === false || proofreaderFile === undefined)
    return { bundleStyles: bundleStyleSheets, bundleClient: bundleClientScripts };
  const site = hashOfLines([pages, proofreaderFile]).slice(0, 16);
  const fileOf = (kind: string): string => join(cacheFolder, 'bundles', `${kind}-${site}`);
  return cachedBundlers({
    get: (kind) => readRecord(fileOf(kind)),
    set: (kind, record) => writeCacheFile(fileOf(kind), serialize(record)),
    isTrusting: false,
  });
}

function cachedBundlers(cache: BundleCache): BrowserBundlers {
  return {
    bundleStyles: (key, report) => {
      const bundle = (hear: Report) => bundleStyleSheets(key, hear);
      return cached(cache, { kind: 'styles', folder: key.folder, key }, report, bundle);
    },
    bundleClient: (key, report) => {
      const bundle = (hear: Report) => bundleClientScripts(key, hear);
      return cached(cache, { kind: 'client', folder: key.sources.folder, key }, report, bundle);
    },
  };
}

/** What was bundled of the same files, with the same parameters; else what is bundled now. */
async function cached<Result extends Bundled>(
  cache: BundleCache,
  { kind, folder, key: parameters }: ToBundle,
  report: Report,
  bundle: (report: Report) => Promise<Result>,
): Promise<Result> {
  const start = Date.now();
  const key = hashOfLines([JSON.stringify([folder, parameters])]);
  const statesOf = ({ inputs }: Bundled) =>
    createFileStats([...inputs, ...configFilesOf(folder)], start);
  const known = cache.get(kind);
  if (known?.key === key) {
    const { result } = known as { readonly result: Result };
    if (statesOf(result).lines.join('\n') === known.state) return result;
  }
  const problems: Problem[] = [];
  const result = await bundle((problem) => {
    problems.push(problem);
    report(problem);
  });
  const { lines, newest, isSettled } = statesOf(result);
  const isCertain = isSettled || (cache.isTrusting && newest < start);
  if (problems.length === 0 && isCertain) cache.set(kind, { key, state: lines.join('\n'), result });
  return result;
}

function readRecord(file: string): BundleRecord | undefined {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return undefined;
  }
}
