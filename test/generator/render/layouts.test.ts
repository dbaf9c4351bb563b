import { expect, test } from 'vitest';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { check } from '../../support/build.ts';
import { builtSite } from '../../support/read-built.ts';
import { homeTo, manyText, pageText, siteFolder, siteText } from '../../support/site-folder.ts';
import { validateHtml } from '../../support/validate-html.ts';
import { startWatch } from '../../support/watched.ts';

/** A layout that says how often it is rendered, one that knows its page, and one for landing pages. */
const site = `import { defineSite, Link, usePage } from '#authoring';
let count = 0;
const entries = ['/', '/journal', '/visit'];
function Menu() {
  const { address, sections } = usePage();
  return <nav>{entries.map((href) => <Link key={href} href={href} aria-current={sections.includes(href) ? 'true' : undefined}>{href}</Link>)}</nav>;
}
function Languages() {
  return <p>{usePage().versions.map(({ lang, address }) => <Link key={lang} href={address} hrefLang={lang}>{lang}</Link>)}</p>;
}
export default defineSite({ origin: 'https://store.example', name: 'Store', language: 'en',
Layout: ({ children, lang }) => <><header><Menu /><Languages /></header><main lang={lang}>{children}</main></>,
layouts: { landing: ({ children }) => { count += 1; return <main className="landing"><Link href="/visit">{count}</Link>{children}</main>; } },
Head: () => <meta name="theme-color" content="#fff" />,
});
`;
const es = "lang: 'es', versions: ['/visit'],";
const files = {
  '_site.tsx': site,
  'index.tsx': pageText('Home', { body: '<p>Hello</p>' }),
  'visit.tsx': pageText('Visit'),
  'es/visit.tsx': pageText('Visita', { meta: es }),
  'journal/index.tsx': pageText('Journal'),
  'journal/[slug].tsx': manyText("[{ slug: 'one' }, { slug: '2026/two' }]"),
  'offer.tsx': pageText('Offer', { meta: "layout: 'landing'," }),
  'offer-2.tsx': pageText('Second offer', { meta: "layout: 'landing'," }),
  'bare.tsx': pageText('Bare', { meta: 'layout: false,' })
    .replace('<><h1>', '<main><h1>')
    .replace('</>; }', '</main>; }'),
};

test('a layout knows its page, and pages choose others, or none', async () => {
  const { read } = await builtSite(files);
  const navOf = (path: string) => /<nav>(.*?)<\/nav>/.exec(read(path))?.[1];
  const home = '<a href="/">/</a>';
  const visit = '<a href="/visit">/visit</a>';
  const current = (html: string, value: string) =>
    html.replace(/<a href="[^"]*"/, (start) => `${start} aria-current="${value}"`);
  expect(navOf('index.html')).toBe(
    `<a aria-current="page" href="/">/</a><a href="/journal">/journal</a>${visit}`,
  );
  for (const path of ['journal/one.html', 'journal/2026/two.html'])
    expect(navOf(path)).toBe(
      `${home}${current('<a href="/journal">/journal</a>', 'true')}${visit}`,
    );
  const languages = (path: string) => /<p>(<a [^>]*hrefLang.*?)<\/p>/.exec(read(path))?.[1];
  expect(languages('es/visit.html')).toBe(
    '<a href="/visit" hrefLang="en">en</a><a aria-current="page" href="/es/visit" hrefLang="es">es</a>',
  );
  expect(languages('visit.html')).toBe(
    '<a aria-current="page" href="/visit" hrefLang="en">en</a><a href="/es/visit" hrefLang="es">es</a>',
  );
  expect(languages('index.html')).toBeUndefined();
  expect(read('es/visit.html')).toContain('<main lang="es">');
  const landing = '<main class="landing"><a href="/visit">1</a><h1>';
  for (const path of ['offer.html', 'offer-2.html']) expect(read(path)).toContain(landing);
  expect(read('bare.html')).toMatch(/<body><main><h1>Bare<\/h1>\n?<\/main><\/body>/);
  for (const path of ['index.html', 'bare.html', 'offer.html']) {
    expect(read(path)).toContain('<meta name="theme-color" content="#fff"/>');
    expect(await validateHtml(read(path))).toEqual([]);
  }
});

