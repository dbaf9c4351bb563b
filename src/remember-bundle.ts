import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { BrowserBundlers } from './bundle-for-browser.ts';
import { fileStates } from './file-states.ts';
import { keepInCache } from './keep-in-cache.ts';
import { hashOfLines } from './model/hash-of-lines.ts';
import type { Problem, Report } from './model/problem.ts';
import type { SiteOptions } from './model/site-options.ts';
import { settingsOf } from './settings-above.ts';
import { bundleClient } from './stages/bundle-client.ts';
import { bundleStyles } from './stages/bundle-styles.ts';

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
  if (remembers === false || proofreaderFile === undefined) return { bundleStyles, bundleClient };
  const site = hashOfLines([pages, proofreaderFile]).slice(0, 16);
  const fileOf = (kind: string): string => join(cacheFolder, 'bundles', `${kind}-${site}`);
  return cachedBundlers({
    get: (kind) => readRecord(fileOf(kind)),
    set: (kind, record) => keepInCache(fileOf(kind), serialize(record)),
    isTrusting: false,
  });
}

function cachedBundlers(cache: BundleCache): BrowserBundlers {
  return {
    bundleStyles: (key, report) => {
      const bundle = (hear: Report) => bundleStyles(key, hear);
      return cached(cache, { kind: 'styles', folder: key.folder, key }, report, bundle);
    },
    bundleClient: (key, report) => {
      const bundle = (hear: Report) => bundleClient(key, hear);
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
  const statesOf = ({ inputs }: Bundled) => fileStates([...inputs, ...settingsOf(folder)], start);
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
