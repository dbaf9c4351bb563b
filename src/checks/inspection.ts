import type { SiteDefinition } from '../author/definition/site.ts';
import type { SiteChecks } from '../author/definition/site-checks.ts';
import type { PageProblem } from '../core/problems/problem.ts';
import type { RenderedPage } from '../render/rendered-page.ts';

/** Visits every page, and returns its problems at the end. */
export interface Inspection {
  readonly visit: (page: RenderedPage, checks: SiteChecks) => void;
  readonly problems: (site: SiteDefinition) => Promise<readonly PageProblem[]>;
}

/** The file of the first page that has a text, and the number of pages that have it. */
export interface Occurrence {
  readonly file: string;
  readonly pages: number;
}

/** Adds a page to the occurrences of a text, which are by text. */
export function addOccurrence(
  occurrences: Map<string, Occurrence>,
  text: string,
  { route }: RenderedPage,
): void {
  const { file, pages } = occurrences.get(text) ?? { file: route.page.file, pages: 0 };
  occurrences.set(text, { file, pages: pages + 1 });
}
