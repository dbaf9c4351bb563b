import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { expect, test } from 'vitest';
import { bannedWords } from '../support/architecture.ts';

/** Files whose names, comments, and messages read as plain US English. The store's own text has other rules. */
const files = glob.sync(['{docs,src,test}/**/*.{ts,tsx,md}'], {
  ignore: [
    'test/.tmp/**',
    'test/specification/specified/**',
    'test/architecture/plain-words.test.ts',
    'test/site/wording.test.ts',
  ],
});

/** Patterns of private vocabulary, and what a native speaker would say. */
const banned: Readonly<Record<string, string>> = {
  'as it is': '"unchanged"',
  'glanc(e|es|ed|ing)': '"check" or "render"',
  heard: '"recorded" or "received"',
  '(?<!there )is no(?! longer)': '"is not a"',
  'leads to no': '"doesn\'t match any"',
  'held entries': '"entries in memory"',
  'looked(?! up)': '"visible" or "checked"',
  'mend(s|ed|ing)?': '"fix"',
  '(?<!user `?)nobody': 'the noun: the caller, the build, the visitor',
  'overhear(s|d|ing)?': '"observe" or "record"',
  placer: '"writer"',
  patience: '"timeout" or "max attempts"',
  'proofread(s|er|ing)?': '"React warnings"',
  'rehears(e|es|ed|ing|al)': '"dry run"',
  somebody: 'the noun: the caller, the build, the visitor',
  stands: '"is" or "appears"',
  told: '"passed" or "reported"',
  'remak(e|es|er|ing)': '"rebuild"',
  remembers: '"uses the cache"',
  unmade: '"empty"',
  'whoever|who asks': 'the noun: the caller, the build, the visitor',
  worn: '"used"',
};

test('the generator, its documents, and the tests are written in plain US English', () => {
  expect(files.length).toBeGreaterThan(600);
  const problems = files.flatMap((file) => bannedWords(file, readFileSync(file, 'utf8'), banned));
  expect(problems).toEqual([]);
});

test('a banned word is reported in a comment, a message, and a name', () => {
  const code = '// Whoever asks.\nconst message = `It is no slug.`;\nconst patienceMs = 1;\n';
  expect(bannedWords('src/core/a.ts', code, banned)).toEqual([
    'src/core/a.ts:1 says "Whoever".\n  Say the noun: the caller, the build, the visitor.',
    'src/core/a.ts:2 says "is no".\n  Say "is not a".',
    'src/core/a.ts:3 says "patience".\n  Say "timeout" or "max attempts".',
  ]);
});
