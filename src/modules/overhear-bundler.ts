import { join } from 'node:path';
import type { Sources } from '../core/sources.ts';
import { createPageBundler, type PageBundler } from './bundle-pages.ts';
import type { ModuleGraph } from './graph.ts';
import type { SiteOptions } from './site-options.ts';

/** Files that pages are made of and that lie elsewhere, absolute. */
export function modulesOutside(graph: ModuleGraph, folder: string): readonly string[] {
  return [...graph.keys()]
    .filter((file) => file.startsWith('../'))
    .map((file) => join(folder, file));
}

/** One bundler as long as the pages are the same. */
export function bundlerOfLatestPages(
  options: SiteOptions,
): (sources: Sources) => Promise<PageBundler> {
  let bundler: PageBundler | undefined;
  let bundled = '';
  return async (sources) => {
    const list = sources.pages.map(({ file }) => file).join('\n');
    if (bundler && list === bundled) return bundler;
    await bundler?.dispose();
    bundler = await createPageBundler({ ...options, sources });
    bundled = list;
    return bundler;
  };
}

/** A bundler, and what it found last. */
export function overhear({ bundle }: Pick<PageBundler, 'bundle'>): {
  readonly overheard: Pick<PageBundler, 'bundle'>;
  readonly graph: () => ModuleGraph;
} {
  let graph: ModuleGraph = new Map();
  const overheard: PageBundler['bundle'] = async (report) => {
    const bundled = await bundle(report);
    graph = bundled?.graph ?? graph;
    return bundled;
  };
  return { overheard: { bundle: overheard }, graph: () => graph };
}
