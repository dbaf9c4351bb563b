import { expect, test } from 'vitest';
import { firstLines, problemsOf } from '../support/broken-site.ts';
import { pageText, siteText } from '../support/site-folder.ts';

const page = (body: string) => ({ 'team.tsx': pageText('Team', { body }) });
const frame = (text: string, more = '') => ({ '_site.tsx': siteText({ frame: text, more }) });
const inFrame = (text: string) => frame(`${text}<main>{children}</main>`);

test('a page has one h1', async () => {
  const none = pageText('None').replaceAll('h1', 'h2');
  expect(await problemsOf({ ...page('<h1>Two</h1>'), 'none.tsx': none })).toEqual([
    `none.tsx: /none has 0 h1 elements; expected 1.\n  Add an h1 that names the page's topic.`,
    `team.tsx: /team has 2 h1 elements; expected 1.\n  Keep one h1 and change the others to h2.`,
  ]);
});

test('the frame does not contain the h1', async () => {
  expect(await problemsOf(inFrame('<h1>Store</h1>'))).toEqual([
    '_site.tsx:4: The frame has an h1, but each page has its own.\n  Use a different element in the frame. The h1 names the topic of the page.',
  ]);
});

test('headings skip no level on the way down', async () => {
  expect(
    await problemsOf(page('<h2>A</h2><h3>B</h3>\n<h2>C</h2>\n<h4>Too <i>deep</i></h4>')),
  ).toEqual([
    'team.tsx: The h4 "Too deep" on /team skips a heading level.\n  Use a heading no more than one level below the previous one.',
  ]);
  expect(firstLines(await problemsOf(page('<h2>C</h2>\n<h4>Deep</h4>')))).toEqual([
    'team.tsx:6: The h4 "Deep" on /team skips a heading level.',
  ]);
});

test('an id is used once per page', async () => {
  const hint = '  Rename one of them, and check the ids in the frame too.';
  expect(await problemsOf(page('<p id="a" />\n<p id="b" /><p id="a" />'))).toEqual([
    `team.tsx:5: The id "a" is used more than once on /team.\n${hint}`,
  ]);
  expect(
    await problemsOf({ ...inFrame('<p id="top-bar" />'), ...page('<p id="top-bar" />') }),
  ).toEqual([`team.tsx:5: The id "top-bar" is used more than once on /team.\n${hint}`]);
  expect(await problemsOf(inFrame('<p id="a" /><p id="a" />'))).toEqual([
    `_site.tsx:4: The id "a" is used more than once on every page.\n${hint}`,
  ]);
});

test('an element has no inline style', async () => {
  const hint = '  Use a class and a style sheet, or a presentation attribute of SVG.';
  expect(await problemsOf(page('<p>Fine</p>\n<b style={{ color: "red" }}>Red</b>'))).toEqual([
    `team.tsx:6: A <b> on /team has a style attribute.\n${hint}`,
  ]);
  expect(await problemsOf(inFrame('<i style={{ top: 0 }} />'))).toEqual([
    `_site.tsx:4: A <i> on every page has a style attribute.\n${hint}`,
  ]);
});

test('an image has an alt, or says that it needs none', async () => {
  const files = { '_public/a.png': 'x', '_public/b.png': 'x' };
  const body =
    '<img src="/b.png" alt="" width="1" height="1" />\n<img src="/a.png" width="1" height="1" /><img width="1" height="1" />';
  const hint = '  Describe what it shows, or use alt="" if it is decorative.';
  expect(await problemsOf({ ...files, ...page(body) })).toEqual([
    `team.tsx:6: The image "/a.png" on /team has no alt attribute.\n${hint}`,
    `team.tsx: The image "" on /team has no alt attribute.\n${hint}`,
  ]);
});

test('an image has a width and a height', async () => {
  const files = { '_public/a.png': 'x' };
  const body = '<p>Picture</p>\n<img src="/a.png" alt="" width="8" />';
  expect(await problemsOf({ ...files, ...page(body) })).toEqual([
    'team.tsx:6: The image "/a.png" on /team has no width and height, so the text below it moves when it arrives.\n  Add width and height in pixels. CSS may still change its size if it also sets "height: auto".',
  ]);
});

test.each([
  ['a NUL', '\\0'],
  ['the first half of a pair', '\\ud83d'],
  ['the second half of a pair', '\\ude00'],
])('%s is refused in a page, its title, or the frame', async (_, character) => {
  const message = 'There is a NUL character or an unpaired surrogate on';
  const hint = 'Remove it. It often comes from cutting a text in the middle of an emoji.';
  expect(await problemsOf(page(`{"x${character}x"}`))).toEqual([
    `team.tsx: ${message} /team.\n  ${hint}`,
  ]);
  const title = pageText('Team')
    .replace('"Team"', `"Team${character}"`)
    .replace('{meta.title}', 'Team');
  expect(firstLines(await problemsOf({ 'team.tsx': title }))).toEqual([
    `team.tsx: ${message} /team.`,
  ]);
  expect(
    firstLines(await problemsOf({ ...inFrame(`{"x${character}"}`), 'team.tsx': pageText('Team') })),
  ).toEqual([`_site.tsx: ${message} every page.`]);
});

test('no two pages share a title or a description', async () => {
  const twin = pageText('Team').replace('About Team.', 'About the others.');
  const problems = await problemsOf({ 'team.tsx': pageText('Team'), 'twin.tsx': twin });
  expect(problems).toEqual([
    'twin.tsx:2: /twin and /team have the same title: "Team".\n  Change the title of /twin to name what only that page covers.',
  ]);
  const same = pageText('Other').replace('About Other.', 'About Team.');
  expect(firstLines(await problemsOf({ 'team.tsx': pageText('Team'), 'twin.tsx': same }))).toEqual([
    'twin.tsx:2: /twin and /team have the same description: "About Team.".',
  ]);
});

test.each([
  [0, '<main />'],
  [2, '<main>{children}{children}</main>'],
])('a frame that shows its children %i times is refused', async (count, text) => {
  expect(await problemsOf(frame(text))).toEqual([
    `_site.tsx: The frame renders its children ${count} times.\n  Use {children} in the frame exactly once, inside <main>.`,
  ]);
});

test.each([
  ['a function', 'name: () => 1', 'the value of "name" is a function'],
  ['a symbol', 'name: Symbol("x")', 'the value of "name" is Symbol(x)'],
  ['a BigInt', 'price: 10n', 'the value of "price" is 10'],
  ['NaN', 'price: 0 / 0', 'the value of "price" is NaN'],
  ['a hole in a list', 'list: [1, undefined]', 'the value of "1" is undefined'],
  ['a Map', 'list: new Map([[1, 2]])', 'the value of "list" is a Map'],
  ['a circle', 'get self() { return this; }', 'Converting circular structure to JSON'],
])('structured data with %s cannot be JSON', async (_, field, reason) => {
  const more = `structuredData: () => [{ '@type': 'WebPage', ${field} }],`;
  expect(await problemsOf(frame('<main>{children}</main>', more))).toEqual([
    `_site.tsx: The structured data of / cannot be written as JSON: ${reason}.\n  Return only plain objects, lists, strings, booleans, and finite numbers from \`structuredData\`.`,
  ]);
});
