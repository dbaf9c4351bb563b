import type { BuildSummary } from '../../build/run.ts';
import { SiteError } from '../../core/problems/problem.ts';
import type { Progress } from '../../core/progress.ts';
import { type BuildReuse, reuseLines, reuseRecord } from '../../core/reuse.ts';
import { plural } from '../../core/text/plural.ts';
import type { BuildDiff } from '../../output/compare.ts';
import type { OutcomeFlags } from '../options/command-options.ts';
import { print, relativeToCwd } from './print.ts';
import { showProgress } from './progress-bar.ts';
import { profileLines, StageClock } from './stage-clock.ts';

type Outcome = BuildSummary & { readonly changes?: BuildDiff };

/** Runs a build or a check, and prints the result in one line or as JSON. */
export async function reportOutcome(
  { json, quiet, profile, why }: OutcomeFlags,
  done: string,
  run: (progress: Progress) => Promise<Outcome>,
): Promise<void> {
  const start = performance.now();
  const clock = new StageClock();
  const removeBar = json || quiet ? undefined : showProgress(clock, process.stderr);
  try {
    const { reuse, reason, notRepeatable, ...outcome } = await run(clock);
    removeBar?.();
    if (reuse?.warning !== undefined) console.error(reuse.warning);
    const milliseconds = Math.round(performance.now() - start);
    clock.stop();
    const more = {
      ...(profile && {
        profile: {
          stages: Object.fromEntries(clock.stages),
          pages: Object.fromEntries(clock.pages),
        },
      }),
      ...(why && reuse && { why: { reason, ...reuseRecord(reuse), notRepeatable } }),
    };
    if (json) return print(JSON.stringify({ ...outcome, milliseconds, ...more, problems: [] }));
    if (quiet) return;
    if (outcome.changes) print(buildDiffLines(outcome.changes));
    const result = outcome.isUnchanged ? `${done} earlier, and nothing has changed` : done;
    print(`${result}: ${sizes(outcome)}, in ${milliseconds} ms.`);
    if (why) print(whyLines(reuse, reason, notRepeatable));
    if (profile) print(profileLines(clock));
  } catch (error) {
    removeBar?.();
    if (!json || !(error instanceof SiteError)) throw error;
    print(JSON.stringify({ problems: error.problems.map(relativeToCwd) }));
    process.exitCode = 1;
  }
}

/** A line for each file, and a summary. */
function buildDiffLines({ added, changed, removed, unchanged }: BuildDiff): string {
  return [
    ...added.map((path) => `+ ${path}`),
    ...changed.map((path) => `~ ${path}`),
    ...removed.map((path) => `- ${path}`),
    `A build would add ${plural(added.length, 'file')}, change ${changed.length}, and remove ${removed.length}. ${unchanged} would not change.`,
  ].join('\n');
}

function whyLines(
  reuse: BuildReuse | undefined,
  reason: string | undefined,
  notRepeatable: string | undefined,
): string {
  const because = `The pages were rendered because ${reason}.`;
  const again = `The next build renders all pages again, even if nothing changes, because ${notRepeatable}.`;
  if (reuse)
    return [
      ...(reason ? [because] : []),
      ...reuseLines(reuse),
      ...(notRepeatable ? [again] : []),
    ].join('\n');
  return 'Nothing was compiled: the files, options, packages, and output are the same as in the last build.';
}

function sizes({ pages, redirects, files, bytes }: BuildSummary): string {
  return [
    `${plural(pages, 'page')} and ${plural(redirects, 'redirect')}`,
    plural(files, 'file'),
    `${Math.round(bytes / 1000)} kB`,
  ].join(', ');
}
