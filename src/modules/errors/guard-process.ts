import type { Report } from '../../core/problem.ts';
import { describeThrown } from './describe-thrown.ts';

/**
 * Keeps the site's code from ending this process or thread. Reports what it throws while nothing waits
 * for it: in a timer, or in an async function that is called without `await`. Only the latest call that
 * has not been stopped reports; any other error ends the thread, as it would without this. Calls of
 * `process.exit` throw. Returns a function that stops the guard.
 */
export function guardProcess(folder: string, report: Report): () => void {
  const onError = (error: unknown): void => {
    if (process.listeners('uncaughtException').at(-1) !== onError) return;
    const problem = describeThrown(error, '', folder, 'in code that nothing awaits');
    if (problem.file === '') throw error;
    report(problem);
  };
  const { exit } = process;
  process.exit = refuseExit;
  process.on('uncaughtException', onError);
  return () => {
    process.exit = exit;
    process.off('uncaughtException', onError);
  };
}

/** The line is shown, and the other pages are still checked. */
function refuseExit(code?: number | string | null): never {
  throw Object.assign(
    new Error(`process.exit(${code ?? ''}) was called, which would end the build.`),
    {
      hint: 'Throw an error if the site cannot be built, or remove the call.',
      needles: [],
    },
  );
}
