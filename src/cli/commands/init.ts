import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { asRecord } from '../../core/as-record.ts';
import { SiteError } from '../../core/problems/problem.ts';
import type { InstallPaths } from '../install-paths.ts';
import { print } from '../output/print.ts';

/** Adds `site init`. */
export function init(program: Command, { root }: InstallPaths): void {
  program
    .command('init')
    .description('write a small site to start from')
    .argument('<folder>', 'where to write it; . is the current folder')
    .option('--json', 'print the folder as JSON')
    .action((argument: string, { json }: { readonly json?: true }) => {
      const folder = resolve(argument);
      copyStarter(join(root, 'bin', 'starter'), folder);
      if (json) return print(JSON.stringify({ folder }));
      const enter = folder === resolve() ? '' : `cd ${relative('', folder)} && `;
      print(`Created a site. To see it: ${enter}npm install && npm start`);
    });
}

/** Adds to an existing package.json. Overwrites nothing. */
function copyStarter(starter: string, folder: string): void {
  // npm leaves a .gitignore out of packages.
  const targetOf = (name: string): string => join(folder, name.replace('gitignore', '.gitignore'));
  const names = readdirSync(starter).filter((name) => name !== 'package.json');
  const inTheWay = names.map(targetOf).filter((path) => existsSync(path));
  if (inTheWay.length > 0)
    throw new SiteError(
      inTheWay.map((file) => ({
        file,
        message: 'The new site has a file or folder of this name, and nothing is overwritten.',
        hint: 'Choose another folder, or move it away.',
      })),
    );
  for (const name of names) cpSync(join(starter, name), targetOf(name), { recursive: true });
  const file = join(folder, 'package.json');
  const fields = merge(
    readJson(join(starter, 'package.json')),
    existsSync(file) ? readJson(file) : {},
  );
  writeFileSync(file, `${JSON.stringify(fields, null, 2)}\n`);
}

function readJson(file: string): Readonly<Record<string, unknown>> {
  return asRecord(JSON.parse(readFileSync(file, 'utf8')));
}

/** The second one wins, also in their sections. */
function merge(
  fields: Readonly<Record<string, unknown>>,
  existing: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const sections = Object.entries(fields)
    .filter(([, value]) => typeof value === 'object')
    .map(([name, value]) => [name, { ...asRecord(value), ...asRecord(existing[name]) }]);
  return { ...fields, ...existing, ...Object.fromEntries(sections) };
}
