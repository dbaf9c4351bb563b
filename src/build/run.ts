import { createOgImageDrawer } from '../assets/og-images/draw.ts';
import { rememberProofreading } from '../checks/react-warnings/cache.ts';
import { readHistory } from '../core/files/git-history.ts';
import type { OutputFile, WriteOutput } from '../core/files/output-file.ts';
import { type Problem, type Report, reportInto, SiteError } from '../core/problems/problem.ts';
import type { Progress } from '../core/progress.ts';
import { createPipeline } from '../modules/pipeline.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import type { ModuleReuse } from '../modules/store/reuse.ts';
import { discoverSources } from '../routes/discover-sources.ts';
import { type GeneratedSite, generateSite } from './generate.ts';
import type { GenerateOptions } from './generate-options.ts';
import { rememberedBrowserBundlers } from './load/cached-browser-bundles.ts';

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

export type DiscoveredSite = Required<Pick<GenerateOptions, 'sources' | 'history'>> & {
  /** What is wrong with the files, before any of them is read. */
  readonly found: readonly Problem[];
};

export async function discoverSite({ pages, progress }: BuildOptions): Promise<DiscoveredSite> {
  const history = readHistory(pages);
  progress?.stage('find files');
  const found: Problem[] = [];
  const sources = await discoverSources(pages, reportInto(found, pages));
  if (!sources) throw new SiteError(found);
  return { sources, history, found };
}

export type RunOptions = BuildOptions &
  DiscoveredSite &
  Pick<GenerateOptions, 'isThorough' | 'seePage'>;

/** Ten thousand entries are no burden; of a hundred thousand only what others are told of them is held. */
const heldEntries = 10_000;

export interface BuildResult {
  readonly made: GeneratedSite;
  readonly summary: BuildSummary;
}

/** Makes a site with a proofreader and share pictures, or throws a SiteError with all that is wrong. */
export async function runBuild(
  options: RunOptions,
  store: WriteOutput,
  problems: Problem[] = [...options.found],
): Promise<BuildResult> {
  const report = reportInto(problems, options.pages);
  let files = 0;
  let bytes = 0;
  const count: WriteOutput = (file: OutputFile) => {
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
      createOgImageDrawer({
        ...options.pictures,
        folder: options.pages,
        remembers: options.remembers,
      });
    const browserBundlers = rememberedBrowserBundlers(options);
    const loadModules = (hear: Report) => pipeline.load(sources, hear);
    const made = await generateSite(
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
