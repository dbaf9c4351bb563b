import type { Loader } from 'esbuild';

/** Where hashed files lie, in the site and in URLs. */
export const assetFolder = 'assets';

/** How bundlers name images and fonts: the same from markup and from style sheets. */
export const assetNames = `${assetFolder}/[name]-[hash]`;

/** The files that a module or a style sheet may import by URL. */
export const assetLoaders: Readonly<Record<string, Loader>> = Object.fromEntries(
  ['.woff2', '.svg', '.png', '.jpg', '.webp', '.avif', '.ico'].map((ending) => [ending, 'file']),
);
