import { relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { firstLines } from '../../support/broken-site.ts';
import { build, check } from '../../support/build.ts';
import { pageText, type SiteFiles, siteFolder, siteText } from '../../support/site-folder.ts';

/** A small site with the store's rules, without its limits. */
function siteWith(files: SiteFiles) {
  const site = siteFolder();
  const rules = relative(site.pages, resolve('pages/_checks/checks.ts'));
  const imports = `import { checks as store } from '${rules}';`;
  const more = 'checks: { page: store.page, site: store.site },';
  site.write({ '_site.tsx': siteText({ imports, more }), ...files });
  return site;
}

const passage = 'Bring the lamp with its shade, and we build a wooden box around it';
const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ');

test('a build reports a passage that is on two pages, unless the block is shared', async () => {
  const page = (title: string, own: string, tag: string) =>
    pageText(title, {
      body: `<p>${own}</p>\n<div><${tag}>${passage}</${tag.split(' ')[0]}></div>`,
    });
  const files = (tag: string) => ({
    'lamps.tsx': page('Lamps', 'Few read stickers, so each glass goes in the middle of it.', tag),
    'boxes.tsx': page('Boxes', 'All of them are made of three layers and folded twice.', tag),
  });
  const { problems } = await build(siteWith(files('p')));
  expect(problems.filter((problem) => problem.includes('same text'))).toEqual([
    `lamps.tsx:6: /lamps and /boxes contain the same text: "${passage}".\n  Remove it from one page, rewrite it, or move it to a block marked \`data-shared\`.`,
  ]);
  for (const tag of ['p data-shared=""', 'form', 'p hidden'])
    expect((await build(siteWith(files(tag)))).problems).toEqual([]);
});

test('a build reports two pages that are similar, or begin alike', async () => {
  const body = (from: number) => `<p>${words(from, from + 60)}</p>`;
  const start = (last: string) => `<p>We pack it for you</p><p>while you wait</p><p>${last}</p>`;
  const { problems } = await build(
    siteWith({
      'lamps.tsx': pageText('Lamps', { body: body(0) }),
      'boxes.tsx': pageText('Boxes', { body: body(30) }),
      'vases.tsx': pageText('Vases', { body: start('for vases') }),
      'clocks.tsx': pageText('Clocks', { body: start('for clocks') }),
    }),
  );
  expect(problems).toEqual([
    'clocks.tsx: /clocks and /vases share 77.8% of their first 40 words (limit: 25%): we pack it | pack it for | it for you | for you while | you while you.\n  Start each page with the answer that its own readers are looking for.',
    'clocks.tsx: /clocks and /vases share 71.4% of their text (limit: 8%): we pack it for you | pack it for you while | it for you while you | for you while you wait | you while you wait for.\n  Rewrite one page for its own readers, or move shared text to a block marked `data-shared`.',
    'boxes.tsx: /boxes and /lamps share 45.6% of their text (limit: 8%): word30 word31 word32 word33 word34 | word31 word32 word33 word34 word35 | word32 word33 word34 word35 word36 | word33 word34 word35 word36 word37 | word34 word35 word36 word37 word38.\n  Rewrite one page for its own readers, or move shared text to a block marked `data-shared`.',
  ]);
});

const slow: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'a paragraph',
    '<p>Bring <b>your parcel</b>. Then pay.</p>',
    ['"parcel" in "Bring your parcel".'],
  ],
  ['a label', '<ul aria-label="Your parcels" />', ['"parcels" in "Your parcels".']],
  ['a drawing', '<svg><text>Parcel, 4 lbs</text></svg>', ['"Parcel" in "Parcel, 4 lbs".']],
  ['a hidden text', '<p hidden>No parcel</p>', ['"parcel" in "No parcel".']],
  [
    'an alt text',
    '<img src="/a.png" alt="A parcel" width="1" height="1" />',
    ['"parcel" in "A parcel".'],
  ],
];

