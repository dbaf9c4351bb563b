import { DomUtils } from 'htmlparser2';
import { type Element, isTag, type PageView, plain } from './page-view.ts';

export type BuiltPolicy = 'resolved' | 'as-stated';

/** Something that a reader must find on a page. */
export interface Statement {
  /** In words, for the message of a failure. */
  readonly what: string;
  readonly holds: (page: PageView) => boolean;
  /** The one policy that it is meant for; both where it is missing. */
  readonly under?: BuiltPolicy;
}

/** A word or number as it stands, in any spacing and typography; or a pattern over plain text. */
export type Words = string | RegExp;

/** The statements of a page, nested as it reads best. */
export type Statements = Statement | readonly Statements[];

export function flatten(statements: Statements): readonly Statement[] {
  return isList(statements) ? statements.flatMap(flatten) : [statements];
}

/** The default policy shows this. */
export function resolved(...statements: readonly Statements[]): readonly Statement[] {
  return flatten(statements).map((statement) => ({ ...statement, under: 'resolved' }));
}

/** `--as-stated` shows this. */
export function asStated(...statements: readonly Statements[]): readonly Statement[] {
  return flatten(statements).map((statement) => ({ ...statement, under: 'as-stated' }));
}

/** Each of these stands somewhere in the main content. */
export function says(...all: readonly Words[]): readonly Statement[] {
  return all.map((words) => ({
    what: `says ${show(words)}`,
    holds: ({ main, textOf }) => pattern(words).test(textOf(main)),
  }));
}

/** None of these stands in the main content. */
export function saysNot(...all: readonly Words[]): readonly Statement[] {
  return all.map((words) => ({
    what: `does not say ${show(words)}`,
    holds: ({ main, textOf }) => !pattern(words).test(textOf(main)),
  }));
}

/** All of these stand together in one sentence, cell, item or paragraph. */
export function together(...all: readonly Words[]): Statement {
  return {
    what: `says ${all.map(show).join(' with ')} in one place`,
    holds: ({ pieces }) => pieces.some((text) => all.every((words) => pattern(words).test(text))),
  };
}

/** A heading, caption, header cell, term or tab says each of these. */
export function headed(...all: readonly Words[]): readonly Statement[] {
  return all.map((words) => ({
    what: `has a heading that says ${show(words)}`,
    holds: ({ headings }) => headings.some((heading) => pattern(words).test(heading)),
  }));
}

/** The page's h1 says this. */
export function named(words: Words): Statement {
  return {
    what: `has an h1 that says ${show(words)}`,
    holds: ({ elements, textOf }) =>
      elements.some((element) => element.name === 'h1' && pattern(words).test(textOf(element))),
  };
}

/** The page's title or h1 says what it is about. */
export function about(words: Words): Statement {
  const heading = named(words);
  return {
    what: `has a title or an h1 that says ${show(words)}`,
    holds: (page) => pattern(words).test(page.title) || heading.holds(page),
  };
}

/**
 * Each label stands in a row, item, cell or clause with its value and without any other label of
 * the group: a table, a list, a line of terms and a sentence will all do.
 */
export function pairs(
  group: Readonly<Record<string, Words | readonly Words[]>>,
): readonly Statement[] {
  const labels = Object.keys(group);
  return Object.entries(group).map(([label, value]) => {
    const values = isList(value) ? value : [value];
    const others = labels.filter((other) => other !== label && !pattern(other).test(plain(label)));
    return row(label, values, others);
  });
}

/** The same for one label alone. */
export function row(
  label: Words,
  values: readonly Words[],
  others: readonly Words[] = [],
): Statement {
  const without = others.length === 0 ? '' : ` (without ${others.map(show).join(', ')})`;
  return {
    what: `says ${show(label)} beside ${values.map(show).join(', ')} in a row of its own${without}`,
    holds: ({ pieces }) =>
      pieces.some(
        (text) =>
          [label, ...values].every((words) => pattern(words).test(text)) &&
          !others.some((words) => pattern(words).test(text)),
      ),
  };
}

/** Links to an address, saying something where that is asked for. A fragment may follow. */
export function link(href: Words, words: Words = /./): Statement {
  return {
    what: `links to ${show(href)}${show(words) === '/./' ? '' : ` saying ${show(words)}`}`,
    holds: ({ links }) =>
      links.some((there) => leadsTo(there.href, href) && pattern(words).test(there.text)),
  };
}

