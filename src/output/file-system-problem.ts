import { isWithin } from '../core/files/paths.ts';
import type { Problem } from '../core/problems/problem.ts';
import { errorCodeOf } from '../core/problems/thrown.ts';

/** Errors in the middle of a file. Node reports them without a path. */
const errorsWithoutPath = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO']);

/** A problem for a full or write-protected disk at a folder. Undefined if the error is a bug of ours. */
export function fileSystemProblem(error: unknown, folder: string): Problem | undefined {
  const code = errorCodeOf(error);
  if (!(error instanceof Error) || code === undefined) return undefined;
  const path = 'path' in error ? error.path : errorsWithoutPath.has(code) ? folder : undefined;
  if (typeof path !== 'string' || !isWithin(path, folder)) return undefined;
  return {
    file: path,
    message: `Writing failed: "${error.message.split(', ')[0]}".`,
    hint: 'Check the free space and the permissions, or choose a different folder with --out.',
  };
}
