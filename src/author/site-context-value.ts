/** The site, for the components that are rendered for it. Not available inside an island. */
export interface SiteContextValue {
  /** Whether an address belongs to a page or an alias. Fragments and queries are ignored. */
  readonly has: (href: string) => boolean;
  /** The day of the build in UTC, as YYYY-MM-DD. */
  readonly date: string;
}
