import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemsOf } from '../../support/broken-site.ts';
import { build, check } from '../../support/build.ts';
import {
  homeTo,
  pageText,
  type SiteFolder,
  siteFolder,
  siteText,
} from '../../support/site-folder.ts';

/** The structured data of a built page. */
function graphOf({ out }: SiteFolder, path: string): unknown {
  const html = readFileSync(join(out, path), 'utf8');
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return text === undefined ? undefined : JSON.parse(text)['@graph'];
}

const files = {
  '_site.tsx': siteText({ layout: '<main>{children}</main>' }),
  ...homeTo('/rye'),
  'rye.tsx': pageText('Rye', {
    meta: "breadcrumbs: [{ name: 'Rye', url: '/rye' }], faqItems: [{ question: 'Why rye?', answer: 'It keeps.' }],",
    body: '<nav><a href="/">Home</a></nav><h2>Why rye?</h2><p>It keeps.</p>',
  }),
  'hidden.tsx': pageText('Hidden', { meta: 'listed: false' }),
};
const page = {
  '@type': 'WebPage',
  '@id': 'https://store.example/rye#webpage',
  url: 'https://store.example/rye',
  name: 'Rye',
  description: 'About Rye.',
  inLanguage: 'en',
  isPartOf: {
    '@type': 'WebSite',
    '@id': 'https://store.example/#website',
    url: 'https://store.example/',
    name: 'Store',
  },
};

test('without `structuredData`, meta becomes structured data that passes every check', async () => {
  const site = siteFolder(files);
  expect((await build(site)).problems).toEqual([]);
  expect(graphOf(site, 'rye.html')).toEqual([
    page,
    {
      '@type': 'BreadcrumbList',
      '@id': 'https://store.example/rye#breadcrumbs',
      itemListElement: ['Store', 'Rye'].map((name, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `https://store.example/${index === 1 ? 'rye' : ''}`,
      })),
    },
    {
      '@type': 'FAQPage',
      '@id': 'https://store.example/rye#faq',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Why rye?',
          acceptedAnswer: { '@type': 'Answer', text: 'It keeps.' },
        },
      ],
    },
  ]);
  expect(graphOf(site, 'index.html')).toHaveLength(1);
  expect(graphOf(site, 'hidden.html')).toBeUndefined();
  expect((await check(site)).problems).toEqual([]);
});

test('a site returns other structured data, or adds its own', async () => {
  const imports = " import { pageThings } from '#authoring';";
  const more =
    "structuredData: (page) => page.address === '/' ? [] : [pageThings(page)[0], { '@type': 'Thing', name: page.siteName + page.language }]";
  const site = siteFolder({ ...files, '_site.tsx': siteText({ imports, more }) });
  expect((await build(site)).problems).toEqual([]);
  expect(graphOf(site, 'rye.html')).toEqual([page, { '@type': 'Thing', name: 'Storeen' }]);
  expect(graphOf(site, 'index.html')).toBeUndefined();
});

test('a question that the page does not show is reported', async () => {
  const site = siteFolder({
    'a.tsx': pageText('A', { meta: "faqItems: [{ question: 'Who?', answer: 'Us.' }]," }),
  });
  expect((await check(site)).problems).toEqual([
    expect.stringMatching(
      /^a\.tsx.*: On \/a: Question\.name is "Who\?" in the structured data but/,
    ),
    expect.stringMatching(/^a\.tsx.*: On \/a: Answer\.text is "Us\." in the structured data but/),
  ]);
});

test('structured data that a page writes itself is checked too, or reported as not JSON', async () => {
  const script = (text: string) =>
    `<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: ${JSON.stringify(text)} }} />`;
  const body = `${script('{ "@type": "Plaice" }')}${script('{ @type: 1 }')}`;
  const site = siteFolder({ 'team.tsx': pageText('Team', { body }) });
  expect((await build(site)).problems).toEqual([]);
  expect((await check(site)).problems).toEqual([
    'team.tsx: On /team: schema.org has no type "Plaice".\n  Use a type from https://schema.org/docs/full.html.',
    'team.tsx: On /team: "{ @type: 1 }" is not valid JSON.\n  Use `structuredData` in the site definition, which writes and escapes the JSON.',
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
  expect(await problemsOf({ '_site.tsx': siteText({ more }) })).toEqual([
    `_site.tsx: The structured data of / cannot be written as JSON: ${reason}.\n  Return only plain objects, lists, strings, booleans, and finite numbers from \`structuredData\`.`,
  ]);
});
