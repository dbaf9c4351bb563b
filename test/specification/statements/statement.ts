import type { PageView } from '../../support/site/page-view.ts';

export type BuiltPolicy = 'resolved' | 'as-stated';

/** Something that a reader must find on a page. */
export interface Statement {
  /** In words, for the message of a failure. */
  readonly what: string;
  readonly holds: (page: PageView) => boolean;
  /** The one policy that it applies to; both if it is missing. */
  readonly under?: BuiltPolicy;
}

/** The statements of a page, nested as it reads best. */
export type Statements = Statement | readonly Statements[];

export function flatten(statements: Statements): readonly Statement[] {
  return isList(statements) ? statements.flatMap(flatten) : [statements];
}

/** Only the default policy shows this. */
export function resolved(...statements: readonly Statements[]): readonly Statement[] {
  return flatten(statements).map((statement) => ({ ...statement, under: 'resolved' }));
}

/** Only `--as-stated` shows this. */
export function asStated(...statements: readonly Statements[]): readonly Statement[] {
  return flatten(statements).map((statement) => ({ ...statement, under: 'as-stated' }));
}

/** A statement that is true if one of several others is. */
export function anyOf(...statements: readonly Statements[]): Statement {
  const all = flatten(statements);
  return {
    what: all.map(({ what }) => what).join(', or '),
    holds: (page) => all.some((statement) => statement.holds(page)),
  };
}

export function isList<Item>(value: Item | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value);
}
