import { expect, test } from 'vitest';
import { normalizeText } from '../../../src/core/text.ts';
import { ownParagraphs, visibleTextOf } from '../../../src/render/html/page-text.ts';

const passages = (html: string): readonly string[] =>
  ownParagraphs(html).map(normalizeText).filter(Boolean);

test.each<[string, string, readonly string[]]>([
  ['each by itself', '<p>One</p><ul><li>Two</li><li>Three</li></ul>', ['One', 'Two', 'Three']],
  ['with inline elements', '<p>One <b>and</b> <i>two</i></p>', ['One and two']],
  ['and the text between them', '<div>One<p>Two</p>Three</div>', ['One', 'Two', 'Three']],
  [
    'decoded',
    '<p>Q&amp;A &lt;b&gt; it&#x27;s &#233;&nbsp;&unknown;</p>',
    ["Q&A <b> it's é &unknown;"],
  ],
  ['without comments', '<p>One<!-- <p>no</p> --> two</p>', ['One two']],
  [
    'not of a shared block',
    '<p>One</p><div data-shared=""><div>x</div><p>y</p></div><p>Two</p>',
    ['One', 'Two'],
  ],
  ['not of a form or the trail', '<form><p>x</p></form><nav>y</nav><p>One</p>', ['One']],
  [
    'not what is hidden',
    '<p hidden="">x</p><svg aria-hidden="true"><g><text>y</text></g></svg><p>One</p>',
    ['One'],
  ],
  ['not a script', '<script>"<p>x</p>"</script><style>p{}</style><p>One</p>', ['One']],
  ['with a hidden picture', '<p>One<img hidden> two</p>', ['One two']],
  [
    'with words about it',
    '<p>It is hidden in a <b title="a hidden part, data-shared =">box</b></p>',
    ['It is hidden in a box'],
  ],
  ['with > in a value', '<p title="a > b">One</p>', ['One']],
])('the passages of a page: %s', (_, html, expected) => {
  expect(passages(html)).toEqual(expected);
});

test('visible text includes shared blocks and forms, and nothing hidden', () => {
  const html =
    '<nav>A</nav><form><p data-shared="">B</p></form><p aria-hidden="true">C</p><p aria-hidden="false">D</p>';
  expect(normalizeText(visibleTextOf(html))).toBe('A B D');
});
