import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

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

/** The files that decide how modules are compiled, also those that a tsconfig.json extends. */
export function compilerFilesOf(folder: string): readonly string[] {
  const settings = new Set(configFilesAbove(folder, ['tsconfig.json']));
  for (const file of settings) for (const extended of extendedBy(file)) settings.add(extended);
  return [...settings, ...configFilesAbove(folder, ['package.json'])];
}

/** The files that decide how modules are compiled and which packages are installed. */
export function configFilesOf(folder: string): readonly string[] {
  return [...compilerFilesOf(folder), ...configFilesAbove(folder, lockFiles)];
}

/** All files that a name can stand for, and a relative path even if there is no such file yet. */
function extendedBy(file: string): readonly string[] {
  const text = statSync(file, { throwIfNoEntry: false })?.isFile()
    ? readFileSync(file, 'utf8')
    : '';
  const [, value = ''] = /"extends"\s*:\s*(\[[^\]]*\]|"[^"]*")/.exec(text) ?? [];
  const node = createRequire(file);
  const absolute = (path: string): string => resolve(dirname(file), path);
  return [...value.matchAll(/"([^"]+)"/g)].flatMap(([, name = '']) => {
    const found = name.startsWith('.') ? [absolute(name)] : [];
    for (const path of [name, `${name}.json`, `${name}/tsconfig.json`])
      try {
        found.push(absolute(node.resolve(path)));
      } catch {}
    return found;
  });
}
