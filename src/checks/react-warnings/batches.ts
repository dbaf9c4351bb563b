import type { Report } from '../../core/problems/problem.ts';
import type { ReactWarningsThread } from './thread.ts';
import type { ReactCheckRequest } from './worker.ts';

/** Small batches, so that a save does not wait long. */
const pagesPerBatch = 25;

/** Checks the frame, then the pages, in batches. Resolves to false if a newer request canceled the check. */
export async function checkInBatches(
  thread: ReactWarningsThread,
  { modules, ...request }: ReactCheckRequest,
  isWanted: () => boolean,
  report: Report,
): Promise<boolean> {
  const { pages } = request.sources;
  for (let start = -pagesPerBatch; start < pages.length; start += pagesPerBatch) {
    if (!isWanted()) return false;
    const batch = pages.slice(Math.max(0, start), start + pagesPerBatch);
    const sources = { ...request.sources, pages: batch };
    const { problems } = await thread.check({ ...request, sources, ...(start < 0 && { modules }) });
    problems.forEach(report);
  }
  return isWanted();
}
