import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bannedWords } from '../support/architecture.ts';

/** Files and folders whose names, comments, and messages read as plain US English. */
const plain: readonly string[] = [
  'docs',
  'src/assets',
  'src/author',
  ...entriesOf('src/checks').filter((path) => !path.endsWith('/react-warnings')),
  'src/cli',
  'src/core',
  'src/output',
  'src/render',
  'src/routes',
  'src/server',
];

/** Patterns of private vocabulary, and what a native speaker would say. */
const banned: Readonly<Record<string, string>> = {
  'as it is': '"unchanged"',
  'glanc(e|es|ed|ing)': '"check" or "render"',
  heard: '"recorded" or "received"',
  '(?<!there )is no(?! longer)': '"is not a"',
  'leads to no': '"doesn\'t match any"',
  'mend(s|ed|ing)?': '"fix"',
  nobody: 'the noun: the caller, the build, the visitor',
  'overhear(s|d|ing)?': '"observe" or "record"',
  patience: '"timeout" or "max attempts"',
  'proofread(s|er|ing)?': '"React warnings"',
  'rehears(e|es|ed|ing|al)': '"dry run"',
  somebody: 'the noun: the caller, the build, the visitor',
  stands: '"is" or "appears"',
  told: '"passed" or "reported"',
  unmade: '"empty"',
  'whoever|who asks': 'the noun: the caller, the build, the visitor',
  worn: '"used"',
};

/** Names that folders outside the list still define. */
const allowed = /\b(proofreaderFile|onProofread)\b/g;

function entriesOf(folder: string): readonly string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}

function filesIn(path: string): readonly string[] {
  return statSync(path).isDirectory() ? entriesOf(path).flatMap(filesIn) : [path];
}

test('the generator is written in plain US English', () => {
  const files = plain.flatMap(filesIn).filter((file) => /\.(tsx?|md)$/.test(file));
  expect(files.length).toBeGreaterThan(150);
  const textOf = (file: string): string => readFileSync(file, 'utf8').replace(allowed, '');
  expect(files.flatMap((file) => bannedWords(file, textOf(file), banned))).toEqual([]);
});

test('a banned word is reported in a comment, a message, and a name', () => {
  const code = '// Whoever asks.\nconst message = `It is no slug.`;\nconst patienceMs = 1;\n';
  expect(bannedWords('src/core/a.ts', code, banned)).toEqual([
    'src/core/a.ts:1 says "Whoever".\n  Say the noun: the caller, the build, the visitor.',
    'src/core/a.ts:2 says "is no".\n  Say "is not a".',
    'src/core/a.ts:3 says "patience".\n  Say "timeout" or "max attempts".',
  ]);
});
