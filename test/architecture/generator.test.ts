import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  crowdedFolders,
  cycles,
  longFiles,
  longFunctions,
  type Ranks,
  rankProblems,
} from '../support/architecture.ts';
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
/** Twelve, and a README. */
const maxEntries = 13;
const maxFileLines = 200;
const maxFunctionLines = 60;
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
  const crowded = crowdedFolders('src', maxEntries).filter(
    (problem) => !crowdedOnPurpose.some((folder) => problem.startsWith(`${folder} `)),
  );
  expect(crowded).toEqual([]);
  expect(longFiles(modules, maxFileLines)).toEqual([]);
  const long = modules.flatMap(({ file }) =>
    longFunctions(file, readFileSync(file, 'utf8'), maxFunctionLines),
  );
  expect(long).toEqual([]);
});

test('each folder has a five-line README: what it does, where to start, and who may import it', () => {
  for (const folder of ranks.order.flat()) {
    const text = readFileSync(join('src', folder, 'README.md'), 'utf8');
    expect(text.trimEnd().split('\n'), folder).toHaveLength(5);
  }
});

test('only the command line prints, reads the current folder, and sets the exit code', () => {
  const files = modules
    .map(({ file }) => file)
    .filter((file) => !file.startsWith('src/cli/') && !file.endsWith('/console-errors.ts'));
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

test('everything a page may import is listed on one screen', () => {
  for (const file of ['src/author/index.ts', 'src/author/browser/client.ts'])
    expect(readFileSync(file, 'utf8').trimEnd().split('\n').length, file).toBeLessThan(12);
});

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

test('a long file and a long function are reported with their lines', () => {
  const code = `const one = 1;\nexport const long = () => {\n${'  one;\n'.repeat(3)}};\n`;
  expect(longFunctions('src/core/a.ts', code, 4)).toEqual([
    'src/core/a.ts:2 begins a function of 5 lines; the limit is 4.\n  Move a part of it into a function of its own.',
  ]);
  expect(longFunctions('src/core/a.ts', code, 5)).toEqual([]);
  expect(longFiles([{ file: 'src/core/a.ts', lines: 201, imports: [] }], 200)).toEqual([
    'src/core/a.ts has 201 lines; the limit is 200.\n  Split it.',
  ]);
});
