/** `ENOENT` and the like; undefined for an error that is not the operating system's. */
export function errorCode(error: unknown): string | undefined {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : undefined;
}

/** This user may not use the file. */
export function isForbidden(error: unknown): boolean {
  return ['EACCES', 'EPERM'].includes(errorCode(error) ?? '');
}

/** This process has too many files open, which says nothing about the file. */
export function isOutOfFiles(error: unknown): boolean {
  return ['EMFILE', 'ENFILE'].includes(errorCode(error) ?? '');
}
