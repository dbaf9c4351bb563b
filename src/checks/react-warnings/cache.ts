import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCacheFile } from '../../core/files/write-cache-file.ts';
import { hashOfLines } from '../../core/hash.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type PageSource, type Sources, siteFile } from '../../core/sources.ts';
import { isSheet } from '../../modules/compile/compiled-module.ts';
import { reachableFrom } from '../../modules/graph.ts';
import type { SiteModules } from '../../modules/pipeline.ts';
import { arePure } from '../../modules/runner/pure-packages.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { type ProofreadingThread, startProofreader } from './thread.ts';

/** Reads pages with the development build of React, in a thread of its own. */
export interface Proofreader {
  readonly proofread: (modules: SiteModules, sources: Sources) => Promise<readonly Problem[]>;
  readonly close: () => Promise<void>;
}

export interface RememberProofreadingOptions extends SiteOptions {
  /** `proofread-worker.ts`, compiled: another one has another name if its sources, a package or Node is another. */
  readonly proofreaderFile: string;
}

/** A proofreader that reads no page a second time in whose modules it found nothing. */
export function rememberProofreading(options: RememberProofreadingOptions): Proofreader {
  const { pages: folder, policy, base, proofreaderFile, remembers } = options;
  const { cacheFolder, generatorFolder } = options;
  const site = { cacheFolder, generatorFolder, policy, base };
  const name = hashOfLines([folder, proofreaderFile, policy, base ?? '']);
  const file = join(cacheFolder, 'proofread', name);
  const clean = remembers === false ? new Set<string>() : linesOf(file);
  let thread: ProofreadingThread | undefined;
  const start = (): ProofreadingThread => {
    thread ??= startProofreader(proofreaderFile);
    return thread;
  };
  // It takes its time to start, and is likely to be wanted where nothing is known.
  if (clean.size === 0) start();
  const proofread: Proofreader['proofread'] = async (modules, sources) => {
    // Other packages may read files, the network or the clock unobserved.
    const isPure = arePure(modules.importers.keys());
    const markOf = markerOf(modules);
    const isClean = (each: string): boolean => isPure && clean.has(markOf(each));
    const pages = sources.pages.filter((page) => !isClean(page.file));
    if (pages.length === 0 && isClean(siteFile)) return [];
    const request = { site, sources: { ...sources, pages }, packFile: modules.packFile };
    const { problems, repeatable } = await start().ask(request);
    if (!isPure || problems.length > 0) return problems;
    for (const each of [siteFile, ...repeatable]) clean.add(markOf(each));
    const current = [siteFile, ...sources.pages.map(fileOf)].map(markOf);
    writeCacheFile(file, current.filter((mark) => mark !== '' && clean.has(mark)).join('\n'));
    return problems;
  };
  return { proofread, close: async () => thread?.close() };
}

function fileOf({ file }: PageSource): string {
  return file;
}

/** Marks a file as it is, with all that it imports. Empty if that is not certain. */
function markerOf({ graph, modules }: SiteModules): (file: string) => string {
  const marks = new Map<string, string>();
  const fingerprintOf = (file: string): string => modules.get(file)?.fingerprint ?? '';
  return (file) => {
    const known = marks.get(file);
    if (known !== undefined) return known;
    const prints = reachableFrom(graph, file)
      .filter((each) => !isSheet(each))
      .map(fingerprintOf);
    const mark = prints.includes('')
      ? ''
      : createHash('sha1').update(prints.join()).digest('base64');
    marks.set(file, mark);
    return mark;
  };
}

/** Nothing is known if the file cannot be read. */
function linesOf(file: string): Set<string> {
  try {
    return new Set(
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== ''),
    );
  } catch {
    return new Set();
  }
}
