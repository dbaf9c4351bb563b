import { DomUtils } from 'htmlparser2';
import { type Element, isTag } from '../../support/site/seen-elements.ts';
import type { Statement } from './statement.ts';
import { pattern, show, type Words } from './word-statements.ts';

/** An ordered list with that many steps. */
export function steps(count: number): Statement {
  return {
    what: `has a list (<ol>) of ${count} steps`,
    holds: ({ elements }) =>
      elements.some((element) => isOrdered(element) && items(element.children).length === count),
  };
}

/**
 * One list, table, or row of cards has its own entry for each of these. Only the name of an entry
 * counts, not its description.
 */
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

/**
 * That many questions with answers: `<summary>`, or else headings or terms, that end with a question
 * mark.
 */
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

/** A group of exactly that many cards next to each other: neither steps nor rows, each with a heading. */
export function parts(count: number, what: string): Statement {
  return {
    what: `has ${count} ${what}: ${count} elements beside one another (not <ol>, not <tr>), each with a heading (h2 to h4, <dt>, <summary>)`,
    holds: ({ elements }) =>
      elements
        .filter(({ name }) => !/^(main|nav|ol|table|thead|tbody|tr)$/.test(name))
        .some(({ children }) => children.filter(isTag).filter(isTitled).length === count),
  };
}

/** At least that many elements of a kind. */
export function holds(count: number, what: string, test: (element: Element) => boolean): Statement {
  return {
    what: `has ${count === 1 ? '' : `at least ${count} of `}${what}`,
    holds: ({ elements }) => elements.filter(test).length >= count,
  };
}

/** An ordered list other than breadcrumbs. */
export function isOrdered({ name, parent }: Element): boolean {
  return name === 'ol' && !(parent !== null && 'name' in parent && parent.name === 'nav');
}

function items(children: Element['children']): readonly Element[] {
  return children.filter(isTag).filter(({ name }) => name === 'li');
}

/** The name of an entry: its heading, header cell, or bold text, or else all of it. */
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
