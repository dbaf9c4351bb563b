import { describe, expect, test } from 'vitest';
import { firstLines } from '../../support/broken-site.ts';
import { type BuildOptions, build, check, checkAll } from '../../support/build.ts';
import { pageText, type SiteFiles, siteFolder, siteText } from '../../support/site-folder.ts';

// The slow rules in src/checks/all-rules.ts, which only `site check` runs.
// Those about structured data: test/generator/checks/structured-data-rules.test.ts.

const ruled = (more: string) => ({ '_site.tsx': siteText({ more }) });

/** What `site check` reports for a site that builds without problems. */
async function faultsOf(files: SiteFiles, options: BuildOptions = {}): Promise<readonly string[]> {
  const site = siteFolder(files, 'thorough');
  expect((await build(site, options)).problems).toEqual([]);
  return (await check(site, options)).problems;
}

describe('rejected-readings', () => {
  const zip = `facts: [{ name: 'ZIP', chosen: 28405, readings: [{ value: 28405, statedAt: [] }, { value: 28409, statedAt: ['/team'] }],
    traces: (value) => [String(value), 'NC 284'] }],`;

  test.each([
    ['its text', '<p>NC&nbsp;28409</p>'],
    ['an attribute', '<a href="https://a.example/28409">Map</a>'],
  ])('a rejected reading is found in %s', async (_, body) => {
    const files = { ...ruled(zip), 'team.tsx': pageText('Team', { body }) };
    expect(await faultsOf(files)).toEqual([
      'team.tsx:5: On /team: "28409" is a value of "ZIP" that this site rejected. The chosen value is 28405.\n  Get the value with read() instead of typing it.',
    ]);
    expect(await faultsOf(files, { policy: 'as-stated' })).toEqual([]);
  });

  test('a comment with the text of a reading is not its place', async () => {
    const files = {
      ...ruled(zip),
      '_zip.ts': '/** Such as 28409. */\nexport const zip = 28000 + 409;',
      'team.tsx': pageText('Team', {
        imports:
          "import { zip } from './_zip.ts'; // first\n// Not 28409.\n/*\n * Nor 28409 here. */",
        body: '{/* 28409 */}\n<p>{zip}</p>',
      }),
    };
    expect(firstLines(await faultsOf(files))).toEqual([
      'team.tsx: On /team: "28409" is a value of "ZIP" that this site rejected. The chosen value is 28405.',
    ]);
  });

  test('a problem on many pages is reported once', async () => {
    const body = '<p>NC 28409</p>';
    const files = {
      ...ruled(zip),
      'team.tsx': pageText('Team', { body }),
      'us.tsx': pageText('Us', { body }),
      'we.tsx': pageText('We', { body }),
    };
    expect(firstLines(await faultsOf(files))).toEqual([
      'team.tsx:5: On /team and 2 more pages: "28409" is a value of "ZIP" that this site rejected. The chosen value is 28405.',
    ]);
  });

  test('a value that only resembles another reading passes', async () => {
    const body = '<p>NC 284 05, 128409, 284091, 28409a</p>';
    expect(await faultsOf({ ...ruled(zip), 'team.tsx': pageText('Team', { body }) })).toEqual([]);
  });
});

describe('orphan-pages', () => {
  test('a page that no other page links to is reported, unless it is unlisted', async () => {
    const site = siteFolder({
      '_site.tsx': siteText({
        layout: '<Link href="/framed">A</Link><main>{children}</main>',
        more: "checks: { unlinked: ['/landing'] }",
      }),
      'index.tsx': pageText('Home', { body: '<Link href="/old#part">A</Link>' }),
      'framed.tsx': pageText('Framed'),
      'linked.tsx': pageText('Linked', { meta: "aliases: ['/old']", body: '<p id="part" />' }),
      'hidden.tsx': pageText('Hidden', { meta: 'listed: false' }),
      'alone.tsx': pageText('Alone', { body: '<Link href="/alone">A</Link>' }),
      'landing.tsx': pageText('Landing'),
      '404.tsx': pageText('Nothing here'),
    });
    expect((await build(site)).problems).toEqual([]);
    expect((await checkAll(site)).problems).toEqual([
      'alone.tsx: No page links to /alone.\n  Link to it, set `listed: false` in its meta if visitors should not find it, or name it in `unlinked` of the checks.',
    ]);
  });
});

