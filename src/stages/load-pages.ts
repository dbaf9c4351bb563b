import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import type { Context } from 'react';
import type { LoadedPage, PageModule } from '../model/module.ts';
import { narrowPageModule, narrowSite } from '../model/narrow.ts';
import type { Report } from '../model/problem.ts';
import type { SiteDefinition } from '../model/site.ts';
import { type PageSource, type Sources, siteFile } from '../model/sources.ts';
import { describeThrown } from '../model/thrown.ts';
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
  readonly code: string;
  readonly cacheFolder: string;
}

interface BundleExports {
  readonly SiteContext: Context<SiteContextValue>;
  readonly loadSite: () => Promise<unknown>;
  readonly loaders: Readonly<Record<string, () => Promise<unknown>>>;
}

export async function loadPages(
  options: LoadPagesOptions,
  report: Report,
): Promise<LoadedSite | undefined> {
  const { sources } = options;
  const { SiteContext, loadSite, loaders } = await importBundle(options);
  const load = async <Value>(
    file: string,
    loader: (() => Promise<unknown>) | undefined,
    narrow: (file: string, exports: unknown, report: Report) => Value | undefined,
  ): Promise<Value | undefined> => {
    try {
      return narrow(file, await loader?.(), report);
    } catch (error) {
      report(describeThrown(error, file, sources.folder, 'while it was loaded'));
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

let imports = 0;

/** A module whose import failed once stays failed, and one that succeeded stays as it was: each bundle is a new file. */
async function importBundle({ code, cacheFolder }: LoadPagesOptions): Promise<BundleExports> {
  mkdirSync(cacheFolder, { recursive: true });
  imports += 1;
  const file = join(cacheFolder, `pages-${process.pid}-${threadId}-${imports}.mjs`);
  writeFileSync(file, code);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file, { force: true });
  }
}
