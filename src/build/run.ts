import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { readHistory } from '../core/files/git-history.ts';
import type { WriteOutput } from '../core/files/output-file.ts';
import { isSafePath } from '../core/files/paths.ts';
import { manifestName } from '../core/files/staging-folders.ts';
import { type Problem, type Report, reportInto, SiteError } from '../core/problems/problem.ts';
import type { BuildReuse } from '../core/reuse.ts';
import { siteFile } from '../core/sources.ts';
import { reportLateErrors } from '../modules/errors/late-errors.ts';
import { createPipeline } from '../modules/pipeline.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import { compressedPaths } from '../output/writer/compress-files.ts';
import { discoverSources } from '../routes/discover-sources.ts';
import { type GeneratedSite, generateSite } from './generate.ts';
import type { GenerateOptions } from './generate-options.ts';
import { diskCachedBundlers } from './load/cached-browser-bundles.ts';

export type BuildOptions = SiteOptions & Pick<GenerateOptions, 'progress' | 'reactChecker'>;

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
  options: BuildOptions & Pick<GenerateOptions, 'scope'>,
  emit: WriteOutput,
  problems: Problem[] = [],
): Promise<BuildResult> {
  const { pages: folder, reactChecker } = options;
  const report = reportInto(problems, folder);
  const history = readHistory(folder);
  options.progress?.stage('discover');
  const sources = await discoverSources(folder, report);
  if (!sources) throw new SiteError(problems);
  const paths = new Set<string>();
  let files = 0;
  let bytes = 0;
  const countAndEmit: WriteOutput = (file) => {
    const compressed = options.isCompressed ? compressedPaths(file.path) : [];
    for (const path of [file.path, ...compressed]) {
      const problem = pathProblem(path, paths);
      if (problem) return report(problem);
      paths.add(path);
    }
    files += 1;
    bytes += Buffer.byteLength(file.contents);
    emit(file);
  };
  const pipeline = createPipeline(options);
  const stopReporting = reportLateErrors(folder, report);
  try {
    const site = await generateSite(
      {
        ...{ ...options, sources, history },
        loadModules: (onProblem: Report) => {
          const onCompiled = reactChecker?.checkEarly;
          return pipeline.load(sources, onProblem, { onCompiled });
        },
        browserBundlers: diskCachedBundlers(options),
      },
      countAndEmit,
      report,
    );
    await dueTimers();
    if (problems.length > 0 || !site) throw new SiteError(problems);
    const { routes, redirects } = site.table;
    const [pictures, ogImages] = [site.renderer.pictures.reuse(), site.renderer.ogImages.reuse()];
    const reuse = { ...site.modules.reuse, pictures, ogImages };
    const summary = { pages: routes.size, redirects: redirects.size, files, bytes, reuse };
    return { site, summary };
  } finally {
    stopReporting();
    await reactChecker?.close();
  }
}

/** A problem of a file that a site would write, whether it is built, compared, or only checked. */
function pathProblem(path: string, written: ReadonlySet<string>): Problem | undefined {
  if (!isSafePath(path) || path === manifestName)
    return {
      file: siteFile,
      message: `The output path "${path}" would leave the site's folder or is reserved.`,
      hint: 'Use only letters, digits, and hyphens in slugs and file names.',
    };
  if (!written.has(path)) return undefined;
  return {
    file: siteFile,
    message: `Two files of the site would be written to ${path}.`,
    hint: 'Rename one of them: a page, an alias, a file in _public, or one that _site.tsx makes.',
  };
}

/**
 * Resolves when all timers of the site that are due have run: what they throw is a problem of this
 * build. Timers with the same delay run in the order of their start, and 1 ms is the shortest delay.
 */
async function dueTimers(): Promise<void> {
  await delay(1);
  await nextTurn();
}
