import type { Context } from 'react';
import type { SiteDefinition } from '../author/definition/site.ts';
import type { SiteContextValue } from '../author/site-context.tsx';
import type { Report } from '../core/problem.ts';
import { type PageSource, type Sources, siteFile } from '../core/sources.ts';
import { describeLoadErrors, type LoadFailure } from '../modules/errors/describe-load-error.ts';
import type { PageModules } from '../modules/pipeline.ts';
import type { LoadedPage } from './page-module.ts';
import { validatePageModule } from './validation/validate-modules.ts';
import { validateSite } from './validation/validate-site.ts';

/** A site's modules, evaluated and validated. */
interface LoadedPages {
  readonly definition: SiteDefinition;
  /** The context object of the site's own copy of `#authoring`, the only one that its components see. */
  readonly SiteContext: Context<SiteContextValue>;
  readonly pages: readonly LoadedPage[];
  /** Page files that could not be loaded. Links to them may be correct. */
  readonly broken: readonly PageSource[];
}

interface LoadPagesOptions {
  readonly sources: Sources;
  readonly modules: Promise<PageModules>;
}

export async function loadPages(
  options: LoadPagesOptions,
  report: Report,
): Promise<LoadedPages | undefined> {
  const { sources } = options;
  const modules = await options.modules;
  const failures: LoadFailure[] = [];
  const load = async <Value>(
    file: string,
    validate: (file: string, exports: unknown, report: Report) => Value | undefined,
  ): Promise<Value | undefined> => {
    try {
      return validate(file, await modules.load(file), report);
    } catch (error) {
      failures.push({ file, error });
      return undefined;
    }
  };
  const definition = await load(siteFile, validateSite);
  const pages: LoadedPage[] = [];
  const broken: PageSource[] = [];
  for (const source of sources.pages) {
    const module = await load(source.file, validatePageModule);
    if (module) pages.push({ ...source, module });
    else broken.push(source);
  }
  describeLoadErrors(failures, sources.folder).forEach(report);
  return definition && { definition, SiteContext: modules.SiteContext, pages, broken };
}
