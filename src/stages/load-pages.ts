import type { Context } from 'react';
import type { LoadedPage, PageModule } from '../model/module.ts';
import { narrowPageModule } from '../model/narrow.ts';
import { narrowSite } from '../model/narrow-site.ts';
import type { PageModules } from '../model/page-modules.ts';
import type { Report } from '../model/problem.ts';
import type { SiteDefinition } from '../model/site.ts';
import { type PageSource, type Sources, siteFile } from '../model/sources.ts';
import { describeLoadError } from '../modules/describe-load-error.ts';
import type { SiteContextValue } from '../site-context.tsx';

/** A site's modules, evaluated and known to be what they should be. */
export interface LoadedSite {
  readonly site: SiteDefinition;
  /** The context object of the site's own copy of `#authoring`: only this one reaches its components. */
  readonly SiteContext: Context<SiteContextValue>;
  readonly pages: readonly LoadedPage[];
  /** Page files that could not be loaded: what links to them may be right. */
  readonly broken: readonly PageSource[];
}

export interface LoadPagesOptions {
  readonly sources: Sources;
  readonly modules: PageModules | Promise<PageModules>;
}

export async function loadPages(
  options: LoadPagesOptions,
  report: Report,
): Promise<LoadedSite | undefined> {
  const { sources } = options;
  const { SiteContext, loadSite, loaders } = await options.modules;
  const reported = new Set<string>();
  const load = async <Value>(
    file: string,
    loader: (() => Promise<unknown>) | undefined,
    narrow: (file: string, exports: unknown, report: Report) => Value | undefined,
  ): Promise<Value | undefined> => {
    try {
      return narrow(file, await loader?.(), report);
    } catch (error) {
      for (const problem of describeLoadError(error, file, sources.folder))
        if (!reported.has(JSON.stringify(problem))) {
          reported.add(JSON.stringify(problem));
          report(problem);
        }
      return undefined;
    }
  };
  const site = await load(siteFile, loadSite, narrowSite);
  const pages: LoadedPage[] = [];
  const broken: PageSource[] = [];
  for (const source of sources.pages) {
    const module: PageModule | undefined = await load(
      source.file,
      loaders[source.file],
      narrowPageModule,
    );
    if (module) pages.push({ ...source, module });
    else broken.push(source);
  }
  return site && { site, SiteContext, pages, broken };
}
