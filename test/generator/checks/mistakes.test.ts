import { expect, test } from 'vitest';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { widgets } from '../../support/browser-parts.ts';
import { freePort } from '../../support/listening.ts';
import { runSite } from '../../support/run-site.ts';
import { sampleOf } from '../../support/sample.ts';
import {
  homeTo,
  pageText,
  type SiteFiles,
  siteFolder,
  siteText,
} from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

/** Nothing listens on this port. */
const closedPort = await freePort();
const page = (body: string, imports = '') => ({ 'a.tsx': pageText('A', { body, imports }) });
const counter = (props: string): SiteFiles => ({
  ...widgets,
  ...page(
    `<Island name="counter" component={Counter} props={${props}} />`,
    "import { Counter } from './_widgets/counter.tsx';",
  ),
});
const inCounter = (before: string, after: string): SiteFiles => ({
  ...counter('{ start: 3 }'),
  '_widgets/counter.tsx': widgets['_widgets/counter.tsx'].replace(before, after),
});
const entries = (code: string) => ({
  'notes/[slug].tsx': `${code}
export const meta = ({ slug }) => ({ title: slug, description: slug, schemaType: 'WebPage' });
export default function Note({ entry }) { return <h1>{entry.slug}</h1>; }
`,
});
const linking: SiteFiles = {
  'notes/[slug].tsx': `import notes from '../_notes.json';
export const entries = notes;
export const meta = ({ slug }) => ({ title: slug, description: slug, schemaType: 'WebPage' });
export default function Note({ entry: { slug, see } }) { return <><h1>{slug}</h1><a href={see ?? '/see-' + slug}>See</a></>; }
`,
};
const journal = (text: string): SiteFiles => ({
  'notes/[slug].tsx': `import { collection, Markdown } from '#authoring';
export const entries = collection({ folder: '../_posts' });
export const meta = ({ slug }) => ({ title: slug, description: slug });
export default ({ entry }) => <><h1>{entry.slug}</h1><Markdown of={entry} /></>;
`,
  '_posts/rye.md': text,
});
const json =
  '  Pass text, numbers, true or false, null, lists, and plain objects. Create the rest in the component.';
const notCarried = (path: string, kind: string) =>
  `a.tsx:5: The prop "${path}" of the island "counter" is ${kind}, which JSON cannot carry to the browser.\n${json}`;
const wrongProps = (kind: string) =>
  `a.tsx:5: The props of the island "counter" are ${kind}, not a plain object.\n  Pass an object with a field for each prop: props={{ rows }}.`;

