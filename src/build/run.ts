import { createOgImageDrawer } from '../assets/og-images/draw.ts';
import type { ReactChecker } from '../checks/react-warnings/cache.ts';
import { readHistory } from '../core/files/git-history.ts';
import type { WriteOutput } from '../core/files/output-file.ts';
import { type Problem, type Report, reportInto, SiteError } from '../core/problems/problem.ts';
import type { Progress } from '../core/progress.ts';
import { type BuildReuse, noReuse } from '../core/reuse.ts';
import { reportLateErrors } from '../modules/errors/late-errors.ts';
import { createPipeline } from '../modules/pipeline.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { discoverSources } from '../routes/discover-sources.ts';
import { type GeneratedSite, generateSite } from './generate.ts';
import type { GenerateOptions } from './generate-options.ts';
import { diskCachedBundlers } from './load/cached-browser-bundles.ts';

export interface BuildOptions extends SiteOptions {
  readonly progress?: Progress | undefined;
  /** Started by the command, before it loads everything else. Without it, React warnings are not checked. */
  readonly reactChecker?: ReactChecker | undefined;
}

export interface BuildSummary {
  readonly pages: number;
  readonly redirects: number;
  readonly files: number;
  readonly bytes: number;
  /** What came from caches, and why the rest was made. */
  readonly reuse?: BuildReuse;
  /** Why the build did not end at once; completes "because …". */
  readonly reason?: string;
  /** Why the next build cannot find that nothing has changed. */
  readonly notRepeatable?: string;
  /** Nothing has changed since the last build, so nothing was done. */
  readonly isUnchanged?: true;
}

export interface BuildResult {
  readonly site: GeneratedSite;
  readonly summary: BuildSummary;
}

/** Generates a site with all checks and OG images, or throws a SiteError with all problems. */
export async function runBuild(
  options: BuildOptions & Pick<GenerateOptions, 'isThorough' | 'inspections'>,
  emit: WriteOutput,
  problems: Problem[] = [],
): Promise<BuildResult> {
  const { pages: folder, ogImageFolder: cacheFolder, usesCache, reactChecker } = options;
  const report = reportInto(problems, folder);
  const history = readHistory(folder);
  options.progress?.stage('discover');
  const sources = await discoverSources(folder, report);
  if (!sources) throw new SiteError(problems);
  let files = 0;
  let bytes = 0;
  const countAndEmit: WriteOutput = (file) => {
    files += 1;
    bytes += Buffer.byteLength(file.contents);
    emit(file);
  };
  const pipeline = createPipeline(options);
  const drawer =
    cacheFolder === undefined ? undefined : createOgImageDrawer({ cacheFolder, folder, usesCache });
  const stopReporting = reportLateErrors(folder, report);
  try {
    const site = await generateSite(
      {
        ...{ ...options, sources, history },
        loadModules: (onProblem: Report) => pipeline.load(sources, onProblem),
        browserBundlers: diskCachedBundlers(options),
        checkReact: reactChecker?.check,
        ogImageDrawer: drawer,
      },
      countAndEmit,
      report,
    );
    if (problems.length > 0 || !site) throw new SiteError(problems);
    const { routes, redirects } = site.table;
    const pictures = site.renderer.pictures.reuse();
    const reuse = { ...site.modules.reuse, pictures, ogImages: drawer?.reuse() ?? noReuse };
    const summary = { pages: routes.size, redirects: redirects.size, files, bytes, reuse };
    return { site, summary };
  } finally {
    stopReporting();
    await reactChecker?.close();
  }
}
