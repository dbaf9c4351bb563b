import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { SiteContextValue } from '../author/site-context.tsx';
import { assetFolder } from '../core/files/asset-names.ts';
import type { OutputFile } from '../core/files/output-files.ts';
import { errorCodeOf, messageOf, type Report } from '../core/problem.ts';
import { hashOfLines, memoize } from '../core/values.ts';
import type { CompiledModule } from '../modules/compile/compiled-module.ts';
import { placeOfImporter } from '../modules/errors/locate-import.ts';
import type { Site } from '../routes/site.ts';
import { type CachedImage, ImageCache, type ImageCacheOptions } from './image-cache.ts';

/** The pictures of a build: pages get their URLs, and all files are written at the end. */
export interface Pictures extends Pick<SiteContextValue, 'sourcesOf'> {
  /** Whether a file will be written. Its path is relative to the site's root. */
  readonly has: (path: string) => boolean;
  /** How many files will be written. */
  readonly count: () => number;
  /** Makes the files. */
  readonly finish: () => AsyncIterable<OutputFile>;
}

interface Variant extends CachedImage {
  /** The file of the image, relative to the pages folder. */
  readonly file: string;
  readonly width: number;
  readonly format: Format;
}

const resizable = /\.(png|jpe?g|webp|avif)$/i;

export function openPictures({ modules: { modules }, base, options, report }: Site): Pictures {
  const { pages: folder, pictureFolder: cacheFolder, usesCache } = options;
  if (cacheFolder === undefined)
    return {
      ...{ sourcesOf: undefined, has: () => false, count: () => 0 },
      finish: async function* () {},
    };
  const variants = new Map<string, Variant>();
  const cache = new ImageCache({ cacheFolder, folder, usesCache });
  const encoderOf = memoize(loadEncoder);
  const byUrl = new Map([...modules.values()].map((each) => [`${base}/${each.asset}`, each]));
  const sourcesOf: SiteContextValue['sourcesOf'] = ({ url }, widths) => {
    const { file, asset = '', size } = byUrl.get(url) ?? {};
    if (file === undefined || !size)
      throw new TypeError(`<Picture> shows ${url}, which is not an imported image.`);
    if (!resizable.test(file)) return [];
    const encoder = encoderOf(folder);
    if (!encoder) {
      report({ ...placeOfImporter(file, modules, folder), ...noEncoder });
      return [];
    }
    const { version } = encoder;
    const sorted = [...new Set(widths.map((width) => Math.min(width, size.width)))].sort(
      (a, b) => a - b,
    );
    const add = (width: number, format: Format): string => {
      const variant = toVariant({ file, width, format }, asset, version);
      const path = variantPath(asset, variant);
      variants.set(path, variant);
      return `${base}/${path} ${width}w`;
    };
    return formats.map((format) => ({
      type: `image/${format}`,
      srcSet: sorted.map((width) => add(width, format)).join(', '),
    }));
  };
  const finish = () => writeVariants(variants, { modules, folder, encoderOf, cache }, report);
  return { sourcesOf, has: (path) => variants.has(path), count: () => variants.size, finish };
}

const noEncoder = {
  message: '<Picture> needs the package sharp, which is not installed.',
  hint: 'Install it with "npm install sharp", or show the image with <img>.',
};

/** `asset` is the path of the image, which has a hash of its contents. */
function toVariant(
  { file, width, format }: Pick<Variant, 'file' | 'width' | 'format'>,
  asset: string,
  encoder: string,
): Variant {
  return { file, width, format, key: hashOfLines([asset, encoder, String(width), format]) };
}

/** `assets/oven-5KQ2WZ7A.jpg` -> `assets/oven-480-0F3A66B1.avif`. */
function variantPath(asset: string, { width, format, key }: Variant): string {
  const [, name = 'picture'] = /([^/]+)-[^-]+$/.exec(asset) ?? [];
  const hash = key.slice(0, 8).toUpperCase();
  return `${assetFolder}/${name}-${width}-${hash}.${format}`;
}

