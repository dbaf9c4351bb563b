import { readFileSync } from 'node:fs';

/** Undefined if there is no such file, or if it is damaged. */
export function readCacheFile<Value>(
  file: string,
  parse: (contents: Buffer) => Value,
): Value | undefined {
  try {
    return parse(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** Reads what was written as JSON. */
export const parseJson = (contents: Buffer) => JSON.parse(String(contents));
