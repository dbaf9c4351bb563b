import { join, relative } from 'node:path';
import type { Context } from 'react';
import type { CompiledModule } from './model/compiled-module.ts';
import { type ModuleGraph, reachableFrom } from './model/module-graph.ts';
import type { PageModules } from './model/page-modules.ts';
import type { Report } from './model/problem.ts';
import type { SiteContextValue } from './model/site-context-value.ts';
import type { SiteOptions } from './model/site-options.ts';
import { type Sources, siteFile } from './model/sources.ts';
import { toRecord } from './model/to-record.ts';
import type { PageBundle, PageBundler } from './stages/bundle-pages.ts';
import { compileModules } from './stages/compile-modules.ts';
import { createModuleRunner } from './stages/run-modules.ts';

/** Keeps every module of a site compiled and evaluated; only what is another than before is so anew. */
export interface QuickBundler {
  /** Whether this file is one of the modules, by its name as seen from the folder of pages. */
  readonly has: (file: string) => boolean;
  /** A bundler of these pages, which knows that these files are others than before. It gives up, and keeps what it has, once nobody wants it. */
  readonly of: (
    sources: Sources,
    changed: readonly string[],
    isWanted?: () => boolean,
  ) => Pick<PageBundler, 'bundle'>;
  /** The pages that are made of one of these files. */
  readonly pagesOf: (sources: Sources, files: readonly string[]) => Sources;
}

/** So many that a compiler has enough to do, and so few that who waits for them need not wait long. */
const modulesAtOnce = 100;

export function createQuickBundler(options: SiteOptions): QuickBundler {
  const { pages: folder, generatorFolder, cacheFolder, policy } = options;
  const contextFile = relative(folder, join(generatorFolder, 'site-context.tsx'));
  const modules = new Map<string, CompiledModule>();
  const resolved = new Map<string, string>();
  const runner = createModuleRunner({ folder, cacheFolder });

  /** Whether these files could be compiled. Those that they import and that are not known join `wanted`. */
  const compileSome = async (
    files: readonly string[],
    wanted: Set<string>,
    report: Report,
  ): Promise<boolean> => {
    const made = await compileModules({ folder, policy, files, resolved }, report);
    if (!made) return false;
    await runner.put(made);
    for (const module of made) modules.set(module.file, module);
    for (const file of files) wanted.delete(file);
    for (const file of made.flatMap(({ imports }) => imports))
      if (!modules.has(file) && !isSheet(file)) wanted.add(file);
    return true;
  };
  const compile = async (
    files: readonly string[],
    report: Report,
    isWanted: () => boolean,
  ): Promise<boolean> => {
    const wanted = new Set(files);
    while (wanted.size > 0) {
      const some = [...wanted].slice(0, modulesAtOnce);
      if (!isWanted() || !(await compileSome(some, wanted, report))) return false;
    }
    return true;
  };
  const graph = (): ModuleGraph =>
    new Map([...modules.values()].map(({ file, imports }) => [file, imports]));

  const load = (file: string) => async (): Promise<unknown> => runner.load(file);
  const loadPage = (file: string) => async (): Promise<unknown> => {
    const exports = runner.load(file);
    if (!file.includes('[slug]') || isListed(exports)) return exports;
    runner.forget([file]);
    return runner.load(file);
  };
  const toModules = ({ pages }: Sources): PageModules => ({
    SiteContext: contextIn(runner.load(contextFile)),
    loadSite: load(siteFile),
    loaders: Object.fromEntries(pages.map(({ file }) => [file, loadPage(file)])),
  });
  const toBundle = (sources: Sources, roots: readonly string[]): PageBundle => {
    const whole = graph();
    const wanted = new Set(roots.flatMap((file) => reachableFrom(whole, file)));
    const used = [...modules.values()].filter(({ file }) => wanted.has(file));
    return {
      code: used.map(({ file, code }) => `// ${file}\n${code}`).join('\n'),
      graph: new Map([...whole].filter(([file]) => wanted.has(file))),
      importers: new Map(),
      assets: used.flatMap(({ assets }) => assets),
      modules: toModules(sources),
    };
  };
  return {
    has: (file) =>
      modules.has(file) || [...modules.values()].some((one) => one.imports.includes(file)),
    of: (sources, changed, isWanted = () => true) => ({
      bundle: async (report) => {
        const roots = [contextFile, siteFile, ...sources.pages.map(({ file }) => file)];
        const isNew = (file: string): boolean => !modules.has(file);
        const again = changed.filter((file) => !isSheet(file) && !isNew(file));
        const isCompiled = await compile(
          [...new Set([...roots.filter(isNew), ...again])],
          report,
          isWanted,
        );
        return isCompiled ? toBundle(sources, roots) : undefined;
      },
    }),
    pagesOf: (sources, files) => {
      const whole = graph();
      const isMade = ({ file }: { readonly file: string }): boolean =>
        reachableFrom(whole, file).some((module) => files.includes(module));
      return { ...sources, pages: sources.pages.filter(isMade) };
    },
  };
}

function isSheet(file: string): boolean {
  return file.endsWith('.css');
}

/** A list can be gone through as often as one likes; of everything else nobody knows. */
function isListed(exports: unknown): boolean {
  return Array.isArray(toRecord(exports)['entries']);
}

function contextIn(exports: unknown): Context<SiteContextValue> {
  if (hasContext(exports)) return exports.SiteContext;
  throw new TypeError('The module of the context exports none.');
}

function hasContext(
  exports: unknown,
): exports is { readonly SiteContext: Context<SiteContextValue> } {
  return toRecord(exports)['SiteContext'] !== undefined;
}
