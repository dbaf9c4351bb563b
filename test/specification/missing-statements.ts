import { type PageView, viewPage } from '../support/site/page-view.ts';
import { somewhere } from './specified/somewhere.ts';
import { specified } from './specified/specified.ts';
import type { BuiltPolicy, Statement } from './statements.ts';

/** What the specification states of a page and its HTML does not: one line each, with route and policy. */
export function missingStatements(
  route: string,
  html: string,
  policy: BuiltPolicy,
): readonly string[] {
  const page = viewPage(html);
  return statementsOf(route, policy)
    .filter((statement) => !statement.holds(page))
    .map(({ what }) => `${route} (${policy}): ${what}`);
}

export function statementsOf(route: string, policy: BuiltPolicy): readonly Statement[] {
  return (specified.get(route) ?? []).filter(
    ({ under }) => under === undefined || under === policy,
  );
}

/**
 * What some page must say and none of its candidates does. Empty while one of them is still to be
 * written.
 */
export function missingSomewhere(
  readHtml: (route: string) => string | undefined,
): readonly string[] {
  const views = new Map<string, PageView | undefined>();
  const view = (route: string): PageView | undefined => {
    if (!views.has(route)) views.set(route, viewed(readHtml(route)));
    return views.get(route);
  };
  return somewhere.flatMap(({ routes, statement }) => {
    const written = routes.map(view).filter((page) => page !== undefined);
    const isOpen = written.length < routes.length;
    if (isOpen || written.some((page) => statement.holds(page))) return [];
    return [`one of ${routes.join(', ')}: ${statement.what}`];
  });
}

function viewed(html: string | undefined): PageView | undefined {
  return html === undefined ? undefined : viewPage(html);
}
