import { expect, test } from 'vitest';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { builtSite } from '../../support/read-built.ts';
import { sampleOf } from '../../support/sample.ts';
import { pageText, siteText } from '../../support/site-folder.ts';

const withField = (more: string) => problemsOf({ '_site.tsx': siteText({ more }) });
/** The line on which `siteText` puts additional fields. */
const line = '_site.tsx:5:';

test('for a default export that is not a definition, the problem says what to write', async () => {
  expect(await problemsOf({ '_site.tsx': 'export default 3;' })).toEqual([
    "_site.tsx: The default export is not a site definition.\n  Write `export default defineSite({ origin: 'https://www.example.com', name, language, Layout })`.",
  ]);
});

test('every missing required field is named', async () => {
  const code =
    "import { defineSite } from '#authoring';\n\nexport default defineSite({ language: ' ' });";
  expect(await problemsOf({ '_site.tsx': code })).toEqual([
    '_site.tsx:3: `origin` is missing.\n  Set it to a scheme and a host without a trailing slash, such as "https://www.example.com".',
    '_site.tsx:3: `name` is missing.\n  Set it to the name of the site, such as "Wren Street Bakery".',
    '_site.tsx:3: `language` is " ".\n  Set it to a BCP 47 language tag, such as "en" or "en-US".',
    '_site.tsx:3: `Layout` is missing.\n  Set it to a component that renders its children inside <main>.',
  ]);
});

test.each([
  'https://store.example/',
  'https://store.example/shop',
  'store.example',
  'ftp://store.example',
])('an origin such as %s is refused', async (origin) => {
  const text = siteText().replace('https://store.example', origin);
  expect(firstLines(await problemsOf({ '_site.tsx': text }))).toEqual([
    `_site.tsx:2: \`origin\` is "${origin}".`,
  ]);
});

test('a language that is not a language tag is refused', async () => {
  const text = siteText().replace("'en'", "'english'");
  expect(firstLines(await problemsOf({ '_site.tsx': text }))).toEqual([
    '_site.tsx:2: `language` is "english".',
  ]);
});

const wrongFields = [
  ['Head: 3', '`Head` is 3.', 'Set it to a component.'],
  ['preloadFonts: "/a.woff2"', '`preloadFonts` is "/a.woff2".', 'Set it to a list of URLs'],
  ['structuredData: []', '`structuredData` is [].', 'Set it to a function that takes a page'],
  ['ogImages: { fonts: [] }', '`ogImages` is {"fonts":[]}.', 'Set it to an object with'],
  ['files: []', '`files` is [].', 'Set it to a function that returns a list'],
  ['searchIndex: "yes"', '`searchIndex` is "yes".', 'Set it to true or false.'],
  ['headers: {}', '`headers` is {}.', 'Set it to a function that returns an object'],
  ['facts: [{ name: "x" }]', '`facts` is [{"name":"x"}].', 'Set it to a list of facts.'],
  ['facts: [{ title: "x" }]', '`facts` is [{"title":"x"}].', 'Set it to a list of facts.'],
  ['endpoints: "/api"', '`endpoints` is "/api".', 'Set it to a list of paths'],
  ['watchTargets: "../prices"', '`watchTargets` is "../prices".', 'Set it to a list of paths'],
  ['deadLinks: ["gone"]', '`deadLinks` is ["gone"].', 'Set it to a list of paths'],
  ['unbroken: "PM"', '`unbroken` is "PM".', 'Set it to a regular expression.'],
  ['checks: true', '`checks` is true.', 'Set it to an object of checks.'],
  ['checks: { titleLength: 60 }', '`checks.titleLength` is 60.', 'Set it to [min, max]'],
  ['checks: { landmarks: "nav" }', '`checks.landmarks` is "nav".', 'Set it to a list of'],
  ['checks: { page: [] }', '`checks.page` is [].', 'Set it to a function that takes a page'],
  ['checks: { site: {} }', '`checks.site` is {}.', 'Set it to a function that takes the site'],
  ['checks: { unlinked: "/ad" }', '`checks.unlinked` is "/ad".', 'Set it to a list of paths'],
  ['checks: { classesWithoutRules: "x" }', '`checks.classesWithoutRules` is "x".', 'expression.'],
  ['checks: { omitted: { Product: 3 } }', '`checks.omitted` is {"Product":3}.', 'Set it to lists'],
  [
    'searchindex: true',
    '`searchindex` is not a field of defineSite.',
    'Did you mean `searchIndex`?',
  ],
  [
    'checks: { titelLength: [1, 9] }',
    '`titelLength` is not a field of checks.',
    'Did you mean `titleLength`?',
  ],
] as const;

test.each(sampleOf(wrongFields, 4))('the field in { %s } is named', async (more, said, hint) => {
  const [problem, ...others] = await withField(`${more},`);
  expect(problem).toContain(`${line} ${said}\n`);
  expect(problem).toContain(hint);
  expect(others).toEqual([]);
});

test.each([
  [
    "files: () => [{ path: 'a.txt', content: 'x' }]",
    '`files` returned [{"path":"a.txt","content":"x"}].',
    'Set it to a function that returns a list of { path, contents }.',
  ],
  ['files: async () => []', '`files` returned a Promise.', 'Set it to a function'],
  ["headers: () => ({ 'X-A': 1 })", '`headers` returned {"X-A":1}.', 'Set it to a function'],
  ['structuredData: () => ({})', '`structuredData` returned {}.', 'Set it to a function'],
])('the return value { %s } is reported', async (more, said, hint) => {
  const [problem, ...others] = await withField(`${more},`);
  expect(problem).toContain(`${line} ${said}\n  ${hint}`);
  expect(others).toEqual([]);
});

test('a definition with every field passes', async () => {
  const more = `Head: () => <meta name="color-scheme" content="light" />, preloadFonts: [], structuredData: () => [],
    files: () => [{ path: 'a.txt', contents: 'x' }, { path: 'b.bin', contents: new Uint8Array([1]) }], searchIndex: false,
    headers: () => ({ 'X-A': '1' }), facts: [], endpoints: ['/api'], deadLinks: [], watchTargets: ['../prices'], checks: {},`;
  const site = await builtSite({ '_site.tsx': siteText({ more }), 'a.tsx': pageText('A') });
  expect(site.read('a.txt')).toBe('x');
});
