import type { Summary } from '../../build/generate.ts';
import { SiteError } from '../../core/problem.ts';
import type { Progress } from '../../core/progress.ts';
import { plural } from '../../core/text.ts';
import type { BuildDiff } from '../../output/writer/site-changes.ts';
import type { WatchedSite } from '../../watch/types.ts';
import type { OutcomeFlags } from '../options/command-options.ts';
import { nameLoops } from './name-loops.ts';
import { print, relativeToCwd } from './print.ts';
import { profileLines, StageClock, showProgress } from './progress.ts';

type Outcome = Summary & { readonly changes?: BuildDiff };

/** Runs a build or a check of a site, and prints the result in one line or as JSON. */
export async function reportOutcome(
  site: WatchedSite,
  { json, quiet, profile }: OutcomeFlags,
  done: string,
  run: (progress: Progress) => Promise<Outcome>,
): Promise<void> {
  const start = performance.now();
  const clock = new StageClock();
  const removeBar = json || quiet ? undefined : showProgress(clock, process.stderr);
  const loops = nameLoops(site);
  clock.onBeat = loops.beat;
  try {
    const { warning, ...outcome } = await run(clock);
    removeBar?.();
    if (warning !== undefined) console.error(warning);
    const milliseconds = Math.round(performance.now() - start);
    clock.stop();
    const { stages, pages } = clock;
    const more = profile && {
      profile: { stages: Object.fromEntries(stages), pages: Object.fromEntries(pages) },
    };
    if (json) return print(JSON.stringify({ ...outcome, milliseconds, ...more, problems: [] }));
    if (quiet) return;
    if (outcome.changes) print(buildDiffLines(outcome.changes));
    print(`${done}: ${sizes(outcome)}, in ${milliseconds} ms.`);
    if (profile) print(profileLines(clock));
  } catch (error) {
    removeBar?.();
    if (!json || !(error instanceof SiteError)) throw error;
    print(JSON.stringify({ problems: error.problems.map(relativeToCwd) }));
    process.exitCode = 1;
  } finally {
    loops.stop();
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

function sizes({ pages, redirects, files, bytes }: Summary): string {
  return [
    `${plural(pages, 'page')} and ${plural(redirects, 'redirect')}`,
    plural(files, 'file'),
    `${Math.round(bytes / 1000)} kB`,
  ].join(', ');
}
