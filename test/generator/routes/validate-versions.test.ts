import { expect, test } from 'vitest';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { build } from '../../support/build.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText, siteFolder, siteText } from '../../support/site-folder.ts';
import { validateHtml } from '../../support/validate-html.ts';

const inLanguage = (lang: string, more = '') => ({ meta: `lang: '${lang}', ${more}` });
const alternates = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:link|xhtml:link) rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language, url]) => `${language} ${url}`,
  );

test('a page in another language says so, with its direction', async () => {
  const site = await builtSite({
    'es.tsx': pageText('Hola', inLanguage('es')),
    'ar.tsx': pageText('Salam', inLanguage('ar')),
    'az.tsx': pageText('Azeri', inLanguage('az-Arab')),
  });
  expect(site.read('index.html')).toContain('<html lang="en"><head>');
  expect(site.read('es.html')).toContain('<html lang="es"><head>');
  expect(site.read('ar.html')).toContain('<html lang="ar" dir="rtl"><head>');
  expect(site.read('az.html')).toContain('<html lang="az-Arab" dir="rtl"><head>');
  expect(site.read('es.html')).toContain('"inLanguage":"es"');
  expect(await validateHtml(site.read('ar.html'))).toEqual([]);
});

test.each([
  ["'english'", 'a BCP 47 language tag, such as "es" or "pt-BR"'],
  ["'jp'", 'a BCP 47 language tag, such as "es" or "pt-BR"'],
  ["'pt_BR'", 'a BCP 47 language tag, such as "es" or "pt-BR"'],
  ['3', 'a BCP 47 language tag, such as "es" or "pt-BR"'],
  ["'en-UK'", '"en-GB"'],
  ["'es-mx'", '"es-MX"'],
  ["'spa'", '"es"'],
])('the language %s is refused', async (lang, hint) => {
  expect(await problemsOf({ 'a.tsx': pageText('A', { meta: `lang: ${lang},` }) })).toEqual([
    `a.tsx:2: \`meta.lang\` is ${lang.replaceAll("'", '"')}.\n  Use ${hint}.`,
  ]);
});

const layout = `<a href="/">{props.lang === 'es' ? 'Inicio' : 'Home'}</a><main>{props.children}</main>`;
const framed = (inside: string, more = '') =>
  siteText({ layout: inside, more }).replace('Layout({ children })', 'Layout(props)');

test('each language has its own layout and its own additions to the head', async () => {
  const more = 'Head: ({ lang }) => <meta name="author" content={lang} />,';
  const site = await builtSite({
    '_site.tsx': framed(layout, more),
    'es.tsx': pageText('Hola', inLanguage('es')),
  });
  expect(site.read('index.html')).toContain('<a aria-current="page" href="/">Home</a>');
  expect(site.read('index.html')).toContain('<meta name="author" content="en"/>');
  expect(site.read('es.html')).toContain('<a href="/">Inicio</a><main><h1>Hola</h1>');
  expect(site.read('es.html')).toContain('<meta name="author" content="es"/>');
});

test('the layout is checked in every language', async () => {
  const broken = layout.replace(
    '<main>',
    `{props.lang === 'es' && <a href="/nada">Nada</a>}<main>`,
  );
  const files = { '_site.tsx': framed(broken), 'es.tsx': pageText('Hola', inLanguage('es')) };
  expect(firstLines(await problemsOf(files))).toEqual([
    '_site.tsx:4: The link "/nada" doesn\'t match any page.',
  ]);
});

test('an id of the layout in one language can be on a page in another', async () => {
  const withId = layout.replace('<main>', `{props.lang === 'es' && <p id="aviso">Aviso</p>}<main>`);
  const body = { body: '<p id="aviso">A</p>' };
  await builtSite({
    '_site.tsx': framed(withId),
    'a.tsx': pageText('A', body),
    'es.tsx': pageText('Hola', inLanguage('es')),
  });
  const es = pageText('Hola', { ...body, ...inLanguage('es') });
  expect(firstLines(await problemsOf({ '_site.tsx': framed(withId), 'es.tsx': es }))).toEqual([
    'es.tsx:5: The id "aviso" is used more than once on /es.',
  ]);
});

test('a content security policy allows the inline styles of the layout in every language', async () => {
  const style = `<style>{'main{color:' + (props.lang === 'es' ? 'red' : 'tan') + '}'}</style>${layout}`;
  const policy = `headers: ({ styles }) => ({ 'Content-Security-Policy': \`style-src \${styles.join(' ')}\` }),`;
  // The build reports an inline style whose hash is not in the policy.
  await builtSite({
    '_site.tsx': framed(style, policy),
    'es.tsx': pageText('Hola', inLanguage('es')),
  });
});

