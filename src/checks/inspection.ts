import type { SiteDefinition } from '../author/definition/site.ts';
import type { PageProblem } from '../core/problems/problem.ts';
import type { RouteTable } from '../routes/route.ts';

/** The site, as an inspection gets it at the end. */
export interface InspectedSite {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
}

/** Visits every document, and returns its problems at the end. */
export interface Inspection {
  readonly visit: (path: string, html: string) => void;
  readonly problems: (site: InspectedSite) => Promise<readonly PageProblem[]>;
}
