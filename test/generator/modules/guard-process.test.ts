import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { build } from '../../support/build.ts';
import { runSite } from '../../support/run-site.ts';
import { homeTo, pageText, siteFolder, siteText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const card =
  "import './_card.css';\n\nexport function Card({ name }) {\n  return <p>{name.trim()}</p>;\n}\n";
const withCard = (title: string) =>
  pageText(title, { imports: "import { Card } from './_parts/card.tsx';", body: '<Card />' });

test('an error while a page is rendered is shown at its own line', async () => {
  const body =
    '<p>Fine</p>\n{[1, 2].map((n) => {\n  if (n === 2) throw new Error("No twos");\n  return n;\n})}';
  expect(await problemsOf({ 'team.tsx': pageText('Team', { body }) })).toEqual([
    'team.tsx:7: "No twos" was thrown while /team was rendered.\n  Fix this line, or handle the case that causes the error.',
  ]);
});

test('an error in a component is shown in its file, with the page that shows it', async () => {
  const files = { '_parts/card.tsx': card, '_parts/_card.css': 'p { color: red }' };
  const problems = await problemsOf({ ...files, 'a.tsx': withCard('A'), 'b.tsx': withCard('B') });
  const reason = `"Cannot read properties of undefined (reading 'trim')" was thrown`;
  expect(firstLines(problems)).toEqual([
    `_parts/card.tsx:4: ${reason} while /a was rendered (a.tsx).`,
    `_parts/card.tsx:4: ${reason} while /b was rendered (b.tsx).`,
  ]);
});

test('a component that renders itself forever is shown at its line', async () => {
  const imports = 'const Box = () => <p><Box /></p>;';
  expect(await problemsOf({ 'a.tsx': pageText('A', { imports, body: '<Box />' }) })).toEqual([
    'a.tsx:1: A component renders itself forever.\n  Render it only while there is more to show.',
  ]);
});

test('an error in a page of many names the line and the entry', async () => {
  const code = `export const entries = [{ slug: 'one' }, { slug: 'two' }];
export const meta = ({ slug }) => ({ title: slug, description: slug, schemaType: 'WebPage' });
export default function Note({ entry }) {
  if (entry.slug === 'two') throw new RangeError('Two');
  return <h1>{entry.slug}</h1>;
}`;
  expect(firstLines(await problemsOf({ 'notes/[slug].tsx': code }))).toEqual([
    'notes/[slug].tsx:4: "Two" was thrown while /notes/two was rendered.',
  ]);
});

test('an error while a page is loaded is shown at its line and stops no other page', async () => {
  const problems = await problemsOf({
    'early.tsx': `${pageText('Early')}throw new Error('Too early');\n`,
    'late.tsx': pageText('Late', { body: '{null.length}' }),
  });
  expect(firstLines(problems)).toEqual([
    'early.tsx:7: "Too early" was thrown while it was loaded.',
    `late.tsx:5: "Cannot read properties of null (reading 'length')" was thrown while /late was rendered.`,
  ]);
});

test.each([
  [1, '(a.tsx)'],
  [3, '(a.tsx, b.tsx, c.tsx)'],
  [4, '(a.tsx, b.tsx, c.tsx, and 1 more page)'],
  [5, '(a.tsx, b.tsx, c.tsx, and 2 more pages)'],
])('an error while a module of %i pages is loaded is shown there once', async (count, pages) => {
  const imports = "import { price } from './_store/price.ts';";
  const importing = ['A', 'B', 'C', 'D', 'E'].slice(0, count).map((title) => {
    return [`${title.toLowerCase()}.tsx`, pageText(title, { imports, body: '{price}' })] as const;
  });
  const problems = await problemsOf({
    '_store/price.ts': "export const price = 3;\nthrow new Error('No price');\n",
    ...Object.fromEntries(importing),
  });
  expect(firstLines(problems)).toEqual([
    `_store/price.ts:2: "No price" was thrown while it was loaded ${pages}.`,
  ]);
});

test('a page that throws while it is loaded stops the pages that import it, and is one problem', async () => {
  const imports = "import { meta as other } from './b.tsx';";
  const problems = await problemsOf({
    'a.tsx': pageText('A', { imports, body: '{other.title}' }),
    'b.tsx': `${pageText('B')}throw new Error('No price');\n`,
  });
  expect(firstLines(problems)).toEqual(['b.tsx:7: "No price" was thrown while it was loaded.']);
});

test('errors of entries and of their meta are shown, too', async () => {
  const many = (entries: string, title: string) =>
    `export const entries = ${entries};
export const meta = ({ slug }) => ({ title: ${title}, description: slug, schemaType: 'WebPage' });
export default ({ entry }) => <h1>{entry.slug}</h1>;`;
  const problems = await problemsOf({
    'a/[slug].tsx': many(
      "(function* () { yield { slug: 'x' }; throw new Error('Torn') })()",
      'slug',
    ),
    'b/[slug].tsx': many("[{ slug: 'x' }]", 'slug.no.title'),
  });
  expect(firstLines(problems)).toEqual([
    'a/[slug].tsx:1: "Torn" was thrown while its entries were read.',
    `b/[slug].tsx:2: "Cannot read properties of undefined (reading 'title')" was thrown while its entries were read.`,
  ]);
});

test.each([
  ["'a text'", 'a text'],
  ['undefined', 'undefined'],
  ['{ code: 3 }', '{ code: 3 }'],
])('a thrown value need not be an error: %s', async (value, shown) => {
  const body = `{(() => { throw ${value}; })()}`;
  expect(firstLines(await problemsOf({ 'team.tsx': pageText('Team', { body }) }))).toEqual([
    `team.tsx: "${shown}" was thrown while /team was rendered.`,
  ]);
});

test('an error in the layout is one problem, and the pages are still checked', async () => {
  const problems = await problemsOf({
    '_site.tsx': siteText({ layout: '<header>{undefined.x}</header><main>{children}</main>' }),
    'a.tsx': pageText('A', { body: '<a href="/nowhere">Go</a>' }),
  });
  expect(firstLines(problems)).toEqual([
    `_site.tsx:4: "Cannot read properties of undefined (reading 'x')" was thrown while the layout was rendered.`,
    'a.tsx:5: The link "/nowhere" doesn\'t match any page.',
  ]);
});

test('console.error while a page or the layout is rendered is a problem of its file', async () => {
  const say = (text: string) => `{void console.error(${text})}`;
  const problems = await problemsOf({
    '_site.tsx': siteText({ layout: `<main>{children}</main>${say("'layout'")}` }),
    'team.tsx': pageText('Team', { body: say("'%s of %d', 'two', 3") }),
  });
  expect(problems).toEqual([
    '_site.tsx: console.error was called while rendering the layout: layout\n  Fix the cause. The build fails on any console.error call.',
    'team.tsx: console.error was called while rendering /team: two of 3\n  Fix the cause. The build fails on any console.error call.',
  ]);
});

test.each([
  ['a space', 'my site'],
  ['brackets and a number sign', 'site (copy) #1'],
  ['a percent sign and an umlaut', 'läden 100%'],
])('a folder with %s in its name still gives the line', async (_, name) => {
  const site = siteFolder({ 'team.tsx': pageText('Team', { body: '{null.x}' }) }, name);
  expect(firstLines((await build(site)).problems)).toEqual([
    `team.tsx:5: "Cannot read properties of null (reading 'x')" was thrown while /team was rendered.`,
  ]);
});

thoroughly.each([
  ['build', 'an async function', 'async function load() {\n  throw new Error("Late");\n}\nload();'],
  ['check', 'an async function', 'async function load() {\n  throw new Error("Late");\n}\nload();'],
  ['build', 'a timer', 'setTimeout(() => {\n  throw new Error("Late");\n});'],
  ['check', 'a timer', 'setTimeout(() => {\n  throw new Error("Late");\n});'],
])('%s shows an error of %s that nothing awaits at its line', async (command, _, code) => {
  const imports = "import './_late.ts';";
  const { root } = siteFolder({
    '_late.ts': code,
    'a.tsx': pageText('A', { imports }),
    ...homeTo('/a'),
  });
  expect(await runSite([command], { cwd: root })).toEqual({
    code: 1,
    stdout: '',
    stderr: `pages/_late.ts:2: "Late" was thrown in code that nothing awaits.\n  Fix this line, or handle the case that causes the error.\n\n1 problem.\n`,
  });
  expect(readdirSync(root)).toEqual(['pages']);
});

test('a build waits for a timer that is due when the last page has been rendered', async () => {
  // Git has answered by then, so that nothing else is left to wait for.
  const imports = 'await new Promise((resolve) => setTimeout(resolve, 500));';
  const body = '{void setTimeout(() => { throw new Error("Late"); })}';
  expect(
    firstLines(await problemsOf({ 'index.tsx': pageText('Home', { imports, body }) })),
  ).toEqual(['index.tsx:5: "Late" was thrown in code that nothing awaits.']);
});

thoroughly.each(['routes', 'explain /', 'facts'])(
  '%s fails if code that nothing awaits throws',
  async (command) => {
    const imports = "Promise.reject(new Error('Late'));";
    const { root } = siteFolder({ 'index.tsx': pageText('Home', { imports }) });
    const { code, stderr } = await runSite(command.split(' '), { cwd: root });
    expect([code, stderr.split('\n')[0]]).toEqual([
      1,
      'pages/index.tsx:1: "Late" was thrown in code that nothing awaits.',
    ]);
  },
);

test('no error ends a build with a stack trace, whenever it comes', async () => {
  const imports =
    "for (let ms = 0; ms < 100; ms += 5) setTimeout(() => { throw new Error('Late'); }, ms);";
  const { root } = siteFolder({ 'index.tsx': pageText('Home', { imports }) });
  const { code, stderr } = await runSite(['build'], { cwd: root });
  const place = 'pages/index.tsx:1: "Late" was thrown in code that nothing awaits.';
  const lines = stderr.split('\n').filter((line) => /^\S/.test(line));
  expect([code, [...new Set(lines)]]).toEqual([1, [place, '1 problem.']]);
});

thoroughly.each(['build', 'check', 'routes', 'explain /', 'facts'])(
  '%s does not wait for timers and servers of the site',
  async (command) => {
    const imports =
      "import { createServer } from 'node:http'; setInterval(() => {}, 1000); createServer().listen(0);";
    const { root } = siteFolder({ 'index.tsx': pageText('Home', { imports }) });
    expect((await runSite(command.split(' '), { cwd: root })).code).toBe(0);
  },
);
