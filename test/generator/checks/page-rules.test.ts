import { describe, expect, test } from 'vitest';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { build } from '../../support/build.ts';
import { pageText, siteFolder, siteText } from '../../support/site-folder.ts';
import { thoroughly } from '../../support/thoroughly.ts';

// The rules of `pageRules` and `layoutRules` in src/checks/all-rules.ts, by the files in src/checks/rules/.
// More of them: links in links.test.ts, the policy in content-policy.test.ts, the base path in base-path.test.ts.

const page = (body: string) => ({ 'team.tsx': pageText('Team', { body }) });
const inLayout = (text: string, more = '') => ({
  '_site.tsx': siteText({ layout: `${text}<main>{children}</main>`, more }),
});

describe('heading-order', () => {
  test('a page has one h1', async () => {
    const none = pageText('None').replaceAll('h1', 'h2');
    expect(await problemsOf({ ...page('<h1>Two</h1>'), 'none.tsx': none })).toEqual([
      `none.tsx: /none has 0 h1 elements; expected 1.\n  Add an h1 that names the page's topic.`,
      `team.tsx: /team has 2 h1 elements; expected 1.\n  Keep one h1 and change the others to h2.`,
    ]);
  });

  test('headings skip no level on the way down', async () => {
    expect(
      await problemsOf(page('<h2>A</h2><h3>B</h3>\n<h2>C</h2>\n<h4>Too <i>deep</i></h4>')),
    ).toEqual([
      'team.tsx: The h4 "Too deep" on /team skips a heading level.\n  Use a heading no more than one level below the previous one.',
    ]);
    expect(firstLines(await problemsOf(page('<h2>C</h2>\n<h4>Deep</h4>')))).toEqual([
      'team.tsx:6: The h4 "Deep" on /team skips a heading level.',
    ]);
  });
});

describe('frame-has-no-h1', () => {
  test('the layout does not contain the h1', async () => {
    expect(await problemsOf(inLayout('<h1>Store</h1>'))).toEqual([
      '_site.tsx:4: The layout has an h1, but each page has its own.\n  Use a different element in the layout. The h1 names the topic of the page.',
    ]);
  });
});

describe('landmarks', () => {
  test('a page has no <main> of its own', async () => {
    expect(await problemsOf(page('<main>Here</main>'))).toEqual([
      "team.tsx:5: /team has a <main> inside the layout's <main>.\n  Use <div> or <section>. The layout already puts the page in a <main>.",
    ]);
    expect(
      firstLines(
        await problemsOf({
          '_site.tsx': siteText({ layout: '<main />\n<main>{children}</main>' }),
        }),
      ),
    ).toEqual(['_site.tsx:4: The layout has 2 <main> elements; expected 1.']);
    expect(
      await problemsOf({ '_site.tsx': siteText({ layout: '<div>{children}</div>' }) }),
    ).toEqual(['_site.tsx:3: The layout has no <main> element.\n  Put {children} into a <main>.']);
  });

  test('the layout has the landmarks that the site requires', async () => {
    const more = "checks: { landmarks: ['banner', 'contentinfo', 'navigation'] },";
    expect(await problemsOf(inLayout('<header><nav>A</nav></header>', more))).toEqual([
      '_site.tsx: The layout has no "contentinfo" landmark.\n  Add a <footer> so screen reader users can jump to it on every page.',
    ]);
  });

  test('navigations have different names', async () => {
    const layout = inLayout('<nav aria-label="Main">A</nav>');
    expect(
      await problemsOf({ ...layout, ...page('<nav>B</nav>\n<nav aria-label="Main">C</nav>') }),
    ).toEqual([
      `team.tsx:5: A <nav> element on /team has no name.\n  Give it an aria-label: the page has more than one <nav>.`,
      `team.tsx:6: Two <nav> elements on /team have the same name: "Main".\n  Give each one a different aria-label.`,
    ]);
    const twice = page('<nav aria-label="Parts">B</nav><nav aria-label="Parts">C</nav>');
    expect(firstLines(await problemsOf(twice))).toEqual([
      'team.tsx:5: Two <nav> elements on /team have the same name: "Parts".',
    ]);
    const fine = {
      ...layout,
      ...page('<nav aria-label="Parts">B</nav><nav aria-labelledby="a">C</nav><b id="a">D</b>'),
    };
    expect((await build(siteFolder(fine))).problems).toEqual([]);
  });
});