export function links(...hrefs: readonly string[]): readonly Statement[] {
  return hrefs.map((href) => link(href));
}

/** No link of the main content has this href. */
export function linksNotTo(...hrefs: readonly Words[]): readonly Statement[] {
  return hrefs.map((href) => ({
    what: `does not link to ${show(href)}`,
    holds: ({ links: all }) => !all.some((there) => leadsTo(there.href, href)),
  }));
}

/** An entry of its own: a heading that links to an address, or an article with such a link. */
export function card(href: string): Statement {
  return {
    what: `has a card (a heading or an <article> with a link) to “${href}”`,
    holds: ({ links: all }) =>
      all.some((there) => leadsTo(there.href, href) && isInCard(there.element)),
  };
}

export function noCard(href: string): Statement {
  const one = card(href);
  return { what: `has no card to “${href}”`, holds: (page) => !one.holds(page) };
}

/** A link to another site that opens in a new tab, and says so to the browser. */
export function newTab(href: RegExp, words: Words): Statement {
  return {
    what: `links to ${show(href)} in a new tab (target="_blank", rel with noopener) saying ${show(words)}`,
    holds: ({ links: all }) =>
      all.some(
        ({ href: there, text, element }) =>
          href.test(there) &&
          pattern(words).test(text) &&
          element.attribs['target'] === '_blank' &&
          /\bnoopener\b/.test(element.attribs['rel'] ?? ''),
      ),
  };
}

/** An ordered list of so many steps. */
export function steps(count: number): Statement {
  return {
    what: `has a list (<ol>) of ${count} steps`,
    holds: ({ elements }) =>
      elements.some((element) => isOrdered(element) && items(element.children).length === count),
  };
}

/** One list, table or row of cards has an entry of its own for each of these. Its name counts, not what is said of it. */
export function listed(...all: readonly Words[]): Statement {
  return {
    what: `lists ${all.map(show).join(', ')} in one list, an entry each`,
    holds: ({ elements, textOf }) =>
      elements.some(({ children }) => {
        const names = children.filter(isTag).map((child) => textOf(nameOf(child)));
        return eachHasItsOwn(all.map(pattern), names);
      }),
  };
}

/** An ordered list that is no breadcrumb. */
export function isOrdered({ name, parent }: Element): boolean {
  return name === 'ol' && !(parent !== null && 'name' in parent && parent.name === 'nav');
}

/** So many questions with answers: `<summary>`, else headings or terms, that end with a question mark. */
export function questions(count: number, exactly = false): Statement {
  return {
    what: `has ${exactly ? 'exactly' : 'at least'} ${count} questions with answers`,
    holds: ({ elements, textOf }) => {
      const asked = elements.filter((element) => textOf(element).endsWith('?'));
      const summaries = asked.filter(({ name }) => name === 'summary');
      const others = asked.filter(({ name }) => /^(dt|h[2-6])$/.test(name));
      const found = summaries.length > 0 ? summaries.length : others.length;
      return exactly ? found === count : found >= count;
    },
  };
}

/** A group of exactly so many cards beside one another: neither steps nor rows, each with a heading. */
export function parts(count: number, what: string): Statement {
  return {
    what: `has ${count} ${what}: ${count} elements beside one another (not <ol>, not <tr>), each with a heading (h2 to h4, <dt>, <summary>)`,
    holds: ({ elements }) =>
      elements
        .filter(({ name }) => !/^(main|nav|ol|table|thead|tbody|tr)$/.test(name))
        .some(({ children }) => children.filter(isTag).filter(isTitled).length === count),
  };
}

/** At least so many elements of a kind. */
export function holds(count: number, what: string, test: (element: Element) => boolean): Statement {
  return {
    what: `has ${count === 1 ? '' : `at least ${count} of `}${what}`,
    holds: ({ elements }) => elements.filter(test).length >= count,
  };
}

/** The visible trail and the BreadcrumbList both read so, Home first. */
export function trail(...names: readonly string[]): readonly Statement[] {
  const wanted = names.join(' > ');
  return [
    {
      what: `has the breadcrumb ${wanted}, its last part marked as the current page`,
      holds: ({ elements, textOf }) => elements.some((nav) => visibleTrail(nav, textOf) === wanted),
    },
    {
      what: `has a BreadcrumbList ${wanted}`,
      holds: ({ things }) => things.some((thing) => statedTrail(thing) === wanted),
    },
  ];
}

