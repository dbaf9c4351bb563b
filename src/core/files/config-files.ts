import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files with these names in a folder and in every folder above it. */
export function configFilesAbove(folder: string, names: readonly string[]): readonly string[] {
  const found = names
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file) && statSync(file).isFile());
  return dirname(folder) === folder
    ? found
    : [...found, ...configFilesAbove(dirname(folder), names)];
}

const lockFiles = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
];

/** The files that decide how modules are compiled and which packages are installed. */
export function configFilesOf(folder: string): readonly string[] {
  return configFilesAbove(folder, ['tsconfig.json', 'package.json', ...lockFiles]);
}