interface WriteOptions extends Pick<ImageCacheOptions, 'folder'> {
  readonly modules: ReadonlyMap<string, CompiledModule>;
  readonly encoderOf: typeof loadEncoder;
  readonly cache: ImageCache;
}

/** A few at a time: each needs the memory of its whole image. */
const atATime = Math.max(2, availableParallelism());

async function* writeVariants(
  variants: ReadonlyMap<string, Variant>,
  options: WriteOptions,
  report: Report,
): AsyncGenerator<OutputFile, void> {
  if (variants.size === 0) return;
  const { encoderOf, cache, folder } = options;
  const encoder = encoderOf(folder);
  if (!encoder) return;
  const encode = async (variant: Variant): Promise<Uint8Array> => {
    const { file, width, format } = variant;
    const contents = await encoder.encode(join(folder, file), width, format);
    cache.write(variant, contents);
    return contents;
  };
  const unreadable = new Map<string, unknown>();
  const toFile = async ([path, variant]: [string, Variant]): Promise<readonly OutputFile[]> => {
    try {
      return [{ path, contents: cache.read(variant) ?? (await encode(variant)) }];
    } catch (error) {
      unreadable.set(variant.file, error);
      return [];
    }
  };
  const all = [...variants];
  for (let start = 0; start < all.length; start += atATime)
    yield* (await Promise.all(all.slice(start, start + atATime).map(toFile))).flat();
  for (const [file, error] of unreadable) report(unreadableImage(file, error, options));
  cache.finish();
}

function unreadableImage(file: string, error: unknown, { modules, folder }: WriteOptions) {
  const [reason] = messageOf(error).split('\n');
  return {
    ...placeOfImporter(file, modules, folder),
    message: `The image ${file} cannot be read: ${reason?.replace(/\.?$/, '.')}`,
    hint: 'Export it again, or replace it.',
  };
}

export const formats = ['avif', 'webp'] as const;

type Format = (typeof formats)[number];

/**
 * How long the encoder may look for a smaller file. For AVIF its own choice is 4, from 0 to 9: over a
 * photograph, a drawing, and a soft picture, each in two widths, 3 took 2.0 s of processor time instead
 * of 7.5 s, for files that are 1.8 % larger and 0.4 dB further from the original. 2 took 1.1 s (4.5 %,
 * 1 dB), and 5 took 10.8 s (1.5 % smaller, 0.2 dB closer). For WebP, 6 would take 1.7 times as long as
 * its own 4, for 3 % less.
 */
const effort: Readonly<Record<Format, number>> = { avif: 3, webp: 4 };

/** The parts of https://sharp.pixelplumbing.com that we use. Only sites with pictures install it. */
interface Pipeline {
  readonly autoOrient: () => Pipeline;
  readonly resize: (width: number) => Pipeline;
  readonly toFormat: (format: Format, options: { readonly effort: number }) => Pipeline;
  readonly toBuffer: () => Promise<Uint8Array>;
}

interface Sharp {
  (file: string): Pipeline;
  readonly versions: { readonly sharp: string; readonly vips: string };
}

/** Undefined if the site has not installed the encoder. */
function loadEncoder(folder: string) {
  try {
    const sharp: Sharp = createRequire(join(folder, 'pages'))('sharp');
    return {
      /** Another version, or the same with other settings, may write other files. */
      version: JSON.stringify([sharp.versions.sharp, sharp.versions.vips, effort]),
      /** Runs in the threads of libuv. */
      encode: (file: string, width: number, format: Format): Promise<Uint8Array> =>
        sharp(file)
          .autoOrient()
          .resize(width)
          .toFormat(format, { effort: effort[format] })
          .toBuffer(),
    };
  } catch (error) {
    if (errorCodeOf(error) === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
