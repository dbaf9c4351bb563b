/** The code of a system error, such as `ENOENT`. Undefined for anything else. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
