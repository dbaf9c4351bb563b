import type { BuildSummary } from '../build.ts';
import { count } from '../model/count.ts';
import { SiteError } from '../model/problem.ts';
import { fromHere, print } from './print.ts';

/** Runs a build or a check, and says in one line, or as JSON, what came of it. */
export async function summarize(
  json: true | undefined,
  done: string,
  run: () => Promise<BuildSummary>,
): Promise<void> {
  const start = performance.now();
  try {
    const summary = await run();
    const milliseconds = Math.round(performance.now() - start);
    if (json) return print(JSON.stringify({ ...summary, milliseconds, problems: [] }));
    const { pages, redirects, files, bytes } = summary;
    print(
      `${done}: ${count(pages, 'page')} and ${count(redirects, 'redirect')}, ${count(files, 'file')}, ${Math.round(bytes / 1000)} kB, in ${milliseconds} ms.`,
    );
  } catch (error) {
    if (!json || !(error instanceof SiteError)) throw error;
    print(JSON.stringify({ problems: error.problems.map(fromHere) }));
    process.exitCode = 1;
  }
}
