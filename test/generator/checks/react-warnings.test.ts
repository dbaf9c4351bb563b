import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createNestingCheck } from '../../../src/checks/react-warnings/nesting.ts';
import { widgets, withCounter } from '../../support/browser-parts.ts';
import { testEverything } from '../../support/everything.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, siteFolder, siteText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

test('a warning of React’s development build fails a build, once for each file', async () => {
  const site = siteFolder({
    '_site.tsx': siteText({ frame: '<div class="frame" /><main>{children}</main>' }),
    'keys.tsx': pageText('Keys', { body: '<ul>{[1, 2].map((n) => <li>{n}</li>)}</ul>' }),
    'said.tsx': pageText('Said', { body: '{void console.error("Said it")}' }),
    'many/[slug].tsx': `export const entries = [{ slug: 'one' }, { slug: 'two' }];
export const meta = ({ slug }) => ({ title: slug, description: slug, schemaType: 'WebPage' });
export default ({ entry }) => {
  if (process.env.NODE_ENV === 'development') console.error('Each time');
  return <h1 tabindex="0">{entry.slug}</h1>;
};`,
  });
  const { code, stderr } = await runSite(['build', '--pages', 'pages'], { cwd: site.root });
  expect(code).toBe(1);
  const lines = stderr.split('\n').filter((line) => line.startsWith('pages/'));
  expect(lines.sort()).toEqual([
    expect.stringMatching(
      /^pages\/_site\.tsx:4: console\.error was called while rendering the frame: Invalid DOM property `class`/,
    ),
    expect.stringMatching(
      /^pages\/keys\.tsx:3: console\.error was called while rendering \/keys: Each child in a list should have a unique "key" prop\./,
    ),
    'pages/many/[slug].tsx: console.error was called while rendering /many/one: Each time',
    expect.stringMatching(
      /^pages\/many\/\[slug\]\.tsx:5: console\.error was called while rendering \/many\/one: Invalid DOM property `tabindex`/,
    ),
    'pages/said.tsx: console.error was called while rendering /said: Said it',
  ]);
});

thoroughly.each([
  [
    'a handler on a page',
    { body: '<p>Open</p>\n<button type="button" onClick={() => alert(1)}>Call</button>' },
    'pages/a.tsx:6: A <button> on /a has onClick, which never runs: pages are HTML without React.\n  Put the component into an island, or add the listener in a .client.ts file next to it.',
  ],
  [
    'a hook on a page',
    { imports: "import { useState } from 'react'; const N = () => useState(1)[0];", body: '<N />' },
    'pages/a.tsx:1: A component on /a calls useState, which does nothing: pages are HTML without React.\n  Put the component into an island, or add the listener in a .client.ts file next to it.',
  ],
  [
    'a block in a paragraph',
    { body: '<p>Open <span><div>today</div></span></p>' },
    'pages/a.tsx:5: A <div> on /a cannot be inside a <span>: browsers move it out.\n  Use a different element for one of them, such as a <div> instead of the <span>.',
  ],
  [
    'a link in a link',
    { body: '<a href="/"><b>Home</b><a href="/">Again</a></a>' },
    'pages/a.tsx:5: A <a> on /a cannot be inside a <a>: browsers move it out.\n  Use a different element for one of them, such as a <div> instead of the <a>.',
  ],
])('%s fails a build', async (_, text, problem) => {
  const site = siteFolder({ 'a.tsx': pageText('A', text) });
  const { code, stderr } = await runSite(['build', '--pages', 'pages'], { cwd: site.root });
  expect(stderr).toContain(problem);
  expect(code).toBe(1);
});

