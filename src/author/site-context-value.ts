/** What a component may ask of the site that it is rendered for. Lost inside an island. */
export interface SiteContextValue {
  /** Whether a page or an alias has this address; a fragment or query is not looked at. */
  readonly has: (href: string) => boolean;
  /** The day of the build in UTC, as YYYY-MM-DD. */
  readonly date: string;
}
