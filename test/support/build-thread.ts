import { parentPort } from 'node:worker_threads';
import { checkSite } from '../../src/build/check.ts';
import type { Summary } from '../../src/build/generate.ts';
import { publishSite } from '../../src/build/publish-site.ts';
import { type Problem, SiteError } from '../../src/core/problem.ts';
import type { SiteOptions } from '../../src/modules/site-options.ts';

export interface BuildRequest {
  readonly number: number;
  readonly options: SiteOptions;
  /** The output folder; without it the site is only checked. */
  readonly out?: string | undefined;
}

export interface BuildAnswer {
  readonly number: number;
  readonly summary?: Summary;
  readonly problems: readonly Problem[];
  /** What was thrown although no problem was found. */
  readonly fault?: string;
}

parentPort?.on('message', async ({ number, options, out }: BuildRequest) => {
  parentPort?.postMessage({ number, ...(await answer(options, out)) } satisfies BuildAnswer);
});

async function answer(
  options: SiteOptions,
  out: string | undefined,
): Promise<Omit<BuildAnswer, 'number'>> {
  try {
    const summary = await (out === undefined
      ? checkSite({ ...options, mode: 'check' })
      : publishSite({ ...options, out }));
    return { summary, problems: [] };
  } catch (error) {
    if (error instanceof SiteError) return { problems: error.problems };
    return { problems: [], fault: error instanceof Error ? (error.stack ?? '') : String(error) };
  }
}
