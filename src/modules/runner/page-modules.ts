import type { Context } from 'react';
import type { SiteContextValue } from '../../author/site-context.tsx';

/** The modules of a site, each evaluated on demand. */
export interface PageModules {
  /** The context object that the components of the site read. */
  readonly SiteContext: Context<SiteContextValue>;
  readonly loadSite: () => Promise<unknown>;
  /** By their files. */
  readonly loaders: Readonly<Record<string, () => Promise<unknown>>>;
}
