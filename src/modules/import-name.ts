import { posix } from 'node:path';

/** What a module imports, by a name that leads there from the folder of pages. */
export function importName(file: string, name: string): string {
  if (!/^\.\.?(\/|$)/.test(name)) return name;
  const path = posix.join(posix.dirname(file), name);
  return path.startsWith('..') ? path : `./${path}`;
}
