import { createContext, useContext } from 'react';

/** What a component may ask of the site that it is rendered for. Lost inside an island. */
export interface SiteContextValue {
  /** Whether a page or an alias has this address; a fragment or query is not looked at. */
  readonly has: (href: string) => boolean;
  /** The day of the build in UTC, as YYYY-MM-DD. */
  readonly date: string;
}

/** Provided by the generator around everything it renders. */
export const SiteContext = createContext<SiteContextValue>({ has: () => true, date: '1970-01-01' });

/** The addresses of the site being built: an entry of a menu is left out until its page exists. */
export function useRoutes(): Pick<SiteContextValue, 'has'> {
  return useContext(SiteContext);
}

/** The day of the build in UTC, as YYYY-MM-DD. */
export function useBuildDate(): string {
  return useContext(SiteContext).date;
}
