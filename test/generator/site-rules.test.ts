import { expect, test } from 'vitest';
import { firstLines, problemsOf } from '../support/broken-site.ts';
import { build } from '../support/build.ts';
import { pageText, siteFolder, siteText } from '../support/site-folder.ts';

const checks = (rules: string, frame?: string) => ({
  '_site.tsx': siteText({
    more: `checks: { ${rules} },`,
    ...(frame === undefined ? {} : { frame }),
  }),
});
const page = (body: string) => ({ 'team.tsx': pageText('Team', { body }) });

test('titles and descriptions have the lengths that the site sets', async () => {
  const rules = 'titleLength: [5, 70], descriptionLength: [11, 160]';
  expect(await problemsOf({ ...checks(rules), 'us.tsx': pageText('Us') })).toEqual([
    'index.tsx:2: The title of / is 4 characters long: "Home".\n  Lengthen it to 5–70 characters.',
    'us.tsx:2: The title of /us is 2 characters long: "Us".\n  Lengthen it to 5–70 characters.',
    'us.tsx:2: The description of /us is 9 characters long: "About Us.".\n  Lengthen it to 11–160 characters.',
  ]);
});

test('a page has no <main> of its own', async () => {
  expect(await problemsOf(page('<main>Here</main>'))).toEqual([
    "team.tsx:5: /team has a <main> inside the frame's <main>.\n  Use <div> or <section>. The frame already puts the page in a <main>.",
  ]);
  expect(
    firstLines(
      await problemsOf({ '_site.tsx': siteText({ frame: '<main />\n<main>{children}</main>' }) }),
    ),
  ).toEqual(['_site.tsx:4: The frame has 2 <main> elements; expected 1.']);
});

test('the frame has the landmarks that the site requires', async () => {
  const rules = "landmarks: ['banner', 'contentinfo', 'navigation']";
  expect(
    await problemsOf(checks(rules, '<header><nav>A</nav></header><main>{children}</main>')),
  ).toEqual([
    '_site.tsx: The frame has no "contentinfo" landmark.\n  Add a <footer> so screen reader users can jump to it on every page.',
  ]);
});

test('navigations have different names', async () => {
  const frame = {
    '_site.tsx': siteText({ frame: '<nav aria-label="Main">A</nav><main>{children}</main>' }),
  };
  expect(
    await problemsOf({ ...frame, ...page('<nav>B</nav>\n<nav aria-label="Main">C</nav>') }),
  ).toEqual([
    `team.tsx:5: A <nav> element on /team has no name.\n  Give it an aria-label: the page has more than one <nav>.`,
    `team.tsx:6: Two <nav> elements on /team have the same name: "Main".\n  Give each one a different aria-label.`,
  ]);
  const twice = page('<nav aria-label="Parts">B</nav><nav aria-label="Parts">C</nav>');
  expect(firstLines(await problemsOf(twice))).toEqual([
    'team.tsx:5: Two <nav> elements on /team have the same name: "Parts".',
  ]);
  const fine = {
    ...frame,
    ...page('<nav aria-label="Parts">B</nav><nav aria-labelledby="a">C</nav><b id="a">D</b>'),
  };
  expect((await build(siteFolder(fine))).problems).toEqual([]);
});

test('an iframe has a title', async () => {
  expect(await problemsOf(page('<iframe src="https://a.example/" />'))).toEqual([
    'team.tsx:5: The iframe "https://a.example/" on /team has no title.\n  Add a title that describes what it shows.',
  ]);
});

