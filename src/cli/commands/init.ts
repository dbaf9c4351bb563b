import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { SiteError } from '../../core/problem.ts';
import { asRecord } from '../../core/values.ts';
import type { InstallPaths } from '../options/to-site-options.ts';
import { print } from '../output/print.ts';

/** As `bin/pack-generator.js` names the package, and its command. In the repository, the command is `site`. */
export const packageName = 'typed-pages';

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
      print(`Created a site. To see it: ${enter}${startOf(folder)}`);
      print('`npm install` adds TypeScript, for `npm run typecheck`.');
    });
}

/** Adds to an existing package.json. Overwrites nothing. */
function copyStarter(starter: string, folder: string): void {
  const names = readdirSync(starter).filter((name) => !/^(?:package\.json|gitignore)$/.test(name));
  const targetOf = (name: string): string => join(folder, name);
  // A repository that GitHub made has one.
  const written = names.filter((name) => name !== 'README.md' || !existsSync(targetOf(name)));
  const inTheWay = written.map(targetOf).filter((path) => existsSync(path));
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
  for (const name of written) cpSync(join(starter, name), targetOf(name), { recursive: true });
  addIgnored(join(starter, 'gitignore'), join(folder, '.gitignore'));
  writeFileSync(file, `${JSON.stringify(merged, null, 2)}\n`);
}

/** npm leaves a .gitignore out of packages. */
function addIgnored(starter: string, file: string): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8').replace(/\n?$/, '\n') : '';
  const known = new Set(text.split(/\r?\n/));
  const lines = readFileSync(starter, 'utf8').split('\n');
  const added = lines.filter(
    (line) => line !== '' && !known.has(line) && !known.has(line.replace(/\/$/, '')),
  );
  writeFileSync(file, text + added.map((line) => `${line}\n`).join(''));
}

/** A folder may have had another `start` script before. */
function startOf(folder: string): string {
  const { start } = asRecord(readJson(join(folder, 'package.json'))['scripts']);
  return start === `${packageName} watch` ? 'npm start' : `npx ${packageName} watch`;
}

/** The package.json that installed the generator: no registry has it. */
function readPackage(file: string): Readonly<Record<string, unknown>> {
  const fields = existsSync(file) ? readJson(file) : {};
  if (asRecord(fields['dependencies'])[packageName] === undefined)
    throw new SiteError([
      {
        file,
        message: `${packageName} is not among its dependencies.`,
        hint: `First run \`npm install <path to ${packageName}-….tgz>\` in this folder.`,
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
