import { describe, expect, test } from 'vitest';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { build } from '../../support/build.ts';
import { pageText, siteFolder, siteText } from '../../support/site-folder.ts';

// The rules of `siteRules` in src/checks/all-rules.ts, by the files in src/checks/rules/. More of them: links
// in links.test.ts, the policy and its headers in content-policy.test.ts.

const checks = (rules: string) => ({ '_site.tsx': siteText({ more: `checks: { ${rules} },` }) });

describe('unique-titles', () => {
  test('no two pages share a title or a description', async () => {
    const twin = pageText('Team').replace('About Team.', 'About the others.');
    const problems = await problemsOf({ 'team.tsx': pageText('Team'), 'twin.tsx': twin });
    expect(problems).toEqual([
      'twin.tsx:2: /twin and /team have the same title: "Team".\n  Change the title of /twin to name what only that page covers.',
    ]);
    const same = pageText('Other').replace('About Other.', 'About Team.');
    expect(
      firstLines(await problemsOf({ 'team.tsx': pageText('Team'), 'twin.tsx': same })),
    ).toEqual(['twin.tsx:2: /twin and /team have the same description: "About Team.".']);
  });
});

describe('meta-lengths', () => {
  test('titles and descriptions have the lengths that the site sets, both ends included', async () => {
    const rules = 'titleLength: [5, 70], descriptionLength: [11, 11]';
    expect(await problemsOf({ ...checks(rules), 'us.tsx': pageText('Us') })).toEqual([
      'index.tsx:2: The title of / is 4 characters long: "Home".\n  Lengthen it to 5–70 characters.',
      'us.tsx:2: The title of /us is 2 characters long: "Us".\n  Lengthen it to 5–70 characters.',
      'us.tsx:2: The description of /us is 9 characters long: "About Us.".\n  Lengthen it to 11–11 characters.',
    ]);
  });
});

describe('fragment-links', () => {
  test('a symbol reference must exist on the page', async () => {
    const body = '<svg><symbol id="a" /><use href="#a" />\n<use href="#b" /></svg>';
    expect(await problemsOf({ 'team.tsx': pageText('Team', { body }) })).toEqual([
      'team.tsx:6: The link "#b" points to #b, but /team has no element with that id.\n  Add id="b" to the target element, or correct the link. Closest match: #a.',
    ]);
  });
});

describe('duplicate-text', () => {
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
});

describe('similar-pages', () => {
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
});
