import { asRecord } from '../../core/as-record.ts';
import type { ModuleRunner } from './runner.ts';

export type PageModules = Awaited<ReturnType<typeof pageModules>>;

/** The modules of a site, each evaluated on demand. `contextFile` exports the `SiteContext`. */
export async function pageModules(
  { load, invalidate, isEvaluated }: ModuleRunner,
  contextFile: string,
) {
  const context = (await load(contextFile)) as typeof import('../../author/site-context.tsx');
  return {
    /** The context object that the components of the site read. */
    SiteContext: context.SiteContext,
    load: async (file: string): Promise<unknown> => {
      const wasEvaluated = isEvaluated(file);
      const exports = await load(file);
      if (!wasEvaluated || !file.includes('[slug]') || hasListOfEntries(exports)) return exports;
      invalidate([file]);
      return load(file);
    },
  };
}

/** A list can be iterated again and again; an iterator may be used up. */
function hasListOfEntries(exports: unknown): boolean {
  return Array.isArray(asRecord(exports)['entries']);
}
