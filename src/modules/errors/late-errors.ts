import type { Report } from '../../core/problems/problem.ts';
import { describeThrown } from './describe-thrown.ts';

const when = 'in code that nothing waits for';

/**
 * Reports what the site's code throws in this thread while nothing waits for it: in a timer, or in an
 * async function that is called without `await`. Only the latest call that has not been stopped reports.
 * Any other error ends the thread, as it would without this. Returns a function that stops the reporting.
 */
export function reportLateErrors(folder: string, report: Report): () => void {
  const onError = (error: unknown): void => {
    if (process.listeners('uncaughtException').at(-1) !== onError) return;
    const problem = describeThrown(error, '', folder, when);
    if (problem.file === '') throw error;
    report(problem);
  };
  process.on('uncaughtException', onError);
  return () => void process.off('uncaughtException', onError);
}
