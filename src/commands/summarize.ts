import { count } from '../model/count.ts';
import { SiteError } from '../model/problem.ts';
import { profileLines, profileRecord } from '../model/profile-lines.ts';
import type { Progress } from '../model/progress.ts';
import { changeLines, type SiteChanges } from '../model/site-changes.ts';
import { type ModuleReuse, reuseLines, reuseRecord } from '../modules/reuse.ts';
import type { BuildSummary } from '../run-site.ts';
import type { OutcomeFlags } from './command-options.ts';
import { fromHere, print } from './print.ts';
import { createStopwatch } from './stopwatch.ts';
import { terminalProgress } from './terminal-progress.ts';

type Outcome = BuildSummary & { readonly changes?: SiteChanges };

/** Runs a build or a check, and says in one line, or as JSON, what came of it. */
export async function summarize(
  { json, quiet, profile, why }: OutcomeFlags,
  done: string,
  run: (progress: Progress) => Promise<Outcome>,
): Promise<void> {
  const start = performance.now();
  const stopwatch = createStopwatch(() => performance.now());
  const shown = json || quiet ? undefined : terminalProgress(process.stderr);
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
    if (outcome.changes) print(changeLines(outcome.changes));
    const told = outcome.isUnchanged ? `${done} before, and nothing has changed` : done;
    print(`${told}: ${sizes(outcome)}, in ${milliseconds} ms.`);
    if (why) print(whyLines(reuse));
    if (profile) print(profileLines(times));
  } catch (error) {
    shown?.end();
    if (!json || !(error instanceof SiteError)) throw error;
    print(JSON.stringify({ problems: error.problems.map(fromHere) }));
    process.exitCode = 1;
  }
}

function whyLines(reuse: ModuleReuse | undefined): string {
  if (reuse) return reuseLines(reuse).join('\n');
  return 'Nothing was compiled: files, options, packages, and the written site are those of the last build.';
}

function sizes({ pages, redirects, files, bytes }: BuildSummary): string {
  return [
    `${count(pages, 'page')} and ${count(redirects, 'redirect')}`,
    count(files, 'file'),
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
