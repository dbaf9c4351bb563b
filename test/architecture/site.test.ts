import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { limits, type Ranks, rankProblems, sizeProblems } from '../support/architecture.ts';
import { readModules } from '../support/module-imports.ts';

const modules = readModules('.', ['pages']);
const isPage = (file: string): boolean => !file.startsWith('pages/_');

/** From the files that everything may import to those that may import everything. Pages are above all. */
const ranks: Ranks = {
  root: 'pages/',
  order: [
    ['_assets'],
    ['_facts'],
    ['_clock', '_unbroken.ts'],
    ['_navigation'],
    ['_structured-data'],
    ['_content'],
    ['_components'],
    ['_islands'],
    ['_blocks'],
    ['_templates'],
    ['_frame'],
    ['_checks', '_files', '_og'],
    ['_site.tsx'],
  ],
};

test('imports of the site point down the ranks', () => {
  const ranked = modules.filter(({ file }) => !isPage(file));
  expect(ranked.length).toBeGreaterThan(200);
  expect(rankProblems(ranks, ranked)).toEqual([]);
});

/** Each entry of these is a page, a fact, the text of a page, a drawing, or an island. */
const longLists = [
  /^pages( |\/(contact|service-areas) )/,
  /^pages\/_(facts|content)(\/\w+)? /,
  /^pages\/_(assets|components)\/drawings /,
  /^pages\/_islands /,
];

test('its folders, files, and functions stay small, apart from text and facts', () => {
  const isText = (problem: string): boolean =>
    isPage(problem) || /^pages\/_(facts|content|navigation)\/[^ ]+ has/.test(problem);
  const problems = sizeProblems('pages', modules, { ...limits, functionLines: 85 })
    .filter((problem) => !longLists.some((list) => list.test(problem)))
    .filter((problem) => !isText(problem));
  expect(problems).toEqual([]);
});

test('no two files of the site share a name, except a page and its text', () => {
  const files = readdirSync('pages', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^(index\.tsx|README\.md)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.startsWith('pages/_content/'));
  const names = files.map((file) => basename(file));
  expect(files.length).toBeGreaterThan(600);
  expect(files.filter((file, at) => names.indexOf(basename(file)) !== at)).toEqual([]);
});

/** Large text of a reader's own, a phone, a tablet, and a desk begin here. A part whose own room decides asks its container. */
const breakpoints = [16, 26, 40, 60];

test('style sheets know four widths of a screen', () => {
  const sheets = readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, css: readFileSync(join('pages', file), 'utf8') }));
  const widths = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@media ([^{]*)/g)].flatMap(([, query = '']) =>
      [...query.matchAll(/(min|max)-width: ([^)]+)/g)].map(([, bound, width = '']) => {
        const begins = Number.parseFloat(width) + (bound === 'max' ? 0.01 : 0);
        return { file, query, begins: Number(begins.toFixed(2)) };
      }),
    ),
  );
  expect(widths.length).toBeGreaterThan(50);
  expect(widths.filter(({ begins }) => !breakpoints.includes(begins))).toEqual([]);
});