describe('unique-ids', () => {
  test('an id is used once per page', async () => {
    const hint = '  Rename one of them, and check the ids in the layout too.';
    expect(await problemsOf(page('<p id="a" />\n<p id="b" /><p id="a" />'))).toEqual([
      `team.tsx:5: The id "a" is used more than once on /team.\n${hint}`,
    ]);
    expect(
      await problemsOf({ ...inLayout('<p id="top-bar" />'), ...page('<p id="top-bar" />') }),
    ).toEqual([`team.tsx:5: The id "top-bar" is used more than once on /team.\n${hint}`]);
    expect(await problemsOf(inLayout('<p id="a" /><p id="a" />'))).toEqual([
      `_site.tsx:4: The id "a" is used more than once on every page.\n${hint}`,
    ]);
  });
});

describe('inline-styles', () => {
  test('an element may have an inline style that no policy refuses', async () => {
    expect((await build(siteFolder(page('<b style={{ top: 0 }} />')))).problems).toEqual([]);
  });

  test('an inline style that the policy refuses is a problem at its line', async () => {
    const policy = `headers: () => ({ 'Content-Security-Policy': "style-src-attr 'none'" }),`;
    const html = `<p dangerouslySetInnerHTML={{ __html: '<u style="top:0">U</u>' }} />`;
    const files = {
      ...inLayout('<i style={{ top: 0 }} />', policy),
      ...page(`${html}\n<b style={{ backgroundColor: "red" }} />`),
    };
    const reason = 'has a style attribute, which the content security policy does not allow.';
    expect(firstLines(await problemsOf(files))).toEqual([
      `team.tsx:5: A <u> on /team ${reason}`,
      `team.tsx:6: A <b> on /team ${reason}`,
      `_site.tsx:4: A <i> on every page ${reason}`,
    ]);
  });
});

describe('image-alt', () => {
  test('an image has an alt, or says that it needs none', async () => {
    const files = { '_public/a.png': 'x', '_public/b.png': 'x' };
    const body =
      '<img src="/b.png" alt="" width="1" height="1" />\n<img src="/a.png" width="1" height="1" /><img width="1" height="1" />';
    const hint = '  Describe what it shows, or use alt="" if it is decorative.';
    expect(await problemsOf({ ...files, ...page(body) })).toEqual([
      `team.tsx:6: The image "/a.png" on /team has no alt attribute.\n${hint}`,
      `team.tsx: The image "" on /team has no alt attribute.\n${hint}`,
    ]);
  });
});

describe('image-size', () => {
  test('an image has a width and a height', async () => {
    const files = { '_public/a.png': 'x' };
    const body = '<p>Picture</p>\n<img src="/a.png" alt="" width="8" />';
    expect(await problemsOf({ ...files, ...page(body) })).toEqual([
      'team.tsx:6: The image "/a.png" on /team has no width and height, so the text below it moves when it arrives.\n  Add width and height in pixels. CSS may still change its size if it also sets "height: auto".',
    ]);
  });
});

describe('iframe-titles', () => {
  test('an iframe has a title', async () => {
    expect(await problemsOf(page('<iframe src="https://a.example/" />'))).toEqual([
      'team.tsx:5: The iframe "https://a.example/" on /team has no title.\n  Add a title that describes what it shows.',
    ]);
  });
});

