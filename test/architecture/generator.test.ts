import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cycles, type Ranks, rankProblems, sizeProblems } from '../support/architecture.ts';
import { readModules } from '../support/module-imports.ts';
import { moduleOf } from './module-of.ts';

const ranks: Ranks = {
  root: 'src/',
  order: [
    ['core'],
    ['author'],
    ['modules'],
    ['routes'],
    ['assets', 'render', 'output'],
    ['checks', 'server'],
    ['build'],
    ['watch'],
    ['cli'],
  ],
};
/** One rule is one file, and `all-rules.ts` lists them. */
const crowdedOnPurpose = ['src/checks/rules'];

const modules = readModules('.', ['src']);

test('imports of the generator point down the ranks', () => {
  expect(rankProblems(ranks, modules)).toEqual([]);
});

test('its modules have no import cycles, not even between types', () => {
  expect(cycles(modules)).toEqual([]);
});

test('it imports nothing from outside src/', () => {
  const outside = modules
    .flatMap(({ imports }) => imports)
    .filter(({ to }) => to !== undefined && !to.startsWith('src/'));
  expect(outside).toEqual([]);
});

test('its root has the folders of the architecture and nothing else', () => {
  expect(readdirSync('src').sort()).toEqual(ranks.order.flat().sort());
});

test('its folders, files, and functions stay small', () => {
  const problems = sizeProblems('src', modules).filter(
    (problem) => !crowdedOnPurpose.some((folder) => problem.startsWith(`${folder} has`)),
  );
  expect(problems).toEqual([]);
});

test('each folder has a README', () => {
  const folders = ranks.order.flat().map((folder) => join('src', folder));
  expect(folders.filter((folder) => !existsSync(join(folder, 'README.md')))).toEqual([]);
});

test('only the command line prints, reads the current folder, and sets the exit code', () => {
  const files = modules.map(({ file }) => file).filter((file) => !file.startsWith('src/cli/'));
  const talking = files.filter((file) =>
    /\bconsole\.\w+\(|\bprocess\.(stdout|stderr|exitCode|argv|cwd)\b/.test(codeOf(file)),
  );
  expect(files.length).toBeGreaterThan(80);
  expect(talking).toEqual([]);
});

/** Without its comments. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

test('an import of a higher or the same rank is reported, and so is a cycle', () => {
  const faulty = [
    moduleOf('src/core/a.ts', ['src/watch/b.ts']),
    moduleOf('src/watch/b.ts', ['src/core/a.ts']),
    moduleOf('src/render/html/c.ts', ['src/output/d.ts']),
    moduleOf('src/render/e.ts', ['src/render/html/c.ts', 'src/core/a.ts']),
  ];
  expect(rankProblems(ranks, faulty)).toEqual([
    'src/core/a.ts:1 imports src/watch/b.ts, which has a higher rank.\n  Move what both need down, or pass it as an argument.',
    'src/render/html/c.ts:1 imports src/output/d.ts, which has the same rank.\n  Move what both need down, or pass it as an argument.',
  ]);
  expect(cycles(faulty)).toEqual(['src/core/a.ts -> src/watch/b.ts -> src/core/a.ts']);
});

test('a crowded folder, a long file, and a long function are reported with their lines', () => {
  mkdirSync('test/.tmp', { recursive: true });
  const root = mkdtempSync('test/.tmp/sizes-');
  const file = join(root, 'a.ts');
  writeFileSync(file, `const one = 1;\nexport const long = () => {\n${'  one;\n'.repeat(3)}};\n`);
  const modules = readModules('.', [root]);
  expect(sizeProblems(root, modules, { entries: 0, fileLines: 5, functionLines: 4 })).toEqual([
    `${root} has 1 entries; the limit is 0.`,
    `${file} has 6 lines; the limit is 5.\n  Split it.`,
    `${file}:2 begins a function of 5 lines; the limit is 4.\n  Move a part of it into a function of its own.`,
  ]);
  expect(sizeProblems(root, modules, { entries: 1, fileLines: 6, functionLines: 5 })).toEqual([]);
});
