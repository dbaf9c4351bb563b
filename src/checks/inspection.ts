import type { SiteDefinition } from '../author/definition/site.ts';
import type { PageProblem } from '../core/problems/problem.ts';
import type { RouteTable } from '../routes/route.ts';

/** What an inspection asks of the site at the end. */
export interface InspectedSite {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
}

/** Visits every document, and reports at the end what is wrong. */
export interface Inspection {
  readonly visit: (path: string, html: string) => void;
  readonly problems: (site: InspectedSite) => Promise<readonly PageProblem[]>;
}