test('in watch, a page and its layout follow a version that another page adds', async () => {
  const body = '<b>{usePage().versions.length} here</b>';
  const imports = "import { usePage } from '#authoring';";
  const spanish = pageText('Visita', { meta: "lang: 'es'," });
  const folder = siteFolder({
    ...files,
    'visit.tsx': pageText('Visit', { imports, body }),
    'es/visit.tsx': spanish,
  });
  const watched = await startWatch(folder.pages);
  await watched.shows('/visit', '<b>0 here</b>');
  folder.write({ 'es/visit.tsx': pageText('Visita', { meta: es }) });
  const { body: html } = await watched.shows('/visit', '<b>2 here</b>');
  expect(html).toContain('<a href="/es/visit" hrefLang="es">es</a>');
  await watched.command.stop();
});

test('check finds what is wrong in each layout, and links in all of them', async () => {
  const layouts = {
    '_site.tsx': siteText({
      imports: "import { usePage } from '#authoring';",
      layout:
        '<main>{children}</main>{usePage().address === \'/visit\' && <><a href="/lost">x</a><h1>x</h1></>}',
      more: "layouts: { landing: ({ children }) => <main>\n<a href='/gone'>x</a>\n<a href='/offer'>x</a>{children}</main> },",
    }),
    ...homeTo('/visit'),
    'visit.tsx': pageText('Visit'),
    'offer.tsx': pageText('Offer', { meta: "layout: 'landing'," }),
  };
  expect([...firstLines((await check(siteFolder(layouts))).problems)].sort()).toEqual([
    '_site.tsx:4: The layout has an h1, but each page has its own.',
    '_site.tsx:4: The link "/lost" doesn\'t match any page.',
    '_site.tsx:6: The link "/gone" doesn\'t match any page.',
  ]);
});

test.each([
  [
    {
      'a.tsx': pageText('A', { meta: "layout: 'plian'," }),
      '_site.tsx': siteText({
        more: 'layouts: { plain: ({ children }) => <main>{children}</main> },',
      }),
    },
    'a.tsx:2: The site has no layout named "plian".\n  Add it to `layouts` of defineSite, or write "plain".',
  ],
  [
    { 'a.tsx': pageText('A', { meta: "layout: 'plain'," }) },
    'a.tsx:2: The site has no layout named "plain".\n  Add it to `layouts` of defineSite, or leave it out.',
  ],
  [
    { 'a.tsx': pageText('A', { meta: 'layout: true,' }) },
    'a.tsx:2: `meta.layout` is neither a name nor false.\n  Write the name of a layout, false for none, or leave it out.',
  ],
  [
    { '_site.tsx': siteText({ more: "layouts: { plain: 'x' }," }) },
    '_site.tsx:5: `layouts` is {"plain":"x"}.\n  Set it to an object of components by name.',
  ],
  [
    { 'a.tsx': pageText('A', { meta: 'layout: false,', body: '<p>x</p>' }) },
    'a.tsx: /a has no layout, and 0 <main> elements; expected 1.\n  Put the content of the page into one <main>.',
  ],
  [
    {
      '_site.tsx': siteText({
        layout: '<html lang="en"><body><main>{children}</main></body></html>',
      }),
    },
    '_site.tsx:4: The layout renders <html>, which the generator writes itself.\n  Return only what is inside <body>. `Head` of defineSite, and `meta` of a page, add to the head.',
  ],
  [
    { '_site.tsx': siteText({ layout: '<body><main>{children}</main></body>' }) },
    '_site.tsx:4: The layout renders <body>, which the generator writes itself.\n  Return only what is inside <body>. `Head` of defineSite, and `meta` of a page, add to the head.',
  ],
  [
    { 'a.tsx': pageText('A', { body: '<head />' }) },
    'a.tsx:5: /a renders <head>, which the generator writes itself.\n  Return only what is inside <body>. `Head` of defineSite, and `meta` of a page, add to the head.',
  ],
])('a wrong layout is refused: %#', async (wrong, problem) => {
  expect(await problemsOf(wrong)).toEqual([problem]);
});
