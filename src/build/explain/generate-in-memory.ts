import { isLarge, type WriteOutput } from '../../core/files/output-files.ts';
import { type Problem, reportInto, SiteError } from '../../core/problem.ts';
import type { Progress, Stage } from '../../core/progress.ts';
import type { RecordRead } from '../../modules/pipeline.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { scanHtml } from '../../render/html/scan.ts';
import { type GeneratedSite, generateSite } from '../generate.ts';
import { openWorkspace } from '../open-site.ts';
import type { FactRead } from './explanation.ts';

/** A site in memory, and the facts that its pages read while they were rendered. */
interface InMemorySite {
  readonly site: GeneratedSite;
  /** Problems of any page. */
  readonly problems: readonly Problem[];
  /** By path from the site's root. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The links of each page, by its output path. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  /** Facts that a page, by its output path, or `layout` read while it was rendered, and its modules while they were evaluated. */
  readonly readsOf: (rendered: string, modules: ReadonlySet<string>) => readonly FactRead[];
}

/** Generates a site even if it has problems, unless they leave nothing to continue with. */
export async function generateInMemory(options: SiteOptions): Promise<InMemorySite> {
  const problems: Problem[] = [];
  const files = new Map<string, Buffer>();
  const links = new Map<string, readonly string[]>();
  const reads = new ReadRecorder();
  const write: WriteOutput = ({ path, contents }) => {
    reads.pageDone(path);
    if (!isLarge(contents)) files.set(path, Buffer.from(contents));
    if (typeof contents !== 'string' || !path.endsWith('.html')) return;
    const hrefs = scanHtml(contents).links.map(({ value }) => value);
    links.set(path, hrefs);
  };
  const progress: Progress = { stage: (stage) => reads.stage(stage), page: () => {} };
  const workspace = openWorkspace(options, (...read) => reads.add(...read));
  const report = reportInto(problems, options.pages);
  const site = await generateSite(workspace, { progress }, write, report);
  if (!site) throw new SiteError(problems);
  return { site, problems, files, links, readsOf: (...asked) => reads.of(...asked) };
}

/** Records each fact that is read: by a module while it is evaluated, by the layout, or by a page. */
class ReadRecorder {
  #stage: Stage | undefined;
  /** By the file of a module, by output path, or by a stage while that is not known. */
  readonly #byReader = new Map<string, readonly FactRead[]>();

  stage(started: Stage): void {
    this.#stage = started;
  }

  add(...[name, place, module = '']: Parameters<RecordRead>): void {
    const isRendering = this.#stage === 'pages' || this.#stage === 'layout';
    const reader = isRendering ? String(this.#stage) : module;
    this.#byReader.set(reader, [...(this.#byReader.get(reader) ?? []), { name, place }]);
  }

  pageDone(path: string): void {
    this.#byReader.set(path, this.#byReader.get('pages') ?? []);
    this.#byReader.delete('pages');
  }

  of(rendered: string, modules: ReadonlySet<string>): readonly FactRead[] {
    const ofModules = [...this.#byReader].filter(([reader]) => modules.has(reader));
    return unique([
      ...(this.#byReader.get(rendered) ?? []),
      ...ofModules.flatMap(([, reads]) => reads),
    ]);
  }
}

function unique(reads: readonly FactRead[]): readonly FactRead[] {
  const byText = new Map(reads.map((read) => [`${read.name}\n${read.place}`, read]));
  return [...byText.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
