import type { Context } from 'react';
import type { SiteDefinition } from '../author/definition/site.ts';
import type { SiteContextValue } from '../author/site-context.tsx';
import type { Report } from '../core/problem.ts';
import type { Sources } from '../core/sources.ts';
import type { SiteModules } from '../modules/pipeline.ts';
import type { SiteOptions } from '../modules/site-options.ts';
import type { RouteTable } from './route.ts';
import type { Versions } from './validation/validate-versions.ts';

/** A site whose modules are evaluated and whose addresses are decided: all that is known before anything is rendered. */
export interface Site {
  readonly options: SiteOptions;
  readonly sources: Sources;
  readonly modules: SiteModules;
  readonly definition: SiteDefinition;
  /** The context object of the site's own copy of `#authoring`, the only one that its components see. */
  readonly SiteContext: Context<SiteContextValue>;
  readonly table: RouteTable;
  readonly versions: Versions;
  /** Whether every page could be loaded and has an address. */
  readonly isComplete: boolean;
  /** Scheme, host, and base path of the canonical URLs. */
  readonly origin: string;
  /** The base path of the site, such as `/shop`. Empty at the root of its host. */
  readonly base: string;
  /** Reports a problem with the line that causes it. */
  readonly report: Report;
}
