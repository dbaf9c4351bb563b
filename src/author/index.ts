export type { Address, Alias, Href } from './address.ts';
export { withBase } from './address.ts';
export {
  type CollectionEntry,
  type CollectionOptions,
  collection,
  type Schema,
} from './collection/collection.ts';
export { atomFeed, type FeedEntry, type FeedOptions } from './collection/feed.ts';
export { Markdown, type MarkdownProps } from './collection/markdown.tsx';
export type { MarkdownHeading } from './collection/markdown-file.ts';
export { type PageOfItems, paginate } from './collection/paginate.ts';
export type * from './definition/page.ts';
export { pageThings } from './definition/page-things.ts';
export * from './definition/site.ts';
export type * from './definition/views.ts';
export { Link, type LinkProps, Picture, type PictureProps } from './elements.tsx';
export { type Fact, policy, type Reading, type ReadingPolicy, read, readUnder } from './fact.ts';
export type { ImageFile, SvgDrawing, SvgFile } from './image-file.ts';
export { Island, type IslandProps } from './island.tsx';
export { type SearchEntry, searchIndex } from './search-index.ts';
export { type CurrentPage, useBuildDate, usePage, useRoutes } from './site-context.tsx';
export { LazySvg, type LazySvgProps, Svg, type SvgProps } from './svg.tsx';
