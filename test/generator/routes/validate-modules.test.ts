import { expect, test } from 'vitest';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { pageText } from '../../support/site-folder.ts';

const meta = "export const meta = { title: 'A', description: 'B.', schemaType: 'WebPage' };\n";
const writeOne =
  '  Write `export default function Page() { return ... }`. If the file is not a page, start its name with _.';
const loadAbove =
  '  Load the data at the top of the module with `await`, and make the component a plain function.';

test.each([
  ['missing', '', 'missing'],
  ['an object', 'export default { title: 1 };', 'of type object'],
  ['a text', "export default 'main';", 'of type string'],
  ['an element', 'export default <p>Hello</p>;', 'of type object'],
  ['async', 'export default async function Page() { return null; }', 'an async function'],
  [
    'lazy',
    "import { lazy } from 'react'; export default lazy(() => import('./index.tsx'));",
    'made by `lazy`',
  ],
])('a default export that is %s is not a component', async (_, code, found) => {
  const place = code === '' ? 'team.tsx' : 'team.tsx:2';
  const fix = found === 'an async function' ? loadAbove : writeOne;
  expect(await problemsOf({ 'team.tsx': meta + code })).toEqual([
    `${place}: The default export is ${found}; expected a component.\n${fix}`,
  ]);
});

test.each([
  ['memo', 'memo(() => <h1>Memo</h1>)'],
  ['forwardRef', 'forwardRef(() => <h1>Ref</h1>)'],
  ['a class', 'class extends Component { render() { return <h1>Class</h1>; } }'],
])('%s is a component', async (name, code) => {
  const imports = "import { Component, forwardRef, memo } from 'react';\n";
  const problems = await problemsOf({
    'good.tsx': `${imports}${meta}export default ${code};`,
    'bad.tsx': 'export const meta = 1;',
  });
  expect(problems.join('\n'), name).not.toContain('good.tsx');
});

test('for a page without meta, the problem says what to write', async () => {
  expect(await problemsOf({ 'team.tsx': 'export default () => <h1>Team</h1>;' })).toEqual([
    "team.tsx: `meta` is missing.\n  Write `export const meta: PageMeta = { title: '…', description: '…' }`.",
  ]);
});

test('everything that meta lacks is reported together', async () => {
  const code = `import type { schemaType } from './_none.ts';
const title = 'schemaType';
export const meta = {
  title: ' ',
  schemaType:
    'Shop',
};
export default () => title;`;
  expect(await problemsOf({ 'team.tsx': code })).toEqual([
    'team.tsx:4: `meta.title` is missing.\n  Add a title that no other page has.',
    'team.tsx:3: `meta.description` is missing.\n  Describe the page in one or two sentences.',
    'team.tsx:5: `meta.schemaType` is "Shop".\n  Use LocalBusiness, Service, or WebPage, or leave it out.',
  ]);
});

test('a field that should be a list is reported', async () => {
  const code = pageText('Team', { meta: "aliases: '/us', keywords: 'team'" });
  expect(await problemsOf({ 'team.tsx': code })).toEqual([
    'team.tsx:2: `meta.keywords` is not a list.\n  Put brackets around it, or leave it out.',
    'team.tsx:2: `meta.aliases` is not a list.\n  Put brackets around it, or leave it out.',
  ]);
});

test.each([
  ["titel: 'Team'", 'titel', 'title'],
  ['Listed: false', 'Listed', 'listed'],
  // Half of its letters are right.
  ["laxy: 'es'", 'laxy', 'lang'],
])('the misspelled field in meta { %s } is named', async (meta, field, known) => {
  expect(await problemsOf({ 'team.tsx': pageText('Team', { meta }) })).toEqual([
    `team.tsx:2: \`${field}\` is not a field of meta.\n  Remove it. Did you mean \`${known}\`?`,
  ]);
});

test.each([
  ['title: 3', '`meta.title` is not a string.', 'Add a title that no other page has.'],
  [
    "listed: 'false'",
    '`meta.listed` is not true or false.',
    'Write it without quotes, or leave it out.',
  ],
  ['own: [1]', '`meta.own` is not an object.', 'Put braces around its fields, or leave it out.'],
])('the wrong value in meta { %s } is reported', async (meta, message, hint) => {
  expect(await problemsOf({ 'team.tsx': pageText('Team', { meta }) })).toEqual([
    `team.tsx:2: ${message}\n  ${hint}`,
  ]);
});

test('what only a module of many pages has is reported in any other', async () => {
  const meta = '() => ({ title: "A", description: "A" })';
  const code = `export const entries = [{ slug: 'a' }];\nexport const meta = ${meta};\nexport default () => <h1>A</h1>;\n`;
  expect(firstLines(await problemsOf({ 'a.tsx': code }))).toEqual([
    'a.tsx:1: `entries` makes no pages here.',
    'a.tsx:2: `meta` is a function, which only [slug].tsx has.',
  ]);
});

test('a field that looks like none is reported with the names of all', async () => {
  const [problem] = await problemsOf({ 'team.tsx': pageText('Team', { meta: 'noindex: true' }) });
  expect(problem).toMatch(
    /`noindex` is not a field.*\n {2}Remove it, or move it into `own`\. The fields are title, .*, own\.$/,
  );
});

test('what a module of many pages lacks is reported', async () => {
  expect(await problemsOf({ 'notes/[slug].tsx': meta })).toEqual([
    `notes/[slug].tsx: The default export is missing; expected a component.\n${writeOne}`,
    "notes/[slug].tsx: `entries` is missing or cannot be iterated over.\n  Export a list: `export const entries = [{ slug: 'first' }] satisfies PageEntry[]`.",
    'notes/[slug].tsx:1: `meta` is not a function.\n  Write `export function meta(entry): PageMeta { return { ... } }`.',
  ]);
});

test('a folder without _site.tsx is not a site', async () => {
  const [problem, ...more] = await problemsOf({ '_site.tsx': null });
  expect(more).toEqual([]);
  expect(problem).toMatch(
    /^_site\.tsx: \S+\/pages has no _site\.tsx\.\n {2}Add a file that exports/,
  );
});

test('problems of different kinds are all shown, each with its file', async () => {
  const problems = await problemsOf({
    'bare.tsx': 'export default () => null;',
    'Odd Name.tsx': pageText('Odd'),
    'loud.tsx': pageText('Loud', { body: '{(() => { throw new Error("Too loud") })()}' }),
    'twins.tsx': pageText('Twins', { body: '<p id="a"/><p id="a"/>' }),
  });
  expect(problems.map((problem) => problem.split(': ')[0])).toEqual([
    'Odd Name.tsx',
    'bare.tsx',
    'loud.tsx:5',
    'twins.tsx:5',
  ]);
  for (const problem of problems) expect(problem).toMatch(/^\S.*\.\n {2}\S.*\.$/);
});
