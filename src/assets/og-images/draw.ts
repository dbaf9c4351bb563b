import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Drawing, OgImageDrawer } from '../../author/definition/og-image.ts';
import type { Reuse } from '../../core/reuse.ts';
import { type CachedImage, imageKey, openImageCache } from '../image-cache.ts';
import { createDrawingThreads, type ThreadOptions } from './threads.ts';

export interface OgImageDrawerOptions extends ThreadOptions {
  /** The folder that caches images between builds. */
  readonly cacheFolder: string;
  /** False to draw every image again. */
  readonly usesCache?: boolean | undefined;
}

/** Draws the images that are not cached, in threads: the drawing libraries are large. */
export function createOgImageDrawer(
  options: OgImageDrawerOptions,
): OgImageDrawer & { readonly reuse: () => Reuse } {
  const cache = openImageCache(options);
  const hashes = new Map<string, string>();
  const hashOf = (name: string, read: () => string): string => {
    const known = hashes.get(name) ?? read();
    hashes.set(name, known);
    return known;
  };
  const inputsOf = (drawing: Drawing): CachedImage['inputs'] => {
    const fonts = drawing.fonts.map(({ file }) =>
      hashOf(file, () => hash(readFileSync(join(options.folder, file)))),
    );
    return {
      'the drawing': hash(JSON.stringify(drawing)),
      'a font': fonts.join(),
      'the drawing library': hashOf('', () => toolVersions(options.workerFile)),
    };
  };
  const threads = createDrawingThreads(options);
  return {
    keyOf: (drawing) => imageKey(inputsOf(drawing)),
    draw: async ({ drawing, address }) => {
      const image = { label: address, inputs: inputsOf(drawing), format: 'png' };
      const png = cache.read(image);
      if (png) return { png };
      const drawn = await threads.draw(drawing);
      if ('png' in drawn) cache.write(image, drawn.png);
      return drawn;
    },
    finish: async () => {
      cache.finish();
      await threads.end();
    },
    reuse: cache.reuse,
  };
}

/** A different version may draw differently. */
function toolVersions(workerFile: string): string {
  const require = createRequire(workerFile);
  return ['satori', '@resvg/resvg-js']
    .map((name) => require(`${name}/package.json`).version)
    .join();
}

function hash(contents: string | Buffer): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 32);
}
