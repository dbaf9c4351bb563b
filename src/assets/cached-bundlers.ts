import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { readCacheFile, writeCacheFile } from '../core/files/cache-files.ts';
import { configFilesOf } from '../core/files/config-files.ts';
import { createFileStats } from '../core/files/file-stats.ts';
import type { OutputFile } from '../core/files/output-files.ts';
import type { Problem, Report } from '../core/problem.ts';
import { hashOfLines } from '../core/values.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { bundleClientScripts } from './scripts/client-scripts.ts';
import { bundleDevelopmentReact } from './scripts/development-react.ts';
import { bundleStyleSheets } from './style-sheets.ts';

/** The bundlers of style sheets and client scripts, or cached forms of them. */
export interface AssetBundlers {
  readonly bundleStyles: typeof bundleStyleSheets;
  readonly bundleClient: typeof bundleClientScripts;
}

/** A bundler's result, with the absolute paths of all files that it read. */
interface Bundled {
  readonly inputs: readonly string[];
}

interface BundleRecord {
  /** Hash of everything that the bundle depends on besides its files. */
  readonly key: string;
  /** The stats of its files. */
  readonly state: string;
  readonly result: unknown;
}

/** Keeps bundles on disk for the next command, or in memory for the next rebuild. */
interface BundleCache {
  /** The folder of pages. */
  readonly folder: string;
  readonly get: (kind: string) => BundleRecord | undefined;
  readonly set: (kind: string, record: BundleRecord) => void;
  /** Whether files may have been written just before a bundle was made. */
  readonly trustsRecentFiles: boolean;
}

/** Makes a bundle from some parameters. */
type Bundler<Parameters, Result> = (parameters: Parameters, report: Report) => Promise<Result>;

/** For `site watch`: browsers get React's development build. */
export function cachedInMemory(folder: string): AssetBundlers {
  const records = new Map<string, BundleRecord>();
  let react: Promise<OutputFile> | undefined;
  const cache: BundleCache = {
    ...{ folder, trustsRecentFiles: true },
    get: (kind) => records.get(kind),
    set: (kind, record) => records.set(kind, record),
  };
  const bundleClient: AssetBundlers['bundleClient'] = (options, report) => {
    const developmentReact = () => (react ??= bundleDevelopmentReact(options.generatorFolder));
    return bundleClientScripts({ ...options, developmentReact }, report);
  };
  return cachedBundlers(cache, bundleClient);
}

/** For all other commands. Another version of the generator has another `compiledFolder`. */
export function cachedOnDisk({
  pages,
  cacheFolder,
  usesCache,
  compiledFolder,
}: SiteOptions): AssetBundlers {
  if (usesCache === false || compiledFolder === undefined)
    return { bundleStyles: bundleStyleSheets, bundleClient: bundleClientScripts };
  const site = hashOfLines([pages, compiledFolder]).slice(0, 16);
  const fileOf = (kind: string): string => join(cacheFolder, 'bundles', `${kind}-${site}`);
  const cache: BundleCache = {
    ...{ folder: pages, trustsRecentFiles: false },
    get: (kind) => readCacheFile<BundleRecord>(fileOf(kind), deserialize),
    set: (kind, record) => writeCacheFile(fileOf(kind), serialize(record)),
  };
  return cachedBundlers(cache, bundleClientScripts);
}

function cachedBundlers(
  cache: BundleCache,
  bundleClient: AssetBundlers['bundleClient'],
): AssetBundlers {
  return {
    bundleStyles: withCache('styles', bundleStyleSheets, cache),
    bundleClient: withCache('client', bundleClient, cache),
  };
}

/** Returns the cached result if parameters and files are the same. Results with problems are not cached. */
function withCache<Parameters, Result extends Bundled>(
  kind: string,
  bundle: Bundler<Parameters, Result>,
  { folder, get, set, trustsRecentFiles }: BundleCache,
): Bundler<Parameters, Result> {
  return async (parameters, report) => {
    const start = Date.now();
    const key = hashOfLines([JSON.stringify([folder, parameters])]);
    const statsOf = ({ inputs }: Bundled) =>
      createFileStats([...inputs, ...configFilesOf(folder)], start);
    const record = get(kind);
    if (record?.key === key) {
      const { result } = record as { readonly result: Result };
      if (statsOf(result).lines.join('\n') === record.state) return result;
    }
    const problems: Problem[] = [];
    const result = await bundle(parameters, (problem) => {
      problems.push(problem);
      report(problem);
    });
    const { lines, newest, isSettled } = statsOf(result);
    const isCertain = isSettled || (trustsRecentFiles && newest < start);
    if (problems.length === 0 && isCertain) set(kind, { key, state: lines.join('\n'), result });
    return result;
  };
}
