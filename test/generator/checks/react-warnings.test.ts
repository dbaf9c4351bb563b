import { describe, expect, test } from 'vitest';
import { firstLines } from '../../support/broken-site.ts';
import { widgets, withCounter } from '../../support/browser-parts.ts';
import { build } from '../../support/build.ts';
import { runSite } from '../../support/run-site.ts';
import { pageText, siteFolder, siteText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

const linesOf = (stderr: string): readonly string[] =>
  stderr
    .split('\n')
    .filter((line) => line.startsWith('pages/') && !/No page links to|has no rule in/.test(line))
    .sort();

test('check reports what React’s development build says, at its line', async () => {
  const site = siteFolder({
    '_site.tsx': siteText({ layout: '<div class="layout" /><main>{children}</main>' }),
    'keys.tsx': pageText('Keys', { body: '<ul>{[1, 2].map((n) => <li>{n}</li>)}</ul>' }),
    'said.tsx': pageText('Said', { body: '{void console.error("Said it")}' }),
    'many/[slug].tsx': `export const entries = [{ slug: 'one' }, { slug: 'two' }];
export const meta = ({ slug }) => ({ title: slug, description: slug, schemaType: 'WebPage' });
export default ({ entry }) => <h1 tabindex="0">{entry.slug}</h1>;`,
  });
  const { code, stderr } = await runSite(['check', '--pages', 'pages'], { cwd: site.root });
  expect(code).toBe(1);
  expect(linesOf(stderr)).toEqual([
    expect.stringMatching(
      /^pages\/_site\.tsx:4: console\.error was called while rendering the layout: Invalid DOM property `class`/,
    ),
    expect.stringMatching(
      /^pages\/keys\.tsx:3: console\.error was called while rendering \/keys: Each child in a list should have a unique "key" prop\./,
    ),
    expect.stringMatching(
      /^pages\/many\/\[slug\]\.tsx:3: console\.error was called while rendering \/many\/one: Invalid DOM property `tabindex`/,
    ),
    'pages/said.tsx: console.error was called while rendering /said: Said it',
  ]);
  expect(stderr).toContain(
    'Fix the cause here and wherever else it occurs: React reports a mistake only once.',
  );
});

test('check renders a page as it is built: for its date, its address, and the pages of the site', async () => {
  const site = siteFolder({
    'a.tsx': pageText('A', {
      imports: `import { usePage, useBuildDate, useRoutes } from '#authoring';
const Dated = () => useBuildDate() > '2020' && <p class="dated">Now</p>;
const Other = () => useRoutes().has('/missing') || <p maxlength="1">Here</p>;
const Named = () => usePage().address === '/a' && <p tabindex="0">A</p>;`,
      body: '<Dated /><Other /><Named />',
    }),
  });
  const { stderr } = await runSite(['check', '--pages', 'pages'], { cwd: site.root });
  expect(linesOf(stderr)).toEqual([
    expect.stringMatching(/^pages\/a\.tsx:2: .* `class`/),
    expect.stringMatching(/^pages\/a\.tsx:3: .* `maxlength`/),
    expect.stringMatching(/^pages\/a\.tsx:4: .* `tabindex`/),
  ]);
});

test('a build leaves React’s warnings to check, and fails on what pages themselves say', async () => {
  const site = siteFolder({
    'keys.tsx': pageText('Keys', { body: '<ul>{[1, 2].map((n) => <li>{n}</li>)}</ul>' }),
  });
  const build = () => runSite(['build', '--pages', 'pages'], { cwd: site.root });
  expect((await build()).code).toBe(0);
  site.write({ 'said.tsx': pageText('Said', { body: '{void console.error("Said it")}' }) });
  const { code, stderr } = await build();
  expect(code).toBe(1);
  expect(stderr).toContain(
    'pages/said.tsx: console.error was called while rendering /said: Said it',
  );
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
  [
    'an empty title in a drawing',
    { body: '<svg role="img" viewBox="0 0 1 1"><title>{1} box</title></svg>' },
    'pages/a.tsx:5: A <title> on /a is empty.\n  Give it one child: a string, or one template literal in braces.',
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

describe('with many pages', () => {
  const numbered = (number: number): string => `page-${`${number}`.padStart(3, '0')}.tsx`;
  const pages = Object.fromEntries(
    Array.from({ length: 130 }, (_, number) => [numbered(number), pageText(`Page ${number}`)]),
  );

  thoroughly('a module that all import is compiled, and its problem reported, once', async () => {
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
});

test('invalid nesting is found on every page that has it', async () => {
  const wrong = '<p><b><ul><li>A</li></ul></b></p>';
  const site = siteFolder({
    'a.tsx': pageText('A', { body: '<p><b>A</b></p><ul><li>A</li></ul>' }),
    'b.tsx': pageText('B', { body: wrong }),
    'c.tsx': pageText('C', { body: `<p><b>A</b></p>${wrong}` }),
    'd.tsx': pageText('D', { body: '<noscript><p>A</p></noscript><svg><g><path /></g></svg>' }),
  });
  const { problems } = await build(site);
  expect(firstLines(problems)).toEqual([
    'b.tsx:5: A <ul> on /b cannot be inside a <b>: browsers move it out.',
    'c.tsx:5: A <ul> on /c cannot be inside a <b>: browsers move it out.',
  ]);
});
