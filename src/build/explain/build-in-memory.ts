import type { WriteOutput } from '../../core/files/output-file.ts';
import { type Problem, type Report, reportInto, SiteError } from '../../core/problems/problem.ts';
import type { Progress, Stage } from '../../core/progress.ts';
import type { Sources } from '../../core/sources.ts';
import { createPipeline, type RecordRead } from '../../modules/pipeline.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { scanHtml } from '../../render/html/scan.ts';
import { discoverSources } from '../../routes/discover-sources.ts';
import { type GeneratedSite, generateSite } from '../generate.ts';
import { diskCachedBundlers } from '../load/cached-browser-bundles.ts';
import type { FactRead } from './explanation.ts';

/** A site in memory, and the facts that its pages read while they were rendered. */
interface InMemorySite {
  readonly site: GeneratedSite;
  readonly sources: Sources;
  /** Problems of any page. */
  readonly problems: readonly Problem[];
  /** By path from the site's root. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The links of each page, by its output path. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  /** Facts that a page, by its output path, or `frame` read while it was rendered, and its modules while they were evaluated. */
  readonly readsOf: (rendered: string, modules: ReadonlySet<string>) => readonly FactRead[];
}

export async function buildInMemory(options: SiteOptions): Promise<InMemorySite> {
  const problems: Problem[] = [];
  const report = reportInto(problems, options.pages);
  const sources = await discoverSources(options.pages, report);
  if (!sources) throw new SiteError(problems);
  const files = new Map<string, Buffer>();
  const links = new Map<string, readonly string[]>();
  const recorder = createReadRecorder();
  const pipeline = createPipeline({ ...options, recordRead: recorder.recordRead });
  const emit: WriteOutput = ({ path, contents }) => {
    recorder.pageDone(path);
    files.set(path, Buffer.from(contents));
    if (typeof contents !== 'string' || !path.endsWith('.html')) return;
    const hrefs = scanHtml(contents).links.map(({ value }) => value);
    links.set(path, hrefs);
  };
  const loadModules = (onProblem: Report) => pipeline.load(sources, onProblem);
  const progress: Progress = { stage: recorder.startStage, page: () => {} };
  const browserBundlers = diskCachedBundlers(options);
  const request = { ...options, sources, loadModules, browserBundlers, progress };
  const site = await generateSite(request, emit, report);
  if (!site) throw new SiteError(problems);
  return { site, sources, problems, files, links, readsOf: recorder.readsOf };
}

/** Records each fact that is read: by a module while it is evaluated, by the frame, or by a page. */
function createReadRecorder() {
  let stage: Stage | undefined;
  /** By the file of a module, by output path, or by a stage while that is not known. */
  const byReader = new Map<string, FactRead[]>();
  const recordRead: RecordRead = (name, place, module = '') => {
    const reader = stage === 'pages' || stage === 'frame' ? stage : module;
    byReader.set(reader, [...(byReader.get(reader) ?? []), { name, place }]);
  };
  const pageDone = (path: string): void => {
    byReader.set(path, byReader.get('pages') ?? []);
    byReader.delete('pages');
  };
  const startStage = (started: Stage): void => {
    stage = started;
  };
  const readsOf: InMemorySite['readsOf'] = (rendered, modules) => {
    const ofModules = [...byReader].filter(([reader]) => modules.has(reader));
    return unique([...(byReader.get(rendered) ?? []), ...ofModules.flatMap(([, reads]) => reads)]);
  };
  return { recordRead, startStage, pageDone, readsOf };
}

function unique(reads: readonly FactRead[]): readonly FactRead[] {
  const byText = new Map(reads.map((read) => [`${read.name}\n${read.place}`, read]));
  return [...byText.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
