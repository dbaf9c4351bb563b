import { join } from 'node:path';
import type { SiteDefinition } from '../../author/definition/site.ts';
import { hashOfLines } from '../../core/hash.ts';
import { memoize } from '../../core/memoize.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type Sources, siteFile } from '../../core/sources.ts';
import { type CompiledModule, isSheet } from '../../modules/compile/compiled-module.ts';
import { reachableFrom } from '../../modules/graph.ts';
import type { SiteModules } from '../../modules/pipeline.ts';
import { impurePackages } from '../../modules/runner/pure-packages.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { beginCheck, type ReactCheck } from './batches.ts';
import { type CleanPages, openCleanPages } from './clean-pages.ts';
import { type ReactWarningsThread, startReactWarningsThread } from './thread.ts';
import type { ReactCheckReply } from './worker.ts';

export type ReactChecker = NonNullable<ReturnType<typeof createReactChecker>>;

/**
 * Renders pages with React's development build, in a worker thread, and collects its warnings. Skips
 * pages whose modules were found clean. Undefined without a compiled generator.
 */
export function createReactChecker(options: SiteOptions) {
  const { pages: folder, policy, base, usesCache } = options;
  const { cacheFolder, generatorFolder, compiledFolder } = options;
  if (compiledFolder === undefined) return undefined;
  const site = { generatorFolder, policy, base };
  const name = hashOfLines([folder, compiledFolder, policy, base ?? '']);
  const clean = openCleanPages(
    usesCache === false ? undefined : join(cacheFolder, 'react-warnings', `${name}.json`),
  );
  let thread: ReactWarningsThread | undefined;
  const start = (): ReactWarningsThread => {
    thread ??= startReactWarningsThread(compiledFolder);
    return thread;
  };
  // Starting takes time. With an empty cache, the thread is certainly needed.
  if (clean.isEmpty) start();
  let begun: ReactCheck | undefined;
  const add = (sources: Sources, modules: readonly CompiledModule[]): void => {
    begun ??= beginCheck(start(), site);
    void begun.add(sources, modules);
  };
  /** Checks some pages while others are compiled, if no page is known to be clean. */
  const checkEarly: typeof add = (pages, modules) => {
    if (clean.isEmpty) add(pages, modules);
  };
  /** Checks all pages that are not known to be clean. */
  const check = async (
    modules: SiteModules,
    sources: Sources,
    definition: SiteDefinition,
  ): Promise<readonly Problem[]> => {
    // Other packages may read files, the network, or the clock without being observed.
    const isPure = impurePackages(modules.packages, definition).length === 0;
    const hashOf = contentHasher(modules);
    const isClean = (each: string): boolean => isPure && clean.has(hashOf(each));
    const pages = sources.pages.filter((page) => !isClean(page.file));
    if (pages.length === 0 && isClean(siteFile)) return [];
    const unclean = { ...sources, pages };
    if (!begun) add(unclean, modules.modulesOf(unclean));
    const replies = await Promise.all(begun?.replies ?? []);
    const problems = replies.flatMap((reply) => reply.problems);
    if (!isPure || problems.length > 0) return problems;
    const current = [siteFile, ...sources.pages.map((page) => page.file)].map(hashOf);
    clean.save(
      cleanPagesOf(replies, hashOf),
      current.filter((hash) => hash !== ''),
    );
    return problems;
  };
  return { checkEarly, check, close: async (): Promise<void> => thread?.close() };
}

function cleanPagesOf(
  replies: readonly ReactCheckReply[],
  hashOf: (file: string) => string,
): CleanPages {
  const files = replies.flatMap((reply) => reply.files);
  // What was read may affect every page.
  const isPure = replies.every((reply) => reply.isPure);
  return { pages: isPure ? replies.flatMap(({ checked }) => checked.map(hashOf)) : [], files };
}

/** Hashes a module with everything that it imports. Empty if a fingerprint is missing. */
function contentHasher({ graph, modules }: SiteModules): (file: string) => string {
  return memoize((file) => {
    const fingerprints = reachableFrom(graph, file)
      .filter((module) => !isSheet(module))
      .map((module) => modules.get(module)?.fingerprint ?? '');
    return fingerprints.includes('') ? '' : hashOfLines(fingerprints);
  });
}
