import { createContext, useContext } from 'react';
import type { SiteContextValue } from './site-context-value.ts';

export type { SiteContextValue };

/** Provided by the generator around everything it renders. */
export const SiteContext = createContext<SiteContextValue>({
  has: () => true,
  date: '1970-01-01',
  address: '/',
});

/** The addresses of the site being built, for instance to leave a menu item out until its page exists. */
export function useRoutes(): Pick<SiteContextValue, 'has'> {
  return useContext(SiteContext);
}

/** The day of the build in UTC, as YYYY-MM-DD. */
export function useBuildDate(): string {
  return useContext(SiteContext).date;
}

/**
 * The address of the page that is being rendered, for a component that many pages show. The frame
 * has none, because it is rendered once for all pages.
 */
export function useAddress(): string {
  const { address } = useContext(SiteContext);
  if (address === undefined)
    throw Object.assign(new Error('The frame has no address: it is the same on every page.'), {
      hint: 'Call useAddress in a component that pages show.',
      needles: ['useAddress('],
    });
  return address;
}