test.each(slow)('check finds an avoided word in %s', async (_, body, said) => {
  const site = siteWith({
    '_public/a.png': 'x',
    'team.tsx': pageText('Team', { body: `<p>UPS Parcel Pro</p>\n${body}` }),
  });
  expect((await build(site)).problems).toEqual([]);
  expect((await check(site)).problems).toEqual(
    said.map((text) => `team.tsx:6: On /team: ${text}\n  Say "package".`),
  );
});

test('check names a word in a title and in structured data once', async () => {
  const site = siteWith({ 'team.tsx': pageText('Parcels') });
  expect(firstLines((await check(site)).problems)).toEqual([
    'team.tsx:2: On /team: "Parcels" in "Parcels".',
    'team.tsx:2: On /team: "Parcels" in "About Parcels".',
  ]);
});

test('check reports a value that belongs in a fact, and no fact', async () => {
  const site = siteWith({
    '_facts/price.ts': "export const price = '$36'; export const closes = '6 PM';",
    '_note.ts': "export const note = 'by 7\\u00a0PM';",
    'team.tsx': pageText('Team', {
      imports:
        "import { closes, price } from './_facts/price.ts'; import { note } from './_note.ts';",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text.
      body: '<p>It costs {price}\n, or $40 by {closes}. {`from $${price} or $50, ${note}`}</p>\n{/* $60 */}<b title="$70">{1 / 2}</b>',
    }),
  });
  expect((await build(site)).problems).toEqual([]);
  const hint = '  Import the fact that holds it. Each fact is defined once and reused.';
  expect([...(await check(site)).problems].sort()).toEqual([
    `_note.ts: A time of day is hard-coded: "by 7 PM".\n${hint}`,
    `team.tsx:6: A price is hard-coded: ", or $40 by".\n${hint}`,
    `team.tsx:6: A price is hard-coded: "or $50,".\n${hint}`,
    `team.tsx:7: A price is hard-coded: "$70".\n${hint}`,
  ]);
});

test.each([
  ['miles', 'Ogden is 5.0 miles away', '"5.0" of Ogden', '7.0'],
  [
    'minutes',
    '<b>From Castle Hayne center</b><span>12 <small>min</small></span>',
    '"12" of Castle Hayne center',
    '10',
  ],
  ['a price', 'The notary has a $20,000 surety bond', '"$20,000" of surety bond', '$10,000'],
  [
    'a time',
    'FedEx comes at 3:45 PM',
    '"3:45 PM" of FedEx',
    '4:45 PM or 5:00 PM or 6:00 PM or 8:00 AM or 10:30 AM or 3:00 PM',
  ],
  ['another reading', 'From Middle Sound Loop it takes 5 minutes', '"5" of Middle Sound Loop', '8'],
])(
  'check reports %s that the facts do not have for that subject',
  async (_, words, said, facts) => {
    const known =
      '<p>Ogden: 7.0 miles</p><p>UNCW campus: 5 minutes, or UNCW campus: 8 minutes</p><p>FedEx at 5:00 PM and UPS at 3:00 PM</p>';
    const site = siteWith({ 'team.tsx': pageText('Team', { body: `${known}<p>${words}</p>` }) });
    const { problems } = await check(site);
    const found = problems.filter((problem) => problem.includes('and the facts say'));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`On /team: ${said} in "`);
    expect(found[0]).toContain(`and the facts say ${facts}.`);
  },
);

test('check reports a page that is hard to read, at its longest sentence', async () => {
  const long =
    'Organizations occasionally accommodate extraordinary administrative requirements notwithstanding complications.';
  const site = siteWith({
    'team.tsx': pageText('Team', { body: `<p>Read on.</p>\n<p>${long}</p>` }),
  });
  expect((await build(site)).problems).toEqual([]);
  expect((await check(site)).problems).toEqual([
    expect.stringMatching(
      /^team\.tsx:6: On \/team: The reading grade of \/team is \d+\.\d \(limit: 8\)\. Its longest sentence is "Organizations .* complications"\.\n {2}Split long sentences, and use shorter words\.$/,
    ),
  ]);
});
