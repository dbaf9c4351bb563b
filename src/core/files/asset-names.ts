import type { Loader } from 'esbuild';

/** Where hashed files lie, in the site and in URLs. */
export const assetFolder = 'assets';

/** How bundlers name images and fonts: the same from markup and from style sheets. */
export const assetNames = `${assetFolder}/[name]-[hash]`;

/** Whether a file, or the file that it is a compressed form of, has a name that changes with its contents. */
export function isHashedAsset(path: string): boolean {
  return path.startsWith(`${assetFolder}/`) && /-[A-Z0-9]{8}(\.\w+)+$/.test(path);
}

/** The files that a module or a style sheet may import by URL. */
export const assetLoaders: Readonly<Record<string, Loader>> = Object.fromEntries(
  ['.woff2', '.svg', '.png', '.jpg', '.webp', '.avif', '.ico'].map((ending) => [ending, 'file']),
);