describe('internal-links', () => {
  thoroughly.each([
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
});

describe('valid-unicode', () => {
  thoroughly.each([
    ['a NUL', '\\0'],
    ['the first half of a pair', '\\ud83d'],
    ['the second half of a pair', '\\ude00'],
  ])('%s is refused in a page, its title, or the layout', async (_, character) => {
    const message = 'There is a NUL character or an unpaired surrogate on';
    const hint = 'Remove it. It often comes from cutting a text in the middle of an emoji.';
    expect(await problemsOf(page(`{"x${character}x"}`))).toEqual([
      `team.tsx: ${message} /team.\n  ${hint}`,
    ]);
    const title = pageText('Team')
      .replace('"Team"', `"Team${character}"`)
      .replace('{meta.title}', 'Team');
    expect(firstLines(await problemsOf({ 'team.tsx': title }))).toEqual([
      `team.tsx: ${message} /team.`,
    ]);
    expect(
      firstLines(
        await problemsOf({ ...inLayout(`{"x${character}"}`), 'team.tsx': pageText('Team') }),
      ),
    ).toEqual([`_site.tsx: ${message} every page.`]);
  });
});

describe('shown-values', () => {
  test.each([
    ["<p>{'Price: ' + undefined}</p>", '/team shows "undefined": "Price: undefined".'],
    ["<p>{'$' + Number('x')}</p>", '/team shows "NaN": "$NaN".'],
    [
      '<p>{String(new Date(""))}, {String({})}</p>',
      '/team shows "Invalid Date": "Invalid Date, [object Object]".',
    ],
    ["<p>{'' + {}}</p>", '/team shows "[object Object]": "[object Object]".'],
    [
      "<b className={'box ' + undefined}>A</b>",
      '/team shows "undefined" in class: "box undefined".',
    ],
    ["<b title={'' + {}}>A</b>", '/team shows "[object Object]" in title: "[object Object]".'],
  ])('%s is a problem', async (body, expected) => {
    const [first = ''] = firstLines(await problemsOf(page(body)));
    expect(first.replace(/^team\.tsx(:\d+)?: /, '')).toBe(expected);
  });

  test('a title and a description are read, too', async () => {
    const text = pageText('Team').replace('"About Team."', "'About ' + undefined + '.'");
    expect(firstLines(await problemsOf({ 'team.tsx': text }))).toEqual([
      'team.tsx:2: The description of /team shows "undefined": "About undefined.".',
    ]);
  });

  test('code may show these words, and words may contain them', async () => {
    const body =
      '<p><code>undefined</code>, <kbd>NaN</kbd>, an undefined-like value, NaNo, and if it is undefined, 0</p><pre><b>NaN</b></pre>';
    expect((await build(siteFolder(page(body)))).problems).toEqual([]);
  });
});

describe('lists', () => {
  test.each([
    [
      '<ul><div>A</div></ul>',
      'A <div> on /team cannot be directly inside a <ul>.\n  Put it into an <li>.',
    ],
    [
      '<ol><p>A</p></ol>',
      'A <p> on /team cannot be directly inside an <ol>.\n  Put it into an <li>.',
    ],
    [
      '<div><li>A</li></div>',
      'A <li> on /team cannot be directly inside a <div>.\n  Put it into a <ul> or an <ol>.',
    ],
    [
      '<dl><p>A</p></dl>',
      'A <p> on /team cannot be directly inside a <dl>.\n  Put it into a <dt> or a <dd>.',
    ],
    [
      '<section><dt>A</dt></section>',
      'A <dt> on /team cannot be directly inside a <section>.\n  Put it into a <dl>.',
    ],
  ])('%s is a problem', async (body, expected) => {
    expect(await problemsOf(page(body))).toEqual([`team.tsx:5: ${expected}`]);
    // Not only on the first page that has it.
    expect(await problemsOf(page(body))).toEqual([`team.tsx:5: ${expected}`]);
  });

  test('lists of all kinds are accepted', async () => {
    const body =
      '<ul><li>A<ol><li>B</li></ol></li></ul><menu><li>C</li></menu><dl><dt>D</dt><dd>E</dd><div><dt>F</dt><dd>G</dd></div></dl>';
    expect((await build(siteFolder(page(body)))).problems).toEqual([]);
  });
});
