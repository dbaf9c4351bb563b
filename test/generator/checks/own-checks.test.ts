import { expect, test } from 'vitest';
import { firstLines } from '../../support/broken-site.ts';
import { build, check } from '../../support/build.ts';
import {
  manyText,
  pageText,
  type SiteFiles,
  siteFolder,
  siteText,
} from '../../support/site-folder.ts';

/** A site with checks of its own, which are on the fifth line of `_site.tsx` or in `_checks.ts`. */
const siteWith = (checks: string, files: SiteFiles = {}) =>
  siteFolder({ '_site.tsx': siteText({ more: `checks: { ${checks} },` }), ...files }, 'own');
const problemsOf = async (checks: string, files: SiteFiles = {}) =>
  (await build(siteWith(checks, files))).problems;

test('a check of pages and one of the site report problems with their places', async () => {
  const checks = `import type { CheckedPage, CheckedSite, Problem } from '#authoring';
export const page = ({ file, texts }: CheckedPage): readonly Problem[] =>
  texts.filter((text) => text.includes('cheap')).map((text) => ({
    file, message: \`The text "\${text}" says "cheap".\`, hint: 'Say "affordable".', needles: ['cheap'],
  }));
export const site = ({ pages }: CheckedSite): readonly Problem[] =>
  pages.filter(({ headings }) => headings.length < 2).map(({ address, file }) => ({
    file, message: \`\${address} has one heading only.\`, hint: 'Add another.',
  }));`;
  const imports = "import { page, site } from './_checks.ts';";
  const site = siteFolder({
    '_checks.ts': checks,
    '_site.tsx': siteText({ imports, more: 'checks: { page, site },' }),
    'index.tsx': pageText('Home', { body: '<h2>More</h2>' }),
    'team.tsx': pageText('Team', { body: '<p>Here:</p>\n<p>a cheap box</p>' }),
  });
  expect((await build(site)).problems).toEqual([
    'team.tsx: /team has one heading only.\n  Add another.',
    'team.tsx:6: On /team: The text "a cheap box" says "cheap".\n  Say "affordable".',
  ]);
  site.write({ 'team.tsx': pageText('Team', { body: '<h2>Who</h2>' }) });
  expect((await build(site)).problems).toEqual([]);
});

test('a problem that several pages have is reported once, and each entry is a page', async () => {
  const page =
    "page: ({ file }) => [{ file, message: 'It is Monday.', hint: 'Wait.', needles: ['slug'] }]";
  expect(
    await problemsOf(page, { 'notes/[slug].tsx': manyText("[{ slug: 'a' }, { slug: 'b' }]") }),
  ).toEqual(['index.tsx: On / and 2 more pages: It is Monday.\n  Wait.']);
});

test('checks know the page as it is built, and whether they may take time', async () => {
  const page = `page: ({ file, isThorough, html, texts, has, date, ...page }) => {
    const view = JSON.stringify({ ...page, has: has('/team'), document: html.slice(0, 15), texts: texts.includes('Team') });
    return page.address === '/team' ? [{ file, message: (isThorough ? 'check' : 'build') + view, hint: 'None.' }] : [];
  }`;
  const body = '<h2 id="a">Us</h2><a href="#a">A</a>';
  const site = siteWith(page, { 'team.tsx': pageText('Team', { body, meta: "lang: 'fr'," }) });
  const [built = ''] = firstLines((await build(site)).problems);
  const view = built.slice(built.indexOf('{'));
  expect(built).toMatch(/^team\.tsx: On \/team: build/);
  expect(firstLines((await check(site)).problems)).toEqual([`team.tsx: On /team: check${view}`]);
  expect(JSON.parse(view)).toEqual({
    address: '/team',
    url: 'https://store.example/team',
    origin: 'https://store.example',
    meta: { title: 'Team', description: 'About Team.', schemaType: 'WebPage', lang: 'fr' },
    siteName: 'Store',
    language: 'fr',
    content: '<h1>Team</h1><h2 id="a">Us</h2><a href="#a">A</a>',
    headings: [
      { level: 1, text: 'Team' },
      { level: 2, text: 'Us' },
    ],
    links: ['#a'],
    has: true,
    document: '<!doctype html>',
    texts: true,
  });
});

test('a check of the site may be async, and knows pages, modules, and addresses', async () => {
  const site = `site: async ({ pages, modules, has, isComplete, isThorough, origin, date }) => {
    await null;
    const [home, team] = pages;
    const files = modules.map(({ file, code }) => file + ' ' + code.includes('"unusual text"'));
    const { ids, ...record } = team;
    return [{ file: '_site.tsx', message: JSON.stringify([home.address, record, [...ids], files, has('/no'), isComplete, isThorough, origin, date]), hint: 'None.' }];
  }`;
  const body = '<p id="a">One <b>or</b> two</p><nav>Three</nav><a href="/">unusual text</a>';
  const [problem = ''] = await problemsOf(site, { 'team.tsx': pageText('Team', { body }) });
  expect(JSON.parse(problem.slice(problem.indexOf('['), problem.indexOf('\n')))).toEqual([
    '/',
    {
      address: '/team',
      file: 'team.tsx',
      title: 'Team',
      description: 'About Team.',
      language: 'en',
      isListed: true,
      headings: [{ level: 1, text: 'Team' }],
      links: ['/'],
      paragraphs: expect.arrayContaining(['Team', 'One  or  two']),
    },
    ['a'],
    expect.arrayContaining(['_site.tsx false', 'index.tsx false', 'team.tsx true']),
    false,
    true,
    false,
    'https://store.example',
    '2026-05-04',
  ]);
});

test.each([
  ['page: ({ meta }) => meta.keywords.map(String)', 'page', 'On /: ', "reading 'map'"],
  ['site: ({ pages }) => pages[9].title', 'site', '', "reading 'title'"],
  ['site: async () => { throw new Error("no network") }', 'site', '', 'no network'],
])('an exception in { %s } is one problem with its place', async (checks, name, on, said) => {
  const [problem = '', ...others] = await problemsOf(checks);
  expect(others).toEqual([]);
  expect(problem).toMatch(/^_site\.tsx:5: /);
  expect(problem.slice('_site.tsx:5: '.length).startsWith(`${on}"`)).toBe(true);
  expect(problem).toContain(`${said}`);
  expect(problem).toContain(`was thrown by \`checks.${name}\`.\n`);
});

test.each([
  ['page: () => "no"', '_site.tsx:5: On /: `checks.page` returned "no".'],
  ['page: async () => []', '_site.tsx:5: On /: `checks.page` returned a Promise.'],
  ['site: () => [{ message: "A." }]', '_site.tsx:5: `checks.site` returned [{"message":"A."}].'],
  ['site: () => undefined', '_site.tsx:5: `checks.site` returned nothing.'],
])('the return value of { %s } is reported', async (checks, problem) => {
  expect(firstLines(await problemsOf(checks))).toEqual([problem]);
});