/** Structured data holds a thing of this type. */
export function thing(type: string, id: Words = /./): Statement {
  return {
    what: `has structured data of type ${type}${show(id) === '/./' ? '' : ` with an @id like ${show(id)}`}`,
    holds: ({ things }) =>
      things.some(
        (one) => [one['@type']].flat().includes(type) && pattern(id).test(String(one['@id'])),
      ),
  };
}

/** Structured data holds a thing with these values, wherever it stands. */
export function describes(values: Readonly<Record<string, string | number>>): Statement {
  const wanted = Object.entries(values);
  return {
    what: `has structured data with ${wanted.map(([key, value]) => `${key} ${value}`).join(', ')}`,
    holds: ({ things }) =>
      things.some((one) => wanted.every(([key, value]) => String(one[key]) === String(value))),
  };
}

/** The `<title>` is, or holds, this. */
export function titled(words: Words): Statement {
  return {
    what: `has a title with ${show(words)}`,
    holds: ({ title }) => pattern(words).test(title),
  };
}

/** A statement that one of several other statements makes true. */
export function anyOf(...statements: readonly Statements[]): Statement {
  const all = flatten(statements);
  return {
    what: all.map(({ what }) => what).join(', or '),
    holds: (page) => all.some((statement) => statement.holds(page)),
  };
}

/** What a word or pattern is looked for with, in plain text. */
export function pattern(words: Words): RegExp {
  if (typeof words !== 'string') return new RegExp(words.source, words.flags.replace('g', ''));
  const text = plain(words);
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, ' ?');
  const cents = /\$[\d,]+$/.test(text) ? '(?:\\.00)?' : '';
  const before = /^[\w$]/.test(text) ? '(?<![\\w$]|\\d[.,:-])' : '';
  const after = /\w$/.test(text) ? '(?!\\w|[.,:]\\d|-\\d)' : '';
  return new RegExp(before + escaped + cents + after, 'i');
}

function show(words: Words): string {
  return typeof words === 'string' ? `“${words}”` : String(words);
}

function leadsTo(href: string, wanted: Words): boolean {
  return typeof wanted === 'string' ? href.replace(/#.*$/, '') === wanted : wanted.test(href);
}

function isInCard(element: Element): boolean {
  if (/^(article|h[2-4])$/.test(element.name)) return true;
  const { parent } = element;
  return parent !== null && 'attribs' in parent && isInCard(parent);
}

function items(children: Element['children']): readonly Element[] {
  return children.filter(isTag).filter(({ name }) => name === 'li');
}

/** What an entry is called: its heading, header cell or bold words, else all of it. */
function nameOf(entry: Element): Element {
  return (
    DomUtils.findOne(({ name }) => /^(th|dt|h[2-6]|b|strong)$/.test(name), [entry], true) ?? entry
  );
}

function eachHasItsOwn(patterns: readonly RegExp[], names: readonly string[]): boolean {
  const [first, ...others] = patterns;
  if (!first) return true;
  return names.some(
    (name, index) =>
      first.test(name) &&
      eachHasItsOwn(
        others,
        names.filter((_, other) => other !== index),
      ),
  );
}

function isTitled(element: Element): boolean {
  return (
    element.name !== 'section' &&
    DomUtils.existsOne(({ name }) => /^(h[2-4]|dt|summary)$/.test(name), [element])
  );
}

function visibleTrail(nav: Element, textOf: PageView['textOf']): string {
  if (nav.name !== 'nav' || !/breadcrumb/i.test(nav.attribs['aria-label'] ?? '')) return '';
  const crumbs = DomUtils.getElementsByTagName('li', nav);
  const last = crumbs.at(-1);
  const isMarked =
    last && DomUtils.existsOne(({ attribs }) => attribs['aria-current'] === 'page', [last]);
  return isMarked ? crumbs.map(textOf).join(' > ') : '';
}

function statedTrail(one: Readonly<Record<string, unknown>>): string {
  const list = one['itemListElement'];
  if (one['@type'] !== 'BreadcrumbList' || !Array.isArray(list)) return '';
  return list.map((item: { readonly name?: string }) => item.name).join(' > ');
}

function isList<Item>(value: Item | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value);
}
