import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { SiteError } from '../../core/problem.ts';
import { asRecord } from '../../core/values.ts';
import type { InstallPaths } from '../options/to-site-options.ts';
import { print } from '../output/print.ts';

/** As `bin/pack-generator.js` names the package. */
const generator = 'typed-pages';

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
        message: 'This already exists, and `init` overwrites nothing.',
        hint: 'Move or delete it, or choose another folder.',
      })),
    );
  const file = join(folder, 'package.json');
  const own = readPackage(file);
  const fields = readJson(join(starter, 'package.json'));
  // Existing entries win.
  const sections = Object.keys(fields).flatMap((name) =>
    typeof fields[name] === 'object' ? [[name, { ...fields[name], ...asRecord(own[name]) }]] : [],
  );
  const merged = { ...fields, ...own, ...Object.fromEntries(sections) };
  for (const name of names) cpSync(join(starter, name), targetOf(name), { recursive: true });
  writeFileSync(file, `${JSON.stringify(merged, null, 2)}\n`);
}

/** The package.json that installed the generator: no registry has it. */
function readPackage(file: string): Readonly<Record<string, unknown>> {
  const fields = existsSync(file) ? readJson(file) : {};
  if (asRecord(fields['dependencies'])[generator] === undefined)
    throw new SiteError([
      {
        file,
        message: `${generator} is not among its dependencies.`,
        hint: `First run \`npm install <path to ${generator}-….tgz>\` in this folder.`,
      },
    ]);
  // `npm init` writes a test that fails.
  const { test, ...scripts } = asRecord(fields['scripts']);
  const isDefault = typeof test === 'string' && test.includes('no test specified');
  return isDefault ? { ...fields, scripts } : fields;
}

function readJson(file: string): Readonly<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const message = `Could not be read: ${String(error)}.`;
    throw new SiteError([{ file, message, hint: 'Correct it, and run the command again.' }]);
  }
}