test.each([
  [
    'a picture in other sizes',
    '<img alt="" width="1" height="1" src="/a.png" srcSet="/a.png 1x, /b.png 2x" />',
  ],
  [
    'a source',
    '<picture><source srcSet="/b.png" /><img alt="" width="1" height="1" src="/a.png" /></picture>',
  ],
  ['a poster', '<video poster="/b.png" src="/a.png" />'],
  ['a symbol of a file', '<svg><use href="/b.png#x" /></svg>'],
  ['an older symbol', '<svg><use xlinkHref="/b.png#x" /></svg>'],
  ['a track', '<video src="/a.png"><track src="/b.png" /></video>'],
  ['an embedded file', '<object data="/b.png" />'],
])('%s must be an existing file', async (_, body) => {
  const files = { '_public/a.png': 'x', ...page(body) };
  const problems = await problemsOf(files);
  expect(firstLines(problems).map((line) => line.replace(/^team.tsx(:5)?/, ''))).toEqual([
    expect.stringMatching(/^: The file "\/b\.png(#x)?" doesn't exist\.$/),
  ]);
  expect((await build(siteFolder({ ...files, '_public/b.png': 'x' }))).problems).toEqual([]);
});

test('a symbol reference must exist on the page', async () => {
  const body = '<svg><symbol id="a" /><use href="#a" />\n<use href="#b" /></svg>';
  expect(await problemsOf(page(body))).toEqual([
    'team.tsx:6: The link "#b" points to #b, but /team has no element with that id.\n  Add id="b" to the target element, or correct the link. Closest match: #a.',
  ]);
});

const limits = 'similarity: { pages: 0.5, intros: 0.5, passage: 6 }';
const passage = 'Bring the lamp with its shade, and we build a box around it';

test('a passage of more than a few words is on one page only', async () => {
  const files = {
    ...checks(limits),
    'lamps.tsx': pageText('Lamps', {
      body: `<p>Sit down first. You know what you want.</p>\n<p>${passage}</p>`,
    }),
    'boxes.tsx': pageText('Boxes', {
      body: `<ul><li>All of them are made of three layers.</li>\n<li>${passage.replace('lamp', '<b>lamp</b>')}</li></ul>`,
    }),
  };
  expect(await problemsOf(files)).toEqual([
    `lamps.tsx:6: /lamps and /boxes contain the same text: "${passage}".\n  Remove it from one page, rewrite it, or move it to a block marked \`data-shared\`.`,
  ]);
});

test.each([
  ['a few words', 'Bring the lamp with its shade', 'p'],
  ['a shared block', passage, 'p data-shared=""'],
  ['a form', passage, 'form'],
  ['hidden text', passage, 'p hidden'],
])('%s may be on two pages', async (_, text, tag) => {
  const body = (own: string) => `<p>${own}</p><div><${tag}>${text}</${tag.split(' ')[0]}></div>`;
  const files = {
    ...checks(limits),
    'lamps.tsx': pageText('Lamps', {
      body: body('Few read stickers, so each glass goes in the middle.'),
    }),
    'boxes.tsx': pageText('Boxes', {
      body: body('All of them are made of three layers and folded twice.'),
    }),
  };
  expect((await build(siteFolder(files))).problems).toEqual([]);
});

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ');

test('no two pages are more similar than the site allows', async () => {
  const limits = 'similarity: { pages: 0.2, intros: 1, passage: 100 }';
  const body = (from: number) => `<p>${words(from, from + 60)}</p>`;
  const files = {
    ...checks(limits),
    'lamps.tsx': pageText('Lamps', { body: body(0) }),
    'boxes.tsx': pageText('Boxes', { body: body(30) }),
    'glass.tsx': pageText('Glass', { body: body(85) }),
  };
  expect(await problemsOf(files)).toEqual([
    'boxes.tsx: /boxes and /lamps share 29.5% of their text (limit: 20%): word30 word31 word32 word33 word34 | word31 word32 word33 word34 word35 | word32 word33 word34 word35 word36 | word33 word34 word35 word36 word37 | word34 word35 word36 word37 word38.\n  Rewrite one page for its own readers, or move shared text to a block marked `data-shared`.',
  ]);
});

const openingLimits = 'similarity: { pages: 1, intros: 0.5, passage: 100 }';

test('no two pages start alike', async () => {
  const start = (last: string) => `<p>We pack it for you</p><p>while you wait</p><p>${last}</p>`;
  const files = {
    ...checks(openingLimits),
    'lamps.tsx': pageText('Packing', { body: start('for lamps') }),
    'boxes.tsx': pageText('Packing', { body: start('for boxes') }).replaceAll(
      'Packing',
      'Packing too',
    ),
  };
  expect(firstLines(await problemsOf(files))).toEqual([
    'boxes.tsx: /boxes and /lamps share 58.3% of their first 40 words (limit: 50%): we pack it | pack it for | it for you | for you while | you while you.',
  ]);
});