const mistakes: readonly (readonly [name: string, files: SiteFiles, problem: string])[] = [
  ['a function as a prop', counter('{ start: () => 1 }'), notCarried('start', 'a function')],
  ['a Map in a prop', counter('{ start: { a: new Map() } }'), notCarried('start.a', 'a Map')],
  ['a Date in a list', counter('{ start: [new Date(0)] }'), notCarried('start[0]', 'a Date')],
  [
    'a hole in a list',
    counter('{ start: [undefined] }'),
    notCarried('start[0]', 'undefined in a list'),
  ],
  ['NaN as a prop', counter('{ start: NaN }'), notCarried('start', 'NaN')],
  [
    'a prop that contains itself',
    counter(
      '{ start: 3, rye: (() => { const rye = { list: [] }; rye.list.push(rye); return rye; })() }',
    ),
    notCarried('rye.list[0]', 'a value that contains itself'),
  ],
  ['a Map as the props', counter("new Map([['start', 3]])"), wrongProps('a Map')],
  ['a list as the props', counter('[3]'), wrongProps('a list')],
  [
    'an island inside an island',
    {
      ...counter('{ start: 3 }'),
      '_widgets/counter.tsx': `import { Island } from '#authoring';
import { Tabs } from './tabs.tsx';
export const Counter = () => <p>
<Island name="tabs" component={Tabs} props={{ start: 1 }} /></p>;`,
    },
    '_widgets/counter.tsx:4: The island "tabs" is inside the island "counter", and an island cannot contain another.\n  Render the component itself instead of <Island>.',
  ],
  [
    'an island file without a default export',
    { ...counter('{ start: 3 }'), '_widgets/counter.island.ts': "export * from './counter.tsx';" },
    '_widgets/counter.island.ts: The island file has no default export, so nothing hydrates its island.\n  Write `export default island(TheComponent)`.',
  ],
  [
    'an island file that exports the component itself',
    {
      ...counter('{ start: 3 }'),
      '_widgets/counter.island.ts':
        "// Counter\nexport { Counter as default } from './counter.tsx';",
    },
    '_widgets/counter.island.ts:2: The island file exports Counter itself, so nothing hydrates its island.\n  Write `export default island(Counter)`.',
  ],
  [
    'an island file for another component',
    {
      ...counter('{ start: 3 }'),
      '_widgets/counter.island.ts': widgets['_widgets/tabs.island.ts'],
    },
    '_widgets/counter.island.ts:2: The island file hydrates Tabs of "./tabs.tsx", and not the component next to it.\n  Import the component that <Island> renders: "./counter.tsx".',
  ],
  [
    'process.env in the browser',
    inCounter('count + 1', 'Number(process.env.START)'),
    '_widgets/counter.tsx:4: Code for the browser reads process.env, which only Node has.\n  Read it in the page, and pass the value to the island as a prop. Browsers get only variables that are set, and whose names begin with PUBLIC_.',
  ],
  [
    'a public variable that is not set',
    inCounter('count + 1', 'Number(process.env.PUBLIC_START)'),
    '_widgets/counter.tsx:4: Code for the browser reads process.env, which only Node has.',
  ],
  [
    'another file in the browser',
    inCounter('count + 1', "new URL('./x.svg', import.meta.url).href"),
    '_widgets/counter.tsx:4: Code for the browser reads import.meta, which names the bundle, and not this file.\n  Import the file,',
  ],
  [
    'the settings of Vite in the browser',
    inCounter('count + 1', 'import.meta.env.START'),
    '_widgets/counter.tsx:4: Only Vite has import.meta.env.\n  Read `process.env` instead, also in islands',
  ],
  [
    'a global of Node in the browser',
    inCounter('count + 1', "Buffer.from('1').length"),
    '_widgets/counter.tsx:4: Code for the browser reads Buffer, which only Node has.\n  Do this in the page,',
  ],
  [
    'an SVG as a component',
    {
      ...page('<p>A</p>\n<Mark />', "import Mark from './_mark.svg';"),
      '_mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    'a.tsx:6: The component of this element is an image.\n  Show an SVG with <Svg of={…} />,',
  ],
  [
    'a component that is undefined',
    page('<p>A</p>\n<Parts.Rye />', ' const Parts = {};'),
    'a.tsx:6: The component of this element is undefined.\n  Correct its import,',
  ],
  [
    'a file as text in the form of Vite',
    { ...page('{text}', "import text from './_mark.svg?raw';"), '_mark.svg': '<svg/>' },
    "a.tsx:1: Could not resolve \"./_mark.svg?raw\".\n  Read the text with `readFileSync(new URL('./_mark.svg', import.meta.url), 'utf8')`.",
  ],
  [
    'a file as a URL in the form of Vite',
    { ...page('{url}', "import url from './_mark.svg?url';"), '_mark.svg': '<svg/>' },
    'a.tsx:1: Could not resolve "./_mark.svg?url".\n  Write `import file from \'./_mark.svg\'`:',
  ],
  [
    'a type that is exported again like a value',
    {
      ...page('{rye}', "import { rye } from './_all.ts';"),
      '_all.ts': "export {\n  rye, Loaf } from './_loaf.ts';",
      '_loaf.ts': 'export interface Loaf { a: string }\nexport const rye = 1;',
    },
    '_all.ts:2: "Loaf" in "_loaf.ts" is a type, and nothing is left of it when a page runs.\n  Write `type` before it,',
  ],
  [
    'syntax that Node does not know yet',
    {
      ...page('<p>A</p>', "import './_name.ts';"),
      '_name.ts': 'export const a = 1;\nexport const name = /(?<n>a)|(?<n>)(/;',
    },
    '_name.ts:2: Node ',
  ],
  [
    'JSX in a module that ends in .ts',
    {
      ...page('<Oven />', "import { Oven } from './_oven.ts';"),
      '_oven.ts': 'export const Oven = () => <p>hot</p>;',
    },
    '_oven.ts:1: A .ts file cannot contain JSX.\n  Rename it to _oven.tsx, also where it is imported.',
  ],
  [
    'a comment of HTML',
    page('<!-- later -->'),
    'a.tsx:5: HTML comments are not allowed in modules.\n  Write {/* … */} in: <!-- later -->',
  ],
  [
    'a length before an element',
    page('{[].length && <b>rye</b>}'),
    'a.tsx:5: If the length is 0, the page shows "0" here.\n  Compare it: `.length > 0 &&`.',
  ],
  [
    'a directive of React on a server',
    { 'a.tsx': `'use client';\n${pageText('A')}` },
    'a.tsx:1: "use client" does nothing here.\n  Remove it.',
  ],
  [
    'the data of a page as in Next',
    { 'a.tsx': `${pageText('A')}export const getStaticProps = () => ({ props: {} });\n` },
    'a.tsx:7: Nothing reads `getStaticProps` of a page.\n  Load the data at the top of the module with `await`.',
  ],
  [
    'the meta of a page as in Next',
    {
      'a.tsx': pageText('A').replace('export const meta', 'const meta = {}; export const metadata'),
    },
    'a.tsx:2: Nothing reads `metadata` of a page.\n  Export `meta`: an object, or in [slug].tsx a function of the entry.',
  ],
  [
    'a function as the entries',
    entries("export const entries = () => [{ slug: 'rye' }];"),
    'notes/[slug].tsx:1: `entries` is a function, not a list.\n  Export what it returns: `export const entries = await load()`.',
  ],
  [
    'a page that ends in .js',
    { 'gift.js': 'export default 1;' },
    'gift.js: A page ends in .tsx, and no page imports this file, so it is not part of the site.\n  Rename it to gift.tsx, or start its name with _.',
  ],
  [
    'a client script without its component',
    { '_menu.client.ts': "document.title = 'x';" },
    '_menu.client.ts: There is no _menu.tsx, so no page runs this script.',
  ],
  [
    'an island without props',
    { ...counter('{}'), 'a.tsx': String(counter('{}')['a.tsx']).replace(' props={{}}', '') },
    'a.tsx:5: The props of the island "counter" are undefined, not a plain object.',
  ],
  [
    'an object in a JSON file where a list belongs',
    {
      ...page('<p>{rolls.map((each) => each)}</p>', "import rolls from './_rolls.json';"),
      '_rolls.json': '{}',
    },
    'a.tsx:5: "the default import.map is not a function" was thrown while /a was rendered.',
  ],
  [
    'a link with `to`',
    page('<p>A</p>\n<Link to="/">Home</Link>'),
    'a.tsx:6: A <Link> has no `href`.\n  Write the address in `href`, as text.',
  ],
  [
    'a picture without widths',
    {
      ...page(
        '<p>A</p>\n<Picture of={mark} alt="" />',
        "import { Picture } from '#authoring'; import mark from './_mark.svg';",
      ),
      '_mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    'a.tsx:6: A <Picture> has no `widths`.\n  List the widths in pixels: widths={[480, 960]}.',
  ],
  [
    'a picture of a URL',
    page(
      '<p>A</p>\n<Picture of="/a.jpg" widths={[9]} alt="" />',
      "import { Picture } from '#authoring';",
    ),
    'a.tsx:6: A <Picture> has no image.\n  Import the image, and pass all of it: of={photo}.',
  ],
  [
    'an import of Markdown',
    { ...page('<p>{text}</p>', "import text from './_a.md';"), '_a.md': '# A' },
    'a.tsx:1: A .md file cannot be imported: "./_a.md".\n  Read its folder with `collection`.',
  ],
  [
    'a hook outside of components',
    page('<p>{name}</p>', " import { useState } from 'react';\nconst [name] = useState('A');"),
    'was thrown while it was loaded.\n  Call hooks only in components and in other hooks.',
  ],
  [
    'a name that a package of modules in TypeScript does not export',
    {
      ...page('<p>{cold}</p>', "import { cold } from 'oven';"),
      'node_modules/oven/package.json': '{ "exports": "./oven.ts" }',
      'node_modules/oven/oven.ts': 'export const hot = 1;',
    },
    'a.tsx:1: No matching export in "oven" for import "cold".\n  Correct this line:',
  ],
  [
    'an image without an alt, by its import',
    {
      ...page(
        '<p>A</p>\n<img src={mark.url} width={1} height={1} />',
        "import mark from './_mark.svg';",
      ),
      '_mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    'a.tsx:6: The image "/assets/_mark-',
  ],
  [
    'a date of a feed in another form',
    {
      '_site.tsx': siteText({
        imports: "import { atomFeed } from '#authoring';",
        more: "files: ({ origin }) => [atomFeed({ origin, title: 'A', address: '/', author: 'A', entries: [{ title: 'Rye', address: '/', date: '31.12.2026' }] })],",
      }),
    },
    'The date of "Rye" in the feed is "31.12.2026".\n  Write a day as YYYY-MM-DD, or pass a `Date`.',
  ],
  [
    'an entry of a feed without a page',
    {
      '_site.tsx': siteText({
        imports: "import { atomFeed } from '#authoring';",
        more: "files: ({ origin }) => [\natomFeed({ origin, title: 'A', address: '/', author: 'A', entries: [{ title: 'Rye', address: '/rye', date: '2026-12-31' }] })],",
      }),
    },
    '_site.tsx:6: The feed "/feed.xml" has an entry at "/rye", which doesn\'t match any page.\n  Correct the address, which begins with a slash, or remove the entry.',
  ],
  [
    'pages of no items',
    entries("import { paginate } from '#authoring'; export const entries = paginate([1], 0);"),
    'notes/[slug].tsx:1: `paginate` cannot put 0 items on a page.\n  Pass the list, and then how many of its items a page shows: `paginate(posts, 10)`.',
  ],
  [
    'an element that HTML does not have',
    page('<p>A</p>\n<sectoin>B</sectoin>'),
    'a.tsx:6: HTML has no element <sectoin>, which is on /a.\n  Did you mean <section>? The name of a component begins with a capital letter',
  ],
  [
    'a component in Markdown',
    journal('---\ntitle: Rye\n---\n\n<Counter start="3" />\n'),
    '_posts/rye.md:5: HTML has no element <counter>, which is on /notes/rye.\n  Did you mean <center>? The name of a component begins with a capital letter, and Markdown has no components.',
  ],
  [
    'front matter after an empty line',
    journal('\n---\ntitle: Rye\n---\n\nA.\n'),
    '_posts/rye.md:1: The front matter of this file does not begin with three hyphens in the first line.\n  Write `---` there, and the fields below it in YAML.',
  ],
  [
    'front matter in TOML',
    journal('+++\ntitle = "Rye"\n+++\n\nA.\n'),
    '_posts/rye.md:1: The front matter of this file does not begin with three hyphens in the first line.',
  ],
  [
    'a draft as text',
    journal('---\ntitle: Rye\ndraft: yes\n---\n\nA.\n'),
    '_posts/rye.md:3: The field "draft" is "yes", so the file would be published.\n  Write `draft: true` or `draft: false`, without quotes.',
  ],
  [
    'a link to a heading that another Markdown file does not have',
    {
      ...journal('---\ntitle: Rye\n---\n\n[A](oats.md#salt)\n'),
      '_posts/oats.md': '---\ntitle: Oats\n---\n\nB.\n',
    },
    '_posts/rye.md:5: The link "/notes/oats#salt" points to #salt, but /notes/oats has no element with that id.',
  ],
  [
    'a link without its definition in Markdown',
    journal(
      '---\ntitle: Rye\n---\n\n`[a][b]` of rows[0][1] and [A][rye]: see\n\n[the *oven*][oven].\n\n[rye]: /\n- `[c][d]` in [a shop][shop]\n',
    ),
    '_posts/rye.md:10: The link [a shop][shop] has no definition in this file.\n  Add a line with its address: "[shop]: https://…".',
  ],
  [
    'Markdown without an entry',
    page('<p>A</p>\n<Markdown />', "import { Markdown } from '#authoring';"),
    'a.tsx:6: A <Markdown> has no entry.\n  Pass the entry of a collection: of={entry}.',
  ],
  [
    'a header on two lines',
    { '_site.tsx': siteText({ more: "headers: () => ({ 'X-Oven': 'a\\nb' })," }) },
    'The header "X-Oven" is "a\\nb", which hosts cannot send.\n  Write its name with letters, digits, and hyphens, and its value in one line.',
  ],
  [
    'headers that nothing returns',
    { '_site.tsx': siteText({ more: 'headers: () => {},' }) },
    '_site.tsx:5: `headers` returned nothing.',
  ],
  [
    'a folder of files for another tool',
    { 'static/menu.pdf': 'x', 'static/logo.svg': '<svg/>' },
    'static/logo.svg: The files in static/ are not copied, so they are not part of the site.\n  Rename the folder to _public/, or start its name with _.',
  ],
  [
    'many pages with the name of a field',
    { 'notes/[id].tsx': pageText('Note') },
    'notes/[id].tsx: "[id]" cannot be part of an address.\n  Rename it to [slug].tsx.',
  ],
  [
    'many pages at any depth',
    { '[...slug].tsx': pageText('Note') },
    '[...slug].tsx: "[...slug]" cannot be part of an address.\n  Rename it to [slug].tsx. The slug of an entry may have slashes.',
  ],
  [
    'a redirect as in Next',
    { '_site.tsx': siteText({ more: "redirects: [{ source: '/old', destination: '/' }]," }) },
    '_site.tsx:5: `source` is not a field of a redirect.\n  Remove it. Did you mean `from`?',
  ],
  [
    'a parameter in a redirect',
    { '_site.tsx': siteText({ more: "redirects: [{ from: '/old/:slug', to: '/:slug' }]," }) },
    '_site.tsx:5: The redirect from "/old/:slug" has ":slug", which stands for nothing.\n  End both addresses with "/*": it stands for everything below.',
  ],
  [
    'a font to preload that is not there',
    { '_site.tsx': siteText({ more: "preloadFonts: ['/fonts/rye.woff2']," }) },
    '_site.tsx:5: On /: The file "/fonts/rye.woff2" doesn\'t exist.\n  Put it into _public/,',
  ],
  [
    'an image in the head that is not there',
    {
      'a.tsx': pageText('A', {
        meta: "head: [{ property: 'og:image', content: '/share.png' }]",
      }),
    },
    'a.tsx:2: On /a: The file "/share.png" doesn\'t exist.\n  Put it into _public/,',
  ],
  [
    'a page in another format',
    { 'gift.jsx': 'export default 1;' },
    'gift.jsx: A .jsx file is not a page, so it is not part of the site.\n  Rename it to gift.tsx.',
  ],
  [
    'a page in Markdown',
    { 'notes/today.md': '# Today' },
    'notes/today.md: No collection includes this file, so it is not part of the site.\n  Read its folder with `collection` in a [slug].tsx module, or start its name with _.',
  ],
  [
    'a picture that is not there',
    page('<img src="/nope.png" alt="" width="1" height="1" />'),
    `a.tsx:5: The file "/nope.png" doesn't exist.\n  Put it into _public/, or import it and use the URL that the import gives.`,
  ],
  [
    'window on a page',
    page('<p>{window.innerWidth}</p>'),
    'a.tsx:5: "window is not defined" was thrown while /a was rendered.\n  Pages are rendered in Node, which has no window. Use it in an effect of an island, or in a .client.ts file next to the component.',
  ],
  [
    'a failed request for entries',
    entries(
      `export const entries = await fetch('http://127.0.0.1:${closedPort}/').then((r) => r.json());`,
    ),
    `notes/[slug].tsx:1: "fetch failed: connect ECONNREFUSED 127.0.0.1:${closedPort}" was thrown while it was loaded.\n  Fix this line, or handle the case that causes the error.`,
  ],
  [
    'two entries with one slug',
    entries("export const entries = [{ slug: 'one' }, { slug: 'one' }];"),
    'notes/[slug].tsx:1: This file claims /notes/one twice.\n  Give each entry a slug of its own, or remove the alias that repeats the address.',
  ],
  [
    'one slug in two files of entries',
    {
      ...entries(
        "import one from '../_one.json'; import two from '../_two.json';\nexport const entries = [...one, ...two];",
      ),
      '_one.json': '[\n{ "slug": "rye" }]',
      '_two.json': '[\n{ "slug": "oats" },\n{ "slug": "rye" }]',
    },
    '_two.json:3: This file claims /notes/rye twice. It is first claimed at _one.json:2.\n  Give each entry a slug of its own, or remove the alias that repeats the address.',
  ],
  [
    'the slug of an entry that is the name of a page',
    {
      ...entries("export const entries = [{ slug: 'rye' }];"),
      'notes/rye.tsx': pageText('Rye'),
    },
    'notes/rye.tsx: /notes/rye is claimed by pages/notes/[slug].tsx and pages/notes/rye.tsx.\n  Give the entry another slug, rename the other file, or remove the alias that repeats the address.',
  ],
  [
    'a wrong link in the data of an entry',
    {
      ...linking,
      '_notes.json': '[\n{ "slug": "rye", "see": "/" },\n{ "slug": "oats",\n  "see": "/nowhere" }]',
    },
    `_notes.json:4: On /notes/oats: The link "/nowhere" doesn't match any page.`,
  ],
  [
    'a wrong link that an entry computes',
    { ...linking, '_notes.json': '[{ "slug": "rye", "see": "/" }, { "slug": "oats" }]' },
    `notes/[slug].tsx: On /notes/oats: The link "/see-oats" doesn't match any page.`,
  ],
  [
    'modules in a ring',
    {
      ...page('<p>{a}</p>', "import { a } from './_a.ts';"),
      '_a.ts': "import { b } from './_b.ts';\nexport const a = b + 1;",
      '_b.ts': "import { a } from './_a.ts';\nexport const b = a + 1;",
    },
    `_b.ts:2: "Cannot access 'a' before initialization" was thrown while it was loaded (a.tsx).\n  These modules form an import cycle: _b.ts -> _a.ts -> _b.ts. Move the code that they share into another file.`,
  ],
  [
    'modules in a ring, through their default exports',
    {
      ...page('<p>{a}</p>', "import a from './_a.ts';"),
      '_a.ts': "import b from './_b.ts';\nexport default b + 1;",
      '_b.ts': "import a from './_a.ts';\nexport default a + 1;",
    },
    `_b.ts:2: "Cannot access the default export before initialization" was thrown while it was loaded (a.tsx).\n  These modules form an import cycle: _b.ts -> _a.ts -> _b.ts. Move the code that they share into another file.`,
  ],
  [
    'an async component',
    page(
      '<Kid />',
      ' export async function load() {}\nasync function Kid() { return <p>Soon</p>; }',
    ),
    'a.tsx:2: A component was not ready while /a was rendered: it is async, or waits for a promise.\n  Load the data at the top of the module with `await`, and pass it down.',
  ],
  [
    'an async component in a boundary',
    page(
      '<Suspense fallback="Wait"><Kid /></Suspense>',
      " import { Suspense } from 'react';\nasync function Kid() { return <p>Soon</p>; }",
    ),
    'a.tsx:2: A component was not ready while /a was rendered: it is async, or waits for a promise.',
  ],
  [
    'a lazy component in a boundary',
    page(
      '<Suspense fallback="Wait"><Kid /></Suspense>',
      " import { lazy, Suspense } from 'react';\nconst Kid = lazy(() => import('./index.tsx'));",
    ),
    'a.tsx:2: A component was not ready while /a was rendered: it is async, or waits for a promise.',
  ],
  [
    'a boundary around a component that throws',
    page(
      '<React.Suspense fallback="Wait"><Kid /></React.Suspense>',
      " import * as React from 'react';\nfunction Kid() { throw new Error('Torn'); }",
    ),
    'a.tsx:2: "Torn" was thrown while /a was rendered.',
  ],
  [
    'a boundary in the layout around a component that throws',
    {
      '_site.tsx': siteText({
        layout: '<main><Suspense fallback="Wait"><Kid />{children}</Suspense></main>',
        imports: "import { Suspense } from 'react';",
      }).concat('function Kid() { return undefined.x; }\n'),
    },
    `_site.tsx:6: "Cannot read properties of undefined (reading 'x')" was thrown while the layout was rendered.`,
  ],
  [
    'a boundary in an island around a component that throws',
    {
      ...counter('{ start: 3 }'),
      '_widgets/counter.tsx': `import { Suspense } from 'react';
function Kid() { throw new Error('Torn'); }
export const Counter = () => <Suspense fallback="Wait"><Kid /></Suspense>;
`,
    },
    '_widgets/counter.tsx:2: "Torn" was thrown while /a was rendered (a.tsx).',
  ],
  [
    'a page that returns nothing',
    { 'a.tsx': pageText('A').replace('return <>', 'return;\n<>') },
    'a.tsx:3: The component of /a returned nothing.\n  Return the elements of the page: a `return` alone on its line returns nothing.',
  ],
  [
    'process.exit in a page',
    { 'a.tsx': `${pageText('A')}if (meta.title) process.exit(3);\n` },
    'a.tsx:7: process.exit(3) was called, which would end the build.\n  Throw an error if the site cannot be built, or remove the call.',
  ],
  [
    'the exit of a Node module in a page',
    {
      'a.tsx': `${pageText('A', { imports: "import process from 'node:process';" })}process.exit();\n`,
    },
    'a.tsx:7: process.exit() was called, which would end the build.',
  ],
  [
    'the exit of a Node module by its name',
    page('{exit(0)}', "import { exit } from 'process';"),
    'a.tsx:5: process.exit(0) was called, which would end the build.',
  ],
  [
    'a computed import of a file of the site',
    {
      'a.tsx': `${pageText('A')}void import('./index.tsx');
const name = 'l';
await import(\`./_\${name}.ts\`);
`,
      '_l.ts': 'export {};',
    },
    'a.tsx:9: The path "./_l.ts" is not imported, so the file is not part of the site.\n  Write an `import` with its whole path instead of `require` or a computed path.',
  ],
  [
    'a title that no search result shows',
    { 'a.tsx': pageText('A'.repeat(650)) },
    `a.tsx:2: The title of /a is 650 characters long: "${'A'.repeat(60)}…".\n  Shorten it to 0–150 characters.`,
  ],
  [
    'an unknown property in a style sheet',
    { ...page('', "import './_l.css';"), '_l.css': 'p {\n  colr: red;\n}' },
    '_l.css:2: "colr" is not a known CSS property.\n  Did you mean "color" instead?',
  ],
  [
    'a class of a style sheet that is not there',
    {
      ...page('<p className={look.a}>A</p>', "import look from './_l.module.css';"),
      '_l.module.css': '.a {\n  composes: b from "./_nope.module.css";\n}',
    },
    '_l.module.css:2: Could not resolve "./_nope.module.css".\n  Correct this line: composes: b from "./_nope.module.css";',
  ],
  [
    'a class that another style sheet does not have',
    {
      ...page('<p className={look.a}>A</p>', "import look from './_l.module.css';"),
      '_l.module.css': '.a {\n  composes: c from "./_m.module.css";\n}',
      '_m.module.css': '.b { color: red; }',
    },
    '_l.module.css:2: That file has no class "c".\n  Correct this line: composes: c from "./_m.module.css";',
  ],
  [
    'a declaration without its semicolon',
    {
      ...page('', "import './_l.css';"),
      '_l.css': 'p {\n  color: red;\n}\nb {\n  color: red\n  margin: 0;\n}',
    },
    '_l.css:5: There is no semicolon between "color" and "margin", so browsers ignore both.\n  Write one before "margin".',
  ],
  [
    'a rule of Tailwind',
    { ...page('', "import './_l.css';"), '_l.css': 'p {\n  @apply flex;\n}' },
    '_l.css:2: CSS has no rule "@apply".\n  Let the program that reads it write a .css file, and import that.',
  ],
  [
    'a misspelled rule',
    { ...page('', "import './_l.css';"), '_l.css': '@meda print {\n  p { top: 0; }\n}' },
    '_l.css:1: CSS has no rule "@meda".\n  Did you mean "@media" instead?',
  ],
  [
    'a custom property that nothing sets',
    {
      ...page('<p style={{ [["-", "-gap"].join("")]: 1 }}>A</p>', "import './_l.css';"),
      '_site.tsx': siteText({ more: 'headers: () => ({}),' }),
      '_l.css':
        ':root { --crust: red; }\np { color: var(--gap); top: var(--a, 0); }\np { background: var(--crusd); }',
    },
    '_l.css:3: Nothing sets "--crusd", so var(--crusd) has no value.\n  Did you mean "--crust"?',
  ],
  [
    'Node in an island',
    inCounter(
      'export function',
      "import { hostname } from 'node:os';\nexport const host = () => hostname();\nexport function",
    ),
    'Could not resolve "node:os".\n  Code for a browser cannot use Node: do this in the page, and pass the result as a prop.',
  ],
  [
    'a file name with a typo',
    {
      ...page('<p>{x}</p>', "import { x } from './_bread.ts';"),
      '_breads.ts': 'export const x = 1;',
    },
    'a.tsx:1: Could not resolve "./_bread.ts".\n  Did you mean "./_breads.ts"?',
  ],
  [
    'an alias that no setting defines',
    page('<p>{x}</p>', "import { x } from '@/breads';"),
    'a.tsx:1: Could not resolve "@/breads".\n  Add it to `paths` in tsconfig.json, or write a relative path.',
  ],
  [
    'a tsconfig.json with a syntax error',
    { 'tsconfig.json': '{\n  "compilerOptions": { "paths" }\n}' },
    'tsconfig.json:2: This file cannot be read: expected `:`.\n  Correct it: imports are resolved as tsconfig.json says.',
  ],
  [
    'a tsconfig.json that extends a missing file',
    { 'tsconfig.json': '{ "extends": "./base.json" }' },
    "base.json: A tsconfig.json extends this file, which doesn't exist.\n  Correct it: imports are resolved as tsconfig.json says.",
  ],
  [
    'an import of what a package does not export',
    {
      ...page('<p>{x}</p>', "import { x } from 'oven/hot.js';"),
      'node_modules/oven/package.json': '{ "exports": { ".": "./oven.js" } }',
    },
    'a.tsx:1: Could not resolve "oven/hot.js".\n  The package is installed, but the "exports" in its package.json do not include this path for Node. Import a path that they include, or use a package for browsers in an island or a .client.ts file.',
  ],
  [
    'a package for browsers',
    {
      ...page('<p>{x}</p>', "import { x } from 'grill';"),
      'node_modules/grill/index.js': 'exports.x = window.x;',
    },
    'a.tsx:1: "grill" cannot be loaded: window is not defined.\n  Use a package that runs in Node, or load it only in browsers: `import(\'grill\')` in an effect of an island, or an import in a .client.ts file.',
  ],
  [
    'a component of a package for browsers',
    {
      ...page('<Grill />', "import { Grill } from 'grill';"),
      'node_modules/grill/index.js': 'exports.Grill = () => window.x;',
    },
    'a.tsx:1: "window is not defined" was thrown by the package grill while /a was rendered.\n  Use a package that runs in Node, or load it only in browsers: `import(\'grill\')` in an effect of an island, or an import in a .client.ts file.',
  ],
  [
    'a function of a package that throws',
    {
      ...page('<p>{heat(null)}</p>', "import { heat } from 'grill';"),
      'node_modules/grill/index.js': "exports.heat = () => { throw new Error('No coal'); };",
    },
    'a.tsx:5: "No coal" was thrown by the package grill while /a was rendered.\n  Fix this line, or handle the case that causes the error.',
  ],
  [
    'an island file as a component',
    { ...widgets, ...page('<C />', "import C from './_widgets/counter.island.ts';") },
    'a.tsx:1: "./_widgets/counter.island.ts" is code for browsers, and this module runs in Node.\n  Import the component itself, and show it with <Island>.',
  ],
  [
    'an import of a client script',
    { ...page('', "import './_c.client.ts';"), '_c.client.ts': "document.title = 'x';" },
    'a.tsx:1: "./_c.client.ts" is code for browsers, and this module runs in Node.\n  Remove the import: the code is on every page that has the component next to it. Move what both need into another file.',
  ],
  [
    'a setting as in Vite',
    page('<p>{import.meta.env.PUBLIC_NAME}</p>', '// import.meta.env is not here.'),
    'a.tsx:5: Only Vite has import.meta.env.\n  Read `process.env` instead, also in islands if the name begins with PUBLIC_.',
  ],
  [
    'what another bundler adds to import.meta',
    page('', "const pages = import.meta.glob('./*.tsx');"),
    'a.tsx:1: Only Vite has import.meta.glob.\n  Import each module by its name, or read a folder of Markdown with `collection`.',
  ],
  [
    'an import of a file of another kind',
    { ...page('<p>{x}</p>', "import x from './_a.psd';"), '_a.psd': 'x' },
    'a.tsx:1: A .psd file cannot be imported: "./_a.psd".\n  Put the file into _public/, and link to it there.',
  ],
  [
    'a style sheet of Sass',
    { ...page('<p>A</p>', "import './_a.scss';"), '_a.scss': 'p { a { top: 0 } }' },
    'a.tsx:1: A .scss file cannot be imported: "./_a.scss".\n  Let its own program write a .css file, and import that.',
  ],
  [
    'an import of YAML',
    { ...page('<p>{x}</p>', "import x from './_a.yaml';"), '_a.yaml': 'a: 1' },
    "a.tsx:1: A .yaml file cannot be imported: \"./_a.yaml\".\n  Save it as .json, or read its text with `readFileSync(new URL('./_a.yaml', import.meta.url), 'utf8')` and a package that parses it.",
  ],
  [
    'an import of MDX',
    { ...page('<Text />', "import Text from './_a.mdx';"), '_a.mdx': '# A' },
    'a.tsx:1: A .mdx file cannot be imported: "./_a.mdx".\n  Compile it in a module, with the package @mdx-js/mdx.',
  ],
  [
    'the link of Next',
    page('<Anchor href="/">A</Anchor>', "import Anchor from 'next/link';"),
    'a.tsx:1: Could not resolve "next/link".\n  Import `Link` from where `PageMeta` comes from.',
  ],
];

test('a wrong link that all entries share is one problem', async () => {
  const files = entries("export { entries } from '../_notes.ts';");
  const code = files['notes/[slug].tsx'].replace('</h1>', '</h1><a href="/nowhere">See</a>');
  const problems = await problemsOf({
    'notes/[slug].tsx': code.replace('<h1>', '<><h1>').replace('</a>', '</a></>'),
    '_notes.ts': "export const entries = [{ slug: 'rye' }, { slug: 'oats' }];",
  });
  expect(firstLines(problems)).toEqual([
    `notes/[slug].tsx:3: The link "/nowhere" doesn't match any page.`,
  ]);
});

test('a repeated import of a name is shown where it is repeated', async () => {
  const problems = await problemsOf(page('é', "/* é */ import { Link } from '#authoring';"));
  expect(firstLines(problems)).toEqual(['a.tsx:1: Identifier "Link" has already been declared.']);
});

test('the line of a wrong link is in the site, never in a module of the generator', async () => {
  const problems = await problemsOf(
    // The generator's own code mentions `/shop`.
    page("<Link href={'/sh' + 'op'}>S</Link>"),
  );
  expect(firstLines(problems)).toEqual([`a.tsx: The link "/shop" doesn't match any page.`]);
});

test('a wrong link to the page of an entry is shown at its line, with the nearest address', async () => {
  const problems = await problemsOf({
    ...entries("export const entries = [{ slug: 'rye' }, { slug: 'oats' }];"),
    ...page('<Link href="/notes/rey">R</Link>'),
  });
  expect(problems).toEqual([
    `a.tsx:5: The link "/notes/rey" doesn't match any page.\n  Did you mean "/notes/rye"?`,
  ]);
});

thoroughly(
  'check reports an environment variable that a page shows and that is not set',
  async () => {
    const body = '<p>Call {process.env.SHOP_PHONE} or {process.env.SHOP_FAX ?? "write"}</p>';
    const site = siteFolder({ ...page(body), ...homeTo('/a') });
    const run = (env: Record<string, string>) =>
      runSite(['check', '--quiet', '--pages', 'pages'], { cwd: site.root, env });
    expect((await run({})).stderr).toContain(
      "pages/a.tsx:5: This shows the environment variable SHOP_PHONE, which is not set.\n  Set it when you run the command, or write what to show without it: process.env.SHOP_PHONE ?? '…'.\n\n1 problem.",
    );
    expect(await run({ SHOP_PHONE: '910-555-0142' })).toMatchObject({ code: 0, stderr: '' });
  },
);

thoroughly('check shows a mistake without what follows from it', async () => {
  const site = siteFolder({
    'a.tsx': pageText('A', {
      imports: "import { useState } from 'react';\nconst [name] = useState('A');",
    }),
    'b.tsx': pageText('B', { imports: "import './_b.css';", body: '<p className="bun">B</p>' }),
    '_b.css': '@import "./_nope.css";\n.bun { top: 0; }',
    ...homeTo('/b'),
  });
  const { stderr } = await runSite(['check', '--quiet', '--pages', 'pages'], { cwd: site.root });
  expect(stderr).not.toContain('Invalid hook call');
  expect(stderr).not.toContain('has no rule');
  expect(stderr).toContain('2 problems.');
});

thoroughly(
  'the terminal shows the lines around a mistake, with a caret below its column',
  async () => {
    const site = siteFolder({
      'a.tsx': pageText('A', { body: '<p>Über <a href="/nowhere">us</a></p>' }),
      'b.tsx': "import x from './_nope.ts';\nexport default () => <b>{x}</b>;\n",
      'c.tsx': 'export default () => <b>Ü</i>;\n',
    });
    const { stderr } = await runSite(['build', '--quiet', '--pages', 'pages'], {
      cwd: site.root,
      isWhole: true,
    });
    expect(stderr).toContain(`pages/b.tsx:1:16: Could not resolve "./_nope.ts".
  Correct this line: import x from './_nope.ts';
     1 > import x from './_nope.ts';
       |                ^
     2 | export default () => <b>{x}</b>;
     3 | 
`);
    expect(stderr).toContain(
      '\n     1 > export default () => <b>Ü</i>;\n       |                            ^\n',
    );
    site.write({ 'b.tsx': null, 'c.tsx': null });
    const { stderr: atRun } = await runSite(['build', '--quiet', '--pages', 'pages'], {
      cwd: site.root,
      isWhole: true,
    });
    expect(atRun).toContain(`pages/a.tsx:5:17: The link "/nowhere" doesn't match any page.
  Correct the address, add the page, or remove the link.
     3 | export default function Page() {
     4 |   return <><h1>{meta.title}</h1>
     5 > <p>Über <a href="/nowhere">us</a></p>
       |                 ^
     6 | </>; }
     7 | 
`);
  },
);

test.each(sampleOf(mistakes, 4))('%s', async (_, files, problem) => {
  expect((await problemsOf(files)).join('\n\n')).toContain(problem);
});
