import { expect, test } from 'vitest';
import { type Scan, scanHtml } from '../../../src/render/html/scan.ts';

const links = (html: string) => scanHtml(html).links.map(({ tag, value }) => `${tag} ${value}`);

test.each<[string, string, readonly string[]]>([
  ['values are decoded', '<a href="/a?b=1&amp;c=&#x27;2&#39;&quot;">', [`a /a?b=1&c='2'"`]],
  [
    'quotes may be single or left out',
    "<a href='/a'><a href=/b><a href=/c/>",
    ['a /a', 'a /b', 'a /c/'],
  ],
  ['names may be in capitals', '<A HREF="/a">', ['a /a']],
  ['the first of two is meant', '<a href="/a" href="/b">', ['a /a']],
  ['an empty one is one', '<a href="" ><a href><a>', ['a ', 'a ']],
  ['other attributes are not', '<a data-href="/a" xlink:href="/b"><p href="/c">', []],
  [
    'each element has its own',
    '<img src="/a"><form action="/b"><link href="/c"><script src="/d"></script>',
    ['img /a', 'form /b', 'link /c', 'script /d'],
  ],
  [
    'no text is one',
    `<script>'<a href="/a">'</script><style>/*<a href="/b">*/</style><!--<a href="/c">--><textarea><a href="/d"></textarea><p title='<a href="/e">'>&lt;a href="/f"></p>`,
    [],
  ],
  [
    'nor a prototype',
    '<constructor href="/a" __proto__="/b" constructor="/c"><a toString="/d">',
    [],
  ],
])('links: %s', (_, html, expected) => {
  expect(links(html)).toEqual(expected);
});

test.each<[string, readonly string[]]>([
  ['/a.png 1x, /b.png 2x', ['/a.png', '/b.png']],
  ['/a.png 1x,/b.png 2x', ['/a.png', '/b.png']],
  ['/a.png 480w ,/b.png 1.5x,', ['/a.png', '/b.png']],
  ['/a,b.png,\n/c.png', ['/a,b.png', '/c.png']],
  ['data:image/png;base64,AA== 1x, /b.png 2x', ['data:image/png;base64,AA==', '/b.png']],
])('the images in srcset="%s" are found', (srcset, files) => {
  expect(scanHtml(`<img srcset="${srcset}">`).files).toEqual(files);
});

test('a link knows the position of its tag, among unclosed tags and surrogate pairs', () => {
  const html = '📦<p>One<div>é<li><a class="x" href="/a">A</a><li><img alt="" src="/b"/>';
  const tags = scanHtml(html).links.map(({ start, end }) => html.slice(start, end));
  expect(tags).toEqual(['<a class="x" href="/a">', '<img alt="" src="/b"/>']);
});

test.each<[string, string, Scan['headings']]>([
  [
    'text of all that is inside',
    '<h1 class="a">One <b>two</b> <br/>three</h1>',
    [{ level: 1, text: 'One two three' }],
  ],
  ['decoded', '<h2>Q&amp;A &lt;b&gt; 📦 &#x1F4E6;</h2>', [{ level: 2, text: 'Q&A <b> 📦 📦' }]],
  [
    'in their order',
    '<h1>A</h1><p>x</p><h2>B</h2><H3>C</H3>',
    [
      { level: 1, text: 'A' },
      { level: 2, text: 'B' },
      { level: 3, text: 'C' },
    ],
  ],
  ['none', '<header>a</header><hr><h7>b</h7><h1-x>c</h1-x><html>', []],
  ['empty', '<h1></h1>', [{ level: 1, text: '' }]],
])('headings: %s', (_, html, expected) => {
  expect(scanHtml(html).headings).toEqual(expected);
});

test('ids, islands, styles, and images without alt', () => {
  const html =
    '<p id="a&amp;b" style="x"><b id=c></b><i id></i><div data-island="x" id="d"></div><img src="/e.png"><img><img alt="" id="f">';
  expect(scanHtml(html)).toMatchObject({
    ids: ['a&b', 'c', '', 'd', 'f'],
    islands: ['x'],
    inlineStyles: [{ tag: 'p', text: 'x' }],
    imagesWithoutAlt: ['/e.png', ''],
  });
});

test('the text of inline styles and scripts, but not of JSON or files', () => {
  const html =
    '<style>a{}</style><STYLE media="print">b>c</STYLE ><script>d("</b>")</script><script type="module">e</script><script src="/f"></script><script type="application/ld+json">{}</script><style>open';
  expect(scanHtml(html).inlineTexts).toEqual([
    { tag: 'style', text: 'a{}' },
    { tag: 'style', text: 'b>c' },
    { tag: 'script', text: 'd("</b>")' },
    { tag: 'script', text: 'e' },
    { tag: 'style', text: 'open' },
  ]);
});
