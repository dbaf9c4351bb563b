import { isWithin } from './out-folder.ts';
import type { Problem } from './problem.ts';

/** What a full or write-protected disk below a folder is to somebody who builds; nothing where an error is our own bug. */
export function fileSystemProblem(error: unknown, folder: string): Problem | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined;
  const { path, message } = error;
  if (typeof path !== 'string' || !isWithin(path, folder)) return undefined;
  return {
    file: path,
    message: `The system answers "${message.split(', ')[0]}".`,
    hint: 'See to its room and permissions, or name another folder with --out.',
  };
}
