import { type MadeSite, makeSite } from './make-site.ts';
import type { MakeSiteOptions } from './make-site-options.ts';
import type { OutputFile, Store } from './model/output.ts';
import { type Problem, type Report, reportInto, SiteError } from './model/problem.ts';
import type { Progress } from './model/progress.ts';
import type { SiteOptions } from './model/site-options.ts';
import { createPipeline } from './modules/pipeline.ts';
import type { ModuleReuse } from './modules/reuse.ts';
import { pictureDrawer } from './picture-drawer.ts';
import { rememberedBrowserBundlers } from './remember-bundle.ts';
import { rememberProofreading } from './remember-proofreading.ts';
import { discoverSources } from './stages/discover-sources.ts';
import { readHistory } from './stages/read-history.ts';

/** What a build or a check needs to know. */
export interface BuildOptions extends SiteOptions {
  readonly progress?: Progress | undefined;
}

export interface BuildSummary {
  readonly pages: number;
  readonly redirects: number;
  readonly files: number;
  readonly bytes: number;
  /** What was compiled before, and why the rest was not. */
  readonly reuse?: ModuleReuse;
  /** True where nothing had to be done: the last build came to the same. */
  readonly isUnchanged?: true;
}

export type FoundSources = Required<Pick<MakeSiteOptions, 'sources' | 'history'>> & {
  /** What is wrong with the files, before any of them is read. */
  readonly found: readonly Problem[];
};

export async function findSources({ pages, progress }: BuildOptions): Promise<FoundSources> {
  const history = readHistory(pages);
  progress?.stage('find files');
  const found: Problem[] = [];
  const sources = await discoverSources(pages, reportInto(found, pages));
  if (!sources) throw new SiteError(found);
  return { sources, history, found };
}

export type RunOptions = BuildOptions &
  FoundSources &
  Pick<MakeSiteOptions, 'isThorough' | 'seePage'>;

/** Ten thousand entries are no burden; of a hundred thousand only what others are told of them is held. */
const heldEntries = 10_000;

export interface RanSite {
  readonly made: MadeSite;
  readonly summary: BuildSummary;
}

/** Makes a site with a proofreader and share pictures, or throws a SiteError with all that is wrong. */
export async function runSite(
  options: RunOptions,
  store: Store,
  problems: Problem[] = [...options.found],
): Promise<RanSite> {
  const report = reportInto(problems, options.pages);
  let files = 0;
  let bytes = 0;
  const count: Store = (file: OutputFile) => {
    files += 1;
    bytes += Buffer.byteLength(file.contents);
    store(file);
  };
  const { proofreaderFile, sources } = options;
  const proofreader =
    proofreaderFile === undefined
      ? undefined
      : rememberProofreading({ ...options, proofreaderFile });
  const pipeline = createPipeline(options);
  try {
    const proofread = proofreader?.proofread;
    const drawer =
      options.pictures &&
      pictureDrawer({ ...options.pictures, folder: options.pages, remembers: options.remembers });
    const browserBundlers = rememberedBrowserBundlers(options);
    const loadModules = (hear: Report) => pipeline.load(sources, hear);
    const made = await makeSite(
      { ...options, loadModules, heldEntries, browserBundlers, proofread, drawer },
      count,
      report,
    );
    if (problems.length > 0 || !made) throw new SiteError(problems);
    const { routes, redirects } = made.table;
    const { reuse } = made.read.modules;
    return {
      made,
      summary: { pages: routes.size, redirects: redirects.size, files, bytes, reuse },
    };
  } finally {
    pipeline.close();
    await proofreader?.close();
  }
}
