import type { Statement } from './statement.ts';
import { pattern, show, type Words } from './word-statements.ts';

/** Each of these is somewhere in the main content. */
export function says(...all: readonly Words[]): readonly Statement[] {
  return all.map((words) => ({
    what: `says ${show(words)}`,
    holds: ({ main, textOf }) => pattern(words).test(textOf(main)),
  }));
}

/** None of these is in the main content. */
export function saysNot(...all: readonly Words[]): readonly Statement[] {
  return all.map((words) => ({
    what: `does not say ${show(words)}`,
    holds: ({ main, textOf }) => !pattern(words).test(textOf(main)),
  }));
}

/** All of these are together in one sentence, cell, item, or paragraph. */
export function together(...all: readonly Words[]): Statement {
  return {
    what: `says ${all.map(show).join(' with ')} in one place`,
    holds: ({ pieces }) => pieces.some((text) => all.every((words) => pattern(words).test(text))),
  };
}

/** A heading, caption, header cell, term, or tab says each of these. */
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

/** The `<title>` is or contains this. */
export function titled(words: Words): Statement {
  return {
    what: `has a title with ${show(words)}`,
    holds: ({ title }) => pattern(words).test(title),
  };
}

/** The page's title or h1 names its topic. */
export function about(words: Words): Statement {
  const heading = named(words);
  return {
    what: `has a title or an h1 that says ${show(words)}`,
    holds: (page) => pattern(words).test(page.title) || heading.holds(page),
  };
}
