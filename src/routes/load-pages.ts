import type { Context } from 'react';
import type { SiteDefinition } from '../author/definition/site.ts';
import type { SiteContextValue } from '../author/site-context.tsx';
import { describeThrown } from '../core/problems/describe-thrown.ts';
import type { Problem, Report } from '../core/problems/problem.ts';
import { type PageSource, type Sources, siteFile } from '../core/sources.ts';
import type { PageModules } from '../modules/page-modules.ts';
import { withPackageNames } from '../modules/site-packages.ts';
import type { LoadedPage, PageModule } from './page-module.ts';
import { validatePageModule } from './validation/validate-modules.ts';
import { validateSite } from './validation/validate-site.ts';

/** A site's modules, evaluated and validated. */
export interface LoadedPages {
  readonly site: SiteDefinition;
  /** The context object of the site's own copy of `#authoring`, the only one that its components see. */
  readonly SiteContext: Context<SiteContextValue>;
  readonly pages: readonly LoadedPage[];
  /** Page files that could not be loaded. Links to them may be correct. */
  readonly broken: readonly PageSource[];
}

export interface LoadPagesOptions {
  readonly sources: Sources;
  /** The packages that modules import, each with a module that imports it. */
  readonly importers: ReadonlyMap<string, string>;
  readonly modules: PageModules | Promise<PageModules>;
}

export async function loadPages(
  options: LoadPagesOptions,
  report: Report,
): Promise<LoadedPages | undefined> {
  const { sources } = options;
  const modules = await Promise.resolve(options.modules).catch((error: unknown) => {
    report(linkProblem(error, options));
    return undefined;
  });
  if (!modules) return undefined;
  const { SiteContext, loadSite, loaders, release } = modules;
  const load = async <Value>(
    file: string,
    loader: (() => Promise<unknown>) | undefined,
    validate: (file: string, exports: unknown, report: Report) => Value | undefined,
  ): Promise<Value | undefined> => {
    try {
      return validate(file, await loader?.(), report);
    } catch (error) {
      report(describeThrown(error, file, sources.folder, 'while it was loaded'));
      return undefined;
    }
  };
  const site = await load(siteFile, loadSite, validateSite);
  const pages: LoadedPage[] = [];
  const broken: PageSource[] = [];
  for (const source of sources.pages) {
    const module: PageModule | undefined = await load(
      source.file,
      loaders[source.file],
      validatePageModule,
    );
    if (module) pages.push({ ...source, module });
    else broken.push(source);
  }
  release?.();
  return site && { site, SiteContext, pages, broken };
}

/** Before any module of the site has run: a package, or an export of a package, is missing. */
function linkProblem(error: unknown, { sources, importers }: LoadPagesOptions): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const reason = withPackageNames(message.split(/ imported from |\.?$/m)[0] ?? '');
  const named = [...importers].find(([name]) => reason.includes(`'${name}'`));
  // Node starts the stack of a link error with its place, which source maps translate to the page.
  const place = /^(?:file:\/\/)?(.+):(\d+)\n/.exec(stack);
  const isOfSite = place?.[1]?.startsWith(`${sources.folder}/`);
  return {
    file: (isOfSite ? place?.[1] : named?.[1]) ?? siteFile,
    ...(isOfSite ? { line: Number(place?.[2]) } : {}),
    message: `The modules of the site cannot be linked: ${reason}.`,
    hint: 'Install the package, or correct the import.',
  };
}
