import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Those files of some names that lie in a folder or in one above it. */
export function configFilesAbove(folder: string, names: readonly string[]): readonly string[] {
  const found = names
    .map((name) => join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  return dirname(folder) === folder
    ? found
    : [...found, ...configFilesAbove(dirname(folder), names)];
}

/** Files that tell how modules are compiled, and which packages there are. */
export function configFilesOf(folder: string): readonly string[] {
  const locks = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];
  return configFilesAbove(folder, ['tsconfig.json', 'package.json', ...locks]);
}
