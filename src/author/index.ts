export type { Address, Alias, Href } from './address.ts';
export { withBase } from './base-path.ts';
export type * from './definition/page.ts';
export * from './definition/site.ts';
export { type Fact, policy, type Reading, type ReadingPolicy, read, readUnder } from './fact.ts';
export { Island, type IslandProps } from './islands/island.tsx';
export { Link, type LinkProps } from './link.tsx';
export { type SearchEntry, searchIndex } from './search-index.ts';
export { useBuildDate, useRoutes } from './site-context.tsx';
