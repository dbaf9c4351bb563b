import { statSync } from 'node:fs';
import type { Report } from '../core/problems/problem.ts';

/** What a bundler made, and the files that it read for it, absolute. */
interface Bundled {
  readonly inputs: readonly string[];
}

type Bundle<Options, Result> = (options: Options, report: Report) => Promise<Result>;

/** The same bundler, which gives what it gave before while its options and the files that it read are the same. */
export function reuseBundle<Options, Result extends Bundled>(
  bundle: Bundle<Options, Result>,
): Bundle<Options, Result> {
  let last: { readonly key: string; readonly state: string; readonly result: Result } | undefined;
  return async (options, report) => {
    const key = JSON.stringify(options);
    if (last?.key === key && last.state === stateOf(last.result)) return last.result;
    last = undefined;
    const start = Date.now();
    let hasProblems = false;
    const result = await bundle(options, (problem) => {
      hasProblems = true;
      report(problem);
    });
    const state = stateOf(result, start);
    if (!hasProblems && state !== undefined) last = { key, state, result };
    return result;
  };
}

/** Nothing where a file is gone, or was written since `start`: it may have been read before. */
function stateOf({ inputs }: Bundled, start = Number.POSITIVE_INFINITY): string | undefined {
  const stats = inputs.map((file) => statSync(file, { throwIfNoEntry: false }));
  if (stats.some((stat) => !stat || stat.mtimeMs >= start)) return undefined;
  return stats.map((stat) => `${stat?.ino} ${stat?.size} ${stat?.mtimeMs}`).join('\n');
}