const versions = {
  'index.tsx': pageText('Home', { meta: "versions: ['/es', '/ar']," }),
  'es/index.tsx': pageText('Hola', inLanguage('es')),
  'ar.tsx': pageText('Salam', inLanguage('ar')),
  'about.tsx': pageText('About'),
};
const linked = [
  'ar https://store.example/ar',
  'en https://store.example/',
  'es https://store.example/es',
  'x-default https://store.example/',
];

test('the versions of a page link to each other, in the head and in the sitemap', async () => {
  const site = await builtSite(versions);
  for (const file of ['index.html', 'es.html', 'es/index.html', 'ar.html'].filter(site.has))
    expect(alternates(site.read(file)), file).toEqual(linked);
  expect(alternates(site.read('about.html'))).toEqual([]);
  const sitemap = site.read('sitemap.xml');
  expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const urls = sitemap.split('<url>').slice(1);
  expect(urls.map((url) => alternates(url).length)).toEqual([4, 0, 4, 4]);
  expect(alternates(urls[0] ?? '')).toEqual(linked);
  expect(await validateHtml(site.read('index.html'))).toEqual([]);
});

test('any page can name its versions, and several may', async () => {
  const { summary: _, ...result } = await build(siteFolder(versions));
  expect(result.problems).toEqual([]);
  const site = await builtSite({
    ...versions,
    'index.tsx': pageText('Home'),
    'es/index.tsx': pageText('Hola', inLanguage('es', "versions: ['/', '/ar'],")),
    'ar.tsx': pageText('Salam', inLanguage('ar', "versions: ['/es'],")),
  });
  expect(alternates(site.read('index.html'))).toEqual(linked);
});

test('entries have languages and versions', async () => {
  const site = await builtSite({
    'n/[slug].tsx': `export const entries = [{ slug: 'one' }, { slug: 'uno' }];
export const meta = ({ slug }) => ({ title: slug, description: 'About ' + slug, schemaType: 'WebPage',
  ...(slug === 'uno' ? { lang: 'es', versions: ['/n/one'] } : {}) });
export default function Page({ entry }) { return <h1>{entry.slug}</h1>; }`,
  });
  expect(site.read('n/uno.html')).toContain('<html lang="es">');
  expect(alternates(site.read('n/one.html'))).toEqual([
    'en https://store.example/n/one',
    'es https://store.example/n/uno',
    'x-default https://store.example/n/one',
  ]);
});

test.each([
  [
    "versions: ['/fr'],",
    'index.tsx:2: The version "/fr" doesn\'t match any page.\n  Correct the address, or add the page. The nearest address is /.',
  ],
  ["versions: ['/hola'],", 'index.tsx:2: The version "/hola" is an alias of /es.\n  Write "/es".'],
  [
    "versions: ['/'],",
    'index.tsx:2: / names itself as one of its versions.\n  Name only the same page in other languages.',
  ],
  [
    "versions: ['/hidden'],",
    'index.tsx:2: /hidden is a version of a page, but is not listed.\n  Remove `listed: false` from its meta, or remove the version: search engines ignore it.',
  ],
  [
    "versions: ['/about'],",
    'about.tsx:2: / and /about are versions of one page, and both are in "en".\n  Set `lang` in the meta of one of them, or remove it from the versions of the other.',
  ],
  [
    "versions: '/es',",
    'index.tsx:2: `meta.versions` is not a list.\n  Put brackets around it, or leave it out.',
  ],
])('{ %s } is refused', async (meta, problem) => {
  const files = {
    'about.tsx': pageText('About'),
    'es.tsx': pageText('Hola', inLanguage('es', "aliases: ['/hola'],")),
    'hidden.tsx': pageText('Hidden', inLanguage('fr', 'listed: false,')),
    'index.tsx': pageText('Home', { meta }),
  };
  expect(await problemsOf(files)).toEqual([problem]);
});

test('a page with versions does not write the links itself', async () => {
  const body = '<link rel="alternate" hrefLang="es" href="/es" />';
  const problems = await problemsOf({
    'es.tsx': pageText('Hola', inLanguage('es')),
    'index.tsx': pageText('Home', { meta: "versions: ['/es'],", body }),
  });
  expect(firstLines(problems)).toEqual([
    expect.stringContaining('/ renders <link rel="alternate" hrefLang='),
  ]);
});
