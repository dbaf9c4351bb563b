import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/**
 * What the compiler reports for the TypeScript in a folder, or for some files and their imports,
 * with the project's own settings.
 */
export function typeCheck(
  folder: string,
  include: readonly string[] = ['**/*.ts', '**/*.tsx'],
): string {
  const config = join(folder, 'tsconfig.json');
  const toProject = relative(folder, resolve('tsconfig.json'));
  writeFileSync(config, JSON.stringify({ extends: toProject, include, exclude: [] }));
  const { stdout } = spawnSync(resolve('node_modules/.bin/tsc'), ['--noEmit', '-p', config], {
    encoding: 'utf8',
  });
  return stdout;
}
