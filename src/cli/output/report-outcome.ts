import type { BuildSummary } from '../../build/run.ts';
import { SiteError } from '../../core/problems/problem.ts';
import type { Progress } from '../../core/progress.ts';
import { plural } from '../../core/text/plural.ts';
import { type ModuleReuse, reuseLines, reuseRecord } from '../../modules/reuse.ts';
import { type BuildDiff, buildDiffLines } from '../../output/build-diff.ts';
import type { OutcomeFlags } from '../options/command-options.ts';
import { print, relativeToCwd } from './print.ts';
import { profileLines, profileRecord } from './profile-lines.ts';
import { createProfiler } from './profiler.ts';
import { createProgressBar } from './progress-bar.ts';

type Outcome = BuildSummary & { readonly changes?: BuildDiff };

/** Runs a build or a check, and says in one line, or as JSON, what came of it. */
export async function reportOutcome(
  { json, quiet, profile, why }: OutcomeFlags,
  done: string,
  run: (progress: Progress) => Promise<Outcome>,
): Promise<void> {
  const start = performance.now();
  const stopwatch = createProfiler(() => performance.now());
  const shown = json || quiet ? undefined : createProgressBar(process.stderr);
  try {
    const { reuse, ...outcome } = await run(bothOf(stopwatch, shown));
    shown?.end();
    const milliseconds = Math.round(performance.now() - start);
    const times = stopwatch.stop();
    const more = {
      ...(profile && { profile: profileRecord(times) }),
      ...(why && reuse && { why: reuseRecord(reuse) }),
    };
    if (json) return print(JSON.stringify({ ...outcome, milliseconds, ...more, problems: [] }));
    if (quiet) return;
    if (outcome.changes) print(buildDiffLines(outcome.changes));
    const told = outcome.isUnchanged ? `${done} before, and nothing has changed` : done;
    print(`${told}: ${sizes(outcome)}, in ${milliseconds} ms.`);
    if (why) print(whyLines(reuse));
    if (profile) print(profileLines(times));
  } catch (error) {
    shown?.end();
    if (!json || !(error instanceof SiteError)) throw error;
    print(JSON.stringify({ problems: error.problems.map(relativeToCwd) }));
    process.exitCode = 1;
  }
}

function whyLines(reuse: ModuleReuse | undefined): string {
  if (reuse) return reuseLines(reuse).join('\n');
  return 'Nothing was compiled: files, options, packages, and the written site are those of the last build.';
}

function sizes({ pages, redirects, files, bytes }: BuildSummary): string {
  return [
    `${plural(pages, 'page')} and ${plural(redirects, 'redirect')}`,
    plural(files, 'file'),
    `${Math.round(bytes / 1000)} kB`,
  ].join(', ');
}

function bothOf(one: Progress, other: Progress | undefined): Progress {
  return {
    stage: (name) => {
      one.stage(name);
      other?.stage(name);
    },
    page: (address, total) => {
      one.page(address, total);
      other?.page(address, total);
    },
  };
}
