import { isWithin } from '../core/files/staging-folders.ts';
import type { Problem } from '../core/problems/problem.ts';

/** What a disk answers in the middle of a file: Node does not say then which one it was. */
const nameless = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO']);

/** What a full or write-protected disk below a folder is to somebody who builds; nothing where an error is our own bug. */
export function fileSystemProblem(error: unknown, folder: string): Problem | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  const { code, message } = error;
  const path = 'path' in error ? error.path : nameless.has(code) ? folder : undefined;
  if (typeof path !== 'string' || !isWithin(path, folder)) return undefined;
  return {
    file: path,
    message: `The system answers "${message.split(', ')[0]}".`,
    hint: 'See to its room and permissions, or name another folder with --out.',
  };
}
