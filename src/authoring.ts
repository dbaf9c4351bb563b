export { Island, type IslandProps } from './island.tsx';
export { Link, type LinkProps } from './links.tsx';
export type { Address, Alias, Href } from './model/address.ts';
export { withBase } from './model/base-path.ts';
export { type Fact, type Policy, policy, type Reading, read, readUnder } from './model/fact.ts';
export type * from './model/page.ts';
export { type SearchEntry, searchIndex } from './model/search-index.ts';
export * from './model/site.ts';
export { useBuildDate, useRoutes } from './site-context.tsx';
