import type { Context } from 'react';
import type { SiteContextValue } from '../../author/site-context.tsx';
import { asRecord } from '../../core/as-record.ts';
import { type Sources, siteFile } from '../../core/sources.ts';
import type { ModuleRunner } from './runner.ts';

/** The modules of a site, each evaluated on demand. */
export interface PageModules {
  /** The context object that the components of the site read. */
  readonly SiteContext: Context<SiteContextValue>;
  readonly loadSite: () => Promise<unknown>;
  /** By their files. */
  readonly loaders: Readonly<Record<string, () => Promise<unknown>>>;
}

/** The modules of pages, each evaluated on demand. `contextFile` exports the `SiteContext`. */
export async function pageModules(
  { load, invalidate, isEvaluated }: ModuleRunner,
  { pages }: Sources,
  contextFile: string,
): Promise<PageModules> {
  const loadPage = (file: string) => async (): Promise<unknown> => {
    const wasEvaluated = isEvaluated(file);
    const exports = await load(file);
    if (!wasEvaluated || !file.includes('[slug]') || hasStaticEntries(exports)) return exports;
    invalidate([file]);
    return load(file);
  };
  return {
    SiteContext: contextIn(await load(contextFile)),
    loadSite: () => load(siteFile),
    loaders: Object.fromEntries(pages.map(({ file }) => [file, loadPage(file)])),
  };
}

/** A list can be iterated again and again; an iterator may be used up. */
function hasStaticEntries(exports: unknown): boolean {
  return Array.isArray(asRecord(exports)['entries']);
}

function contextIn(exports: unknown): Context<SiteContextValue> {
  if (hasContext(exports)) return exports.SiteContext;
  throw new TypeError('The context module does not export SiteContext.');
}

function hasContext(
  exports: unknown,
): exports is { readonly SiteContext: Context<SiteContextValue> } {
  return asRecord(exports)['SiteContext'] !== undefined;
}
