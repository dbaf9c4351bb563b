import { describe, expect, test } from 'vitest';
import { viewPage } from '../support/site/page-view.ts';
import {
  flatten,
  headed,
  link,
  newTab,
  pairs,
  parts,
  questions,
  row,
  type Statements,
  says,
  saysNot,
  steps,
  together,
  trail,
} from './statements.ts';

const page = (main: string) =>
  viewPage(`<header>Header words</header><main>${main}</main><footer>Footer words</footer>`);
const hold = (statements: Statements, main: string): boolean =>
  flatten(statements).every((statement) => statement.holds(page(main)));

describe('a statement holds', () => {
  test.each<[string, Statements, string]>([
    ['in any typography', says("driver's license"), '<p>A driver’s\u00a0license</p>'],
    ['with a dash of any length', says('1-3 days'), '<p>1 – 3 days</p>'],
    ['across tags', says('5:00 PM'), '<p><b>5:00</b><small>PM</small></p>'],
    ['with cents', says('$10'), '<p>$10.00 each</p>'],
    [
      'in a table',
      pairs({ Asia: '2-3', Africa: '2-4' }),
      table(['Asia', '2–3'], ['Africa', '2–4']),
    ],
    [
      'in terms',
      pairs({ Asia: '2-3', Africa: '2-4' }),
      '<dl><dt>Asia</dt><dd>2–3</dd><dt>Africa</dt><dd>2–4</dd></dl>',
    ],
    [
      'in a sentence',
      pairs({ Asia: '2-3', Africa: '2-4' }),
      '<p>Asia takes 2–3 days, Africa takes 2–4.</p>',
    ],
    ['under a heading', row('Asia', ['2-3']), '<div><h3>Asia</h3><p>2 to 3 days</p></div>'],
    [
      'of a link with a fragment',
      link('/contact', /write/i),
      '<a href="/contact#form">Write to us</a>',
    ],
    ['of the trail', trail('Home', 'Here')[0] ?? [], trailOf('Home', 'Here')],
    ['of steps', steps(3), '<ol><li>a</li><li>b</li><li>c</li></ol>'],
    [
      'of parts',
      parts(2, 'cards'),
      '<div><p>Before</p><div><h3>a</h3></div><div><h3>b</h3></div></div>',
    ],
    [
      'of questions',
      questions(1, true),
      '<h2>Why?</h2><details><summary>When?</summary>Now.</details>',
    ],
  ])('%s', (_, statements, main) => {
    expect(hold(statements, main)).toBe(true);
  });
});

describe('a statement fails', () => {
  test.each<[string, Statements, string]>([
    ['on a longer number', says('$36'), '<p>$360 and $36.50</p>'],
    ['on half of a range', says('5'), '<p>3–5 days</p>'],
    ['on a longer word', row('UPS', ['5:00 PM']), '<p>USPS 5:00 PM</p>'],
    ['on words of the header and footer', says('words'), '<p>Nothing</p>'],
    [
      'on hidden words',
      says('words'),
      '<p hidden>words</p><svg aria-hidden="true"><text>words</text></svg>',
    ],
    [
      'when two rows are swapped',
      pairs({ Asia: '2-3', Africa: '2-4' }),
      table(['Asia', '2–4'], ['Africa', '2–3']),
    ],
    [
      'when the value is far away',
      row('Asia', ['2-3']),
      `<p>Asia ${'and so on '.repeat(40)} 2–3</p>`,
    ],
    [
      'when two facts stand apart',
      together('Amazon', 'not'),
      '<p>Amazon takes it.</p><p>We do not.</p>',
    ],
    ['on text that is not a heading', headed('Customs'), '<p>Customs</p>'],
    ['on a link elsewhere', link('/contact'), '<a href="/contacts">Contact</a>'],
    [
      'on a link that stays in its tab',
      newTab(/^https:/, 'Track'),
      '<a href="https://a.example/">Track</a>',
    ],
    ['on what must not be said', saysNot('since 2020'), '<p>Here since 2020</p>'],
    ['on a step too many', steps(2), '<ol><li>a</li><li>b</li><li>c</li></ol>'],
    [
      'on a trail without its mark',
      trail('Home', 'Here')[0] ?? [],
      trailOf('Home', 'Here').replace('aria-current="page"', ''),
    ],
  ])('%s', (_, statements, main) => {
    expect(hold(statements, main)).toBe(false);
  });
});

function table(...rows: readonly (readonly string[])[]): string {
  const cells = ([name, value]: readonly string[]) => `<tr><th>${name}</th><td>${value}</td></tr>`;
  return `<table><tbody>${rows.map(cells).join('')}</tbody></table>`;
}

function trailOf(from: string, here: string): string {
  return `<nav aria-label="Breadcrumb"><ol><li><a href="/">${from}</a></li><li aria-current="page">${here}</li></ol></nav>`;
}