test('an island can have handlers and hooks, and a table needs no tbody', async () => {
  const site = siteFolder({
    ...widgets,
    'a.tsx': withCounter('A', 2),
    'b.tsx': pageText('B', { body: '<table><tr><td>1 &lt; 2</td></tr></table>' }),
  });
  const { code, stderr } = await runSite(['build', '--pages', 'pages'], { cwd: site.root });
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

/** Writes a mark each time the development build renders it, unnoticed by the generator. */
const marking = (file: string): string => `{(() => {
  const { env, getBuiltinModule } = (0, eval)('process');
  const { appendFileSync } = getBuiltinModule('node:fs');
  if (env['NODE_ENV'] === 'development') appendFileSync(${JSON.stringify(file)}, 'x');
})()}`;

describe('pages without React warnings', () => {
  const site = siteFolder({}, 'read-before');
  const marks = join(site.root, 'marks');
  const count = (): number => (existsSync(marks) ? readFileSync(marks, 'utf8').length : 0);
  const build = (...flags: readonly string[]) =>
    runSite(['build', '--pages', 'pages', ...flags], { cwd: site.root });
  // The name of the folder makes these pages differ from those of an earlier run.
  const page = (title: string): string =>
    pageText(title, { body: `<p>{${JSON.stringify(site.root)}}</p>${marking(marks)}` });

  thoroughly('are not checked again while nothing in the bundle changes', async () => {
    site.write({ 'about.tsx': page('About') });
    expect((await build()).code).toBe(0);
    expect(count()).toBe(1);
    expect((await build()).code).toBe(0);
    expect(count()).toBe(1);
    expect((await build('--no-cache')).code).toBe(0);
    expect(count()).toBe(2);
    site.write({ 'about.tsx': page('About us') });
    expect((await build()).code).toBe(0);
    expect(count()).toBe(3);
  });

  test.runIf(testEverything)('are checked again if a file that they read has changed', async () => {
    const list = join(site.root, 'list.txt');
    writeFileSync(list, 'one');
    const text = pageText('List', {
      imports: `import { readFileSync } from 'node:fs';`,
      body: `<p>{readFileSync(${JSON.stringify(list)}, 'utf8')}</p>${marking(marks)}`,
    });
    site.write({ 'list.tsx': text });
    const marksOfBuild = async (): Promise<number> => {
      const before = count();
      site.write({ '_public/time.txt': `${before}${Math.random()}` });
      expect((await build()).code).toBe(0);
      return count() - before;
    };
    expect(await marksOfBuild()).toBe(1);
    expect(await marksOfBuild()).toBe(0);
    writeFileSync(list, 'two');
    expect(await marksOfBuild()).toBeGreaterThan(0);
    expect(await marksOfBuild()).toBe(0);
    site.write({ 'list.tsx': null });
  });

  test.runIf(testEverything)('are checked again if they had a warning', async () => {
    site.write({ 'keys.tsx': pageText('Keys', { body: '{[<i>1</i>, <i>2</i>]}' }) });
    for (const time of [1, 2]) {
      site.write({ '_public/time.txt': `${time}` });
      const { code, stderr } = await build();
      expect(code).toBe(1);
      expect(stderr).toContain('unique "key" prop');
    }
    site.write({ 'keys.tsx': null });
    expect((await build()).code).toBe(0);
  });

  test.runIf(testEverything).each([
    ['a package that is not declared pure', `import { hostname } from 'node:os';`, '{hostname()}'],
    ['the environment', '', '{process.env.HOME}'],
  ])('are checked again if they depend on %s', async (_, imports, body) => {
    const text = pageText('Elsewhere', { imports, body: `<p>${body}</p>${marking(marks)}` });
    site.write({ 'elsewhere.tsx': text });
    for (const time of [1, 2]) {
      site.write({ '_public/time.txt': `${time}` });
      const before = count();
      expect((await build()).code).toBe(0);
      expect(count()).toBeGreaterThan(before);
    }
    site.write({ 'elsewhere.tsx': null });
  });
});

describe.runIf(testEverything)('with more pages than are compiled at once', () => {
  const numbered = (number: number): string => `page-${`${number}`.padStart(3, '0')}.tsx`;
  const pages = Object.fromEntries(
    Array.from({ length: 130 }, (_, number) => [numbered(number), pageText(`Page ${number}`)]),
  );
  const linesOf = (stderr: string) =>
    stderr.split('\n').filter((line) => line.startsWith('pages/'));

  test('warnings of the frame, the first, and the last page are each reported once', async () => {
    const withWarning = (title: string) => pageText(title, { body: '{[<i>1</i>, <i>2</i>]}' });
    const site = siteFolder({
      ...pages,
      '_site.tsx': siteText({ frame: '<div class="frame" /><main>{children}</main>' }),
      [numbered(0)]: withWarning('First'),
      [numbered(129)]: withWarning('Last'),
    });
    const { code, stderr } = await runSite(['build', '--pages', 'pages'], { cwd: site.root });
    expect(code).toBe(1);
    expect(linesOf(stderr)).toEqual([
      expect.stringMatching(/^pages\/_site\.tsx:4: .* `class`/),
      expect.stringMatching(/^pages\/page-000\.tsx:3: .* unique "key" prop/),
      expect.stringMatching(/^pages\/page-129\.tsx:3: .* unique "key" prop/),
    ]);
  });

  test('a module that many pages import is compiled, and its problem reported, once', async () => {
    const site = siteFolder({
      ...pages,
      '_shared.ts': 'export const shared = ;',
      [numbered(0)]: pageText('First', { imports: "import './_shared.ts';" }),
      [numbered(129)]: pageText('Last', { imports: "import './_shared.ts';" }),
    });
    const { code, stderr } = await runSite(['build', '--pages', 'pages'], { cwd: site.root });
    expect(code).toBe(1);
    expect(linesOf(stderr)).toEqual(['pages/_shared.ts:1: Unexpected token.']);
  });

  test('pages are checked again if the last one reads the environment', async () => {
    const site = siteFolder(pages);
    const marks = join(site.root, 'marks');
    site.write({
      [numbered(0)]: pageText('First', { body: marking(marks) }),
      [numbered(129)]: pageText('Last', { body: '<p>{process.env.HOME}</p>' }),
    });
    for (const time of [1, 2]) {
      site.write({ '_public/time.txt': `${time}` });
      expect((await runSite(['build', '--pages', 'pages'], { cwd: site.root })).code).toBe(0);
      expect(readFileSync(marks, 'utf8')).toHaveLength(time);
    }
  });
});

test('invalid nesting is found anywhere among similar pages', () => {
  const find = createNestingCheck();
  const right = '<main><p><b>A</b></p><table><tbody><tr><td>1</td></tr></tbody></table></main>';
  const wrong = '<main><p><b><ul><li>A</li></ul></b></p></main>';
  expect([right, right, wrong, right, wrong].map(find)).toEqual([
    undefined,
    undefined,
    { tag: 'ul', parent: 'b' },
    undefined,
    { tag: 'ul', parent: 'b' },
  ]);
});
