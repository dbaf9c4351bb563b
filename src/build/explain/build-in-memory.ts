import type { WriteOutput } from '../../core/files/output-file.ts';
import { type Problem, type Report, reportInto, SiteError } from '../../core/problems/problem.ts';
import type { Sources } from '../../core/sources.ts';
import { createPipeline } from '../../modules/pipeline.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { scanHtml } from '../../render/html/scan.ts';
import { discoverSources } from '../../routes/discover-sources.ts';
import { type GeneratedSite, generateSite } from '../generate.ts';
import type { FactRead } from './explanation.ts';

/** A site in memory, and what its pages did while they were rendered. */
export interface InMemorySite {
  readonly made: GeneratedSite;
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

export async function buildInMemory(options: SiteOptions): Promise<InMemorySite> {
  const problems: Problem[] = [];
  const report = reportInto(problems, options.pages);
  const sources = await discoverSources(options.pages, report);
  if (!sources) throw new SiteError(problems);
  const files = new Map<string, Buffer>();
  const links = new Map<string, readonly string[]>();
  const pipeline = createPipeline({ ...options, notesReads: true });
  const { recordRead, reads } = recordFactReads(pipeline.evaluating);
  const store: WriteOutput = ({ path, contents }) => {
    recordRead.written(path);
    files.set(path, Buffer.from(contents));
    if (typeof contents === 'string' && path.endsWith('.html'))
      links.set(
        path,
        scanHtml(contents).links.map(({ value }) => value),
      );
  };
  const loadModules = (hearProblem: Report) => pipeline.load(sources, hearProblem);
  try {
    const progress = { stage: recordRead.stage, page: () => {} };
    const made = await generateSite({ ...options, sources, loadModules, progress }, store, report);
    if (!made) throw new SiteError(problems);
    return { made, sources, problems, files, links, reads };
  } finally {
    globalThis.noteSiteRead = undefined;
    pipeline.close();
  }
}

/** Takes note of each fact that is read: by which module, or for which page. */
function recordFactReads(evaluating: () => string | undefined) {
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
  const recordRead = {
    written,
    stage: (name: string): void => {
      stage = name;
    },
  };
  return { recordRead, reads };
}

function once(reads: readonly FactRead[]): readonly FactRead[] {
  const byText = new Map(reads.map((read) => [`${read.name}\n${read.place}`, read]));
  return [...byText.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
