import type { Report } from '../../core/problems/problem.ts';
import type { ProofreadingThread } from './thread.ts';
import type { ProofreadRequest } from './worker.ts';

/** So few that who saves meanwhile need not wait for them. */
const pagesAtOnce = 25;

/** Lets a proofreader read the frame, then the pages, while that is wanted; whether it got to the end. */
export async function proofreadInParts(
  thread: ProofreadingThread,
  request: ProofreadRequest,
  isWanted: () => boolean,
  report: Report,
): Promise<boolean> {
  const { pages } = request.sources;
  for (let start = -pagesAtOnce; start < pages.length; start += pagesAtOnce) {
    if (!isWanted()) return false;
    const part = pages.slice(Math.max(0, start), start + pagesAtOnce);
    const sources = { ...request.sources, pages: part };
    const { problems } = await thread.ask({ ...request, sources, isRest: start >= 0 });
    problems.forEach(report);
  }
  return isWanted();
}
