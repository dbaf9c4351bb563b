import { type MadeSite, makeSite } from './make-site.ts';
import type { Store } from './model/output.ts';
import type { FactRead } from './model/page-explanation.ts';
import { type Problem, type Report, reportInto, SiteError } from './model/problem.ts';
import { scanHtml } from './model/scan.ts';
import type { SiteOptions } from './model/site-options.ts';
import type { Sources } from './model/sources.ts';
import { createPipeline } from './modules/pipeline.ts';
import { discoverSources } from './stages/discover-sources.ts';

/** A site in memory, and what its pages did while they were rendered. */
export interface CollectedSite {
  readonly made: MadeSite;
  readonly sources: Sources;
  /** Something may be wrong with other pages. */
  readonly problems: readonly Problem[];
  /** By path from the site's root. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Where each page leads, by its path. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  readonly reads: FactReads;
}

export interface FactReads {
  /** By a page while it was rendered, and by its modules while they were loaded. */
  readonly of: (outputPath: string, modules: ReadonlySet<string>) => readonly FactRead[];
  readonly ofFrame: (modules: ReadonlySet<string>) => readonly FactRead[];
}

export async function collectPage(options: SiteOptions): Promise<CollectedSite> {
  const problems: Problem[] = [];
  const report = reportInto(problems, options.pages);
  const sources = await discoverSources(options.pages, report);
  if (!sources) throw new SiteError(problems);
  const files = new Map<string, Buffer>();
  const links = new Map<string, readonly string[]>();
  const pipeline = createPipeline({ ...options, notesReads: true });
  const { hear, reads } = hearReads(pipeline.evaluating);
  const store: Store = ({ path, contents }) => {
    hear.written(path);
    files.set(path, Buffer.from(contents));
    if (typeof contents === 'string' && path.endsWith('.html'))
      links.set(
        path,
        scanHtml(contents).links.map(({ value }) => value),
      );
  };
  const loadModules = (hearProblem: Report) => pipeline.load(sources, hearProblem);
  try {
    const progress = { stage: hear.stage, page: () => {} };
    const made = await makeSite({ ...options, sources, loadModules, progress }, store, report);
    if (!made) throw new SiteError(problems);
    return { made, sources, problems, files, links, reads };
  } finally {
    globalThis.noteSiteRead = undefined;
    pipeline.close();
  }
}

/** Takes note of each fact that is read: by which module, or for which page. */
function hearReads(evaluating: () => string | undefined) {
  let stage = '';
  let inPage: FactRead[] = [];
  const byPage = new Map<string, readonly FactRead[]>();
  const byModule: (FactRead & { readonly module: string | undefined })[] = [];
  const inFrame: FactRead[] = [];
  globalThis.noteSiteRead = (name, place) => {
    const read = { name, place };
    if (stage === 'render pages') inPage.push(read);
    else if (stage === 'render the frame') inFrame.push(read);
    else byModule.push({ ...read, module: evaluating() });
  };
  const ofModules = (modules: ReadonlySet<string>): readonly FactRead[] =>
    byModule
      .filter(({ module }) => module !== undefined && modules.has(module))
      .map(({ name, place }) => ({ name, place }));
  const reads: FactReads = {
    of: (path, modules) => once([...(byPage.get(path) ?? []), ...ofModules(modules)]),
    ofFrame: (modules) => once([...inFrame, ...ofModules(modules)]),
  };
  const written = (path: string): void => {
    if (inPage.length > 0) byPage.set(path, inPage);
    inPage = [];
  };
  const hear = {
    written,
    stage: (name: string): void => {
      stage = name;
    },
  };
  return { hear, reads };
}

function once(reads: readonly FactRead[]): readonly FactRead[] {
  const byText = new Map(reads.map((read) => [`${read.name}\n${read.place}`, read]));
  return [...byText.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