describe('class-names', () => {
  test('a class without a rule in the style sheets of its page is reported', async () => {
    const files: SiteFiles = {
      '_site.tsx': siteText({ more: 'checks: { classesWithoutRules: /^notranslate$/ }' }),
      '_a.css':
        '.box,.md\\:box,.\\32 xl,.unused{background:url("data:image/svg+xml,<svg>")}.later{color:red}@media print{.printed{color:blue}}',
      '_box.module.css': '.wide{color:red}',
      'a.tsx': pageText('A', {
        imports: "import './_a.css'; import box from './_box.module.css';",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text.
        body: '<p className={`box md:box 2xl later printed notranslate ${box.wide}`}>A</p>\n<p className="box bxo">B</p>',
      }),
      'b.tsx': pageText('B', { body: '<p className="box">A</p>' }),
    };
    const hint =
      'Correct or remove it, or import the style sheet that has its rule. For a script of your own, use a data attribute; name others in `classesWithoutRules` of the checks.';
    expect(await faultsOf(files)).toEqual([
      `a.tsx:6: On /a: the class "bxo" has no rule in the style sheets of the page.\n  ${hint}`,
      `b.tsx:5: On /b: the class "box" has no rule in the style sheets of the page.\n  ${hint}`,
    ]);
    const linked = siteText({ more: "Head: () => <link rel='stylesheet' href='/a.css' />" });
    expect(await faultsOf({ ...files, '_site.tsx': linked, '_public/a.css': '' })).toEqual([]);
  });
});

test('an image of a page has at most 10 MB', async () => {
  const files = (size: number) => ({
    '_photo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${' '.repeat(size)}</svg>`,
    'team.tsx': pageText('Team', {
      imports: "import photo from './_photo.svg';",
      body: '<img src={photo.url} alt="" width={8} height={8} />',
    }),
  });
  expect(await faultsOf(files(9_999_000))).toEqual([]);
  expect(firstLines(await faultsOf(files(10_600_000)))).toEqual([
    expect.stringMatching(
      /^team\.tsx:5: On \/team: The image "\/assets\/_photo-\w+\.svg" has 11 MB\.$/,
    ),
  ]);
});

describe('accessible-names', () => {
  test.each([
    [
      '<a href="https://a.example/x"><svg aria-hidden="true"><path d="M0 0" /></svg></a>',
      'The link to "https://a.example/x" has no text.',
    ],
    [
      '<a href="https://a.example/x"><span aria-hidden="true">A</span></a>',
      'The link to "https://a.example/x" has no text.',
    ],
    [
      '<a href="https://a.example/x"><img src="/a.png" alt="" width="1" height="1" /></a>',
      'The link to "https://a.example/x" has no text.',
    ],
    ['<a>Here</a>', 'An <a> has no href, so it is not a link.'],
    ['<button type="button" />', 'A <button> has no text.'],
    ['<h2 />', 'An <h2> has no text.'],
    ['<input name="mail" />', 'An <input> has no label.'],
    ['<input type="email" id="mail" />', 'An <input type="email"> has no label.'],
    ['<select name="size"><option>A</option></select>', 'A <select> has no label.'],
    [
      '<label htmlFor="male">Mail</label>\n<input id="mail" aria-label="Mail" />',
      'htmlFor="male" matches no id.',
    ],
    ['<p role="buton">A</p>', 'role="buton" is not a role of ARIA.'],
    [
      '<time dateTime="5 March">A</time>',
      'The dateTime of a <time> is "5 March", which no program can read.',
    ],
    ['<label htmlFor="mail" />\n<input id="mail" />', 'A <label> is empty.'],
    ['<p aria-labelledby="a b" id="a">A</p>', 'aria-labelledby="b" matches no id.'],
    ['<input aria-label="A" aria-describedby="help" />', 'aria-describedby="help" matches no id.'],
  ])('%s is reported', async (body, expected) => {
    const files = { 'team.tsx': pageText('Team', { body }), '_public/a.png': 'a' };
    const [first = '', ...others] = firstLines(await faultsOf(files));
    expect(first).toMatch(/^team\.tsx:[56]: On \/team: /);
    expect(first.replace(/^.*?: On \/team: /, '')).toBe(expected);
    expect(others).toEqual([]);
  });

  test('names of all kinds are accepted', async () => {
    const body = `<a href="https://a.example"><svg><title>A</title></svg></a><a href="https://a.example"><img src="/a.png" alt="A" width="1" height="1" /></a>
<a href="https://a.example" aria-label="A" /><a id="a" /><button type="button"><b>A</b></button><button type="button" title="A" />
<label>A <input /></label><label htmlFor="b">B</label><select id="b" /><textarea aria-labelledby="a" /><input type="hidden" /><input type="submit" />
<div aria-hidden="true"><input /><a href="https://a.example" /></div><input aria-label="C" /><form action="https://a.example"><input type="image" src="/a.png" alt="Go" /></form>`;
    expect(
      await faultsOf({ 'team.tsx': pageText('Team', { body }), '_public/a.png': 'a' }),
    ).toEqual([]);
  });

  test('roles and times of all kinds are accepted', async () => {
    const times =
      '2026 2026-03 2026-03-05 03-05 2026-W10 17:30 2026-03-05T17:30:15.5+01:00 P2DT3H 4h30m'.split(
        ' ',
      );
    const body = `<p role="none presentation">A</p><section role="doc-toc">A</section>
${times.map((time) => `<time dateTime="${time}">A</time>`).join('')}`;
    expect(await faultsOf({ 'team.tsx': pageText('Team', { body }) })).toEqual([]);
  });
});
