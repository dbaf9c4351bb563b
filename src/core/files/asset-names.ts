import { extname } from 'node:path';
import type { Loader } from 'esbuild';

/** The folder of hashed files, in the site and in URLs. */
export const assetFolder = 'assets';

/** How bundlers name images and fonts, so that markup and style sheets share one copy. */
export const assetNames = `${assetFolder}/[name]-[hash]`;

/** Whether the name of a file, compressed or not, changes with its contents. */
export function isHashedAsset(path: string): boolean {
  return path.startsWith(`${assetFolder}/`) && /-[A-Z0-9]{8}(\.\w+)+$/.test(path);
}

/** The paths of the hashed files that a text names. */
export function hashedAssetsIn(text: string): readonly string[] {
  return [...text.matchAll(hashedPaths)].map(([path]) => path);
}

const hashedPaths = new RegExp(String.raw`\b${assetFolder}/[\w.-]+-[A-Z0-9]{8}\.\w+`, 'g');

/** Whether a module that imports the file gets its size, too. */
export function isImage(file: string): boolean {
  return /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(file);
}

/** The files that a module or a style sheet may import by URL. */
export const assetLoaders: Readonly<Record<string, Loader>> = Object.fromEntries(
  'woff2 woff ttf otf svg png jpg jpeg gif webp avif ico pdf mp4 webm mp3'
    .split(' ')
    .flatMap((ending) => [`.${ending}`, `.${ending.toUpperCase()}`])
    .map((ending) => [ending, 'file']),
);

/** Whether a module may import the file by URL. */
export function isAsset(file: string): boolean {
  return extname(file) in assetLoaders;
}
