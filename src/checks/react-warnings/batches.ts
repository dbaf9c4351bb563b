import type { Report } from '../../core/problems/problem.ts';
import type { Sources } from '../../core/sources.ts';
import type { CompiledModule } from '../../modules/compile/compiled-module.ts';
import type { ReactWarningsThread } from './thread.ts';
import type { ReactCheckReply, ReactCheckRequest } from './worker.ts';

export type ReactCheck = ReturnType<typeof beginCheck>;

/** Begins a check, whose pages may come in batches. */
export function beginCheck(thread: ReactWarningsThread, site: ReactCheckRequest['site']) {
  const sent = new Set<string>();
  const replies: Promise<ReactCheckReply>[] = [];
  /** Resolves when these pages, and with the first batch the frame, are checked. `modules` may have been sent before. */
  const add = (sources: Sources, modules: readonly CompiledModule[]): Promise<ReactCheckReply> => {
    const added = modules.filter(({ file }) => !sent.has(file));
    for (const { file } of added) sent.add(file);
    const reply = thread.check({ site, sources, modules: added, isFirst: replies.length === 0 });
    // A build that fails before does not wait for it.
    reply.catch(() => {});
    replies.push(reply);
    return reply;
  };
  return { add, replies };
}

/** Small batches, so that a save does not wait long. */
const pagesPerBatch = 25;

/** Checks the frame, then the pages, in batches. Resolves to false if a newer request canceled the check. */
export async function checkInBatches(
  check: ReactCheck,
  { sources, modules }: Pick<ReactCheckRequest, 'sources' | 'modules'>,
  isWanted: () => boolean,
  report: Report,
): Promise<boolean> {
  const { pages } = sources;
  for (let start = -pagesPerBatch; start < pages.length; start += pagesPerBatch) {
    if (!isWanted()) return false;
    const batch = pages.slice(Math.max(0, start), start + pagesPerBatch);
    const { problems } = await check.add({ ...sources, pages: batch }, modules);
    problems.forEach(report);
  }
  return isWanted();
}
