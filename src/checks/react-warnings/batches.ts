import type { Report } from '../../core/problems/problem.ts';
import type { ProofreadingThread } from './thread.ts';
import type { ProofreadRequest } from './worker.ts';

/** So few that who saves meanwhile need not wait for them. */
const pagesAtOnce = 25;

/** Lets a proofreader read while that is wanted; whether it got to the end. */
export async function proofreadInParts(
  thread: ProofreadingThread,
  request: ProofreadRequest,
  isWanted: () => boolean,
  report: Report,
): Promise<boolean> {
  for (const [index, part] of toParts(request).entries()) {
    // What was handed over is not handed over again.
    if (index > 0 && !isWanted()) return false;
    const { problems } = await thread.ask(part);
    problems.forEach(report);
  }
  return isWanted();
}

/** The modules and the frame, then the pages. */
function toParts(request: ProofreadRequest): readonly ProofreadRequest[] {
  const { sources, handed } = request;
  if (!handed) return [request];
  const parts: ProofreadRequest[] = [{ ...request, sources: { ...sources, pages: [] } }];
  for (let start = 0; start < sources.pages.length; start += pagesAtOnce) {
    const pages = sources.pages.slice(start, start + pagesAtOnce);
    const nothing = { ...handed, modules: [] };
    parts.push({ ...request, sources: { ...sources, pages }, handed: nothing, isRest: true });
  }
  return parts;
}
