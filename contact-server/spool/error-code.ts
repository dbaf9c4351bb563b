import * as z from 'zod';

const coded = z.object({ code: z.string() });

/** `ENOENT` and its like; undefined for what is no error of the system. */
export function errorCode(error: unknown): string | undefined {
  return coded.safeParse(error).data?.code;
}
