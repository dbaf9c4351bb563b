/** The code of a system error, such as `ENOENT`. Undefined for anything else. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** The message of an error, or a thrown value that is none as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
