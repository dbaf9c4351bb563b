import type { Context } from 'react';
import type { SiteContextValue } from '../author/site-context-value.ts';
import { asRecord } from '../core/as-record.ts';
import { type Sources, siteFile } from '../core/sources.ts';
import type { PageModules } from './page-modules.ts';
import type { ModuleRunner } from './run-modules.ts';

/** The modules of pages, each evaluated by a runner when it is asked for. `contextFile` holds the context of the site. */
export function runPages(
  { load, forget }: Pick<ModuleRunner, 'load' | 'forget'>,
  { pages }: Sources,
  contextFile: string,
): PageModules {
  const loadPage = (file: string) => async (): Promise<unknown> => {
    const exports = load(file);
    if (!file.includes('[slug]') || isListed(exports)) return exports;
    forget([file]);
    return load(file);
  };
  return {
    SiteContext: contextIn(load(contextFile)),
    loadSite: async () => load(siteFile),
    loaders: Object.fromEntries(pages.map(({ file }) => [file, loadPage(file)])),
  };
}

/** A list can be gone through as often as one likes; of everything else nobody knows. */
function isListed(exports: unknown): boolean {
  return Array.isArray(asRecord(exports)['entries']);
}

function contextIn(exports: unknown): Context<SiteContextValue> {
  if (hasContext(exports)) return exports.SiteContext;
  throw new TypeError('The module of the context exports none.');
}

function hasContext(
  exports: unknown,
): exports is { readonly SiteContext: Context<SiteContextValue> } {
  return asRecord(exports)['SiteContext'] !== undefined;
}
