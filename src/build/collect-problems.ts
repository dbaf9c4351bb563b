import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { type Problem, type Report, reportInto, SiteError } from '../core/problems/problem.ts';
import { guardProcess } from '../modules/errors/guard-process.ts';

/**
 * Runs a part of a command that reports problems, and throws a SiteError with all of them. `folder` is
 * the folder of pages. `problems` are those that the caller has found or will find.
 */
export async function collectProblems<Result>(
  folder: string,
  run: (report: Report) => Promise<Result | undefined>,
  problems: Problem[] = [],
): Promise<Result> {
  const report = reportInto(problems, folder);
  const stopGuard = guardProcess(folder, report);
  try {
    const result = await run(report);
    await dueTimers();
    if (problems.length > 0 || result === undefined) throw new SiteError(problems);
    return result;
  } finally {
    stopGuard();
  }
}

/**
 * Resolves when all timers of the site that are due have run: what they throw is a problem, too.
 * Timers with the same delay run in the order of their start, and 1 ms is the shortest delay.
 */
async function dueTimers(): Promise<void> {
  await delay(1);
  await nextTurn();
}
