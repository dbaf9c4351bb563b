import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Drawing, DrawnImage, OgImageDrawer } from '../../author/definition/og-image.ts';
import type { Reuse } from '../../core/reuse.ts';
import { type CachedImage, imageKey, openImageCache } from '../image-cache.ts';
import type { DrawRequest } from './worker.ts';

export interface OgImageDrawerOptions {
  /** The compiled `og-images/worker.ts`. */
  readonly workerFile: string;
  /** The folder that caches images between builds. */
  readonly cacheFolder: string;
  /** The pages folder: fonts are relative to it. */
  readonly folder: string;
  /** False to draw every image again. */
  readonly usesCache?: boolean | undefined;
}

/** Draws the images that are not cached, in a worker thread: the drawing libraries are large. */
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
  const draw: OgImageDrawer['draw'] = async (drawings) => {
    const images = new Map<string, DrawnImage>();
    const missing: { readonly key: string; readonly drawing: Drawing; image: CachedImage }[] = [];
    for (const [key, { drawing, address }] of drawings) {
      const image = { label: address, inputs: inputsOf(drawing), format: 'png' };
      const png = cache.read(image);
      if (png) images.set(key, { png });
      else missing.push({ key, drawing, image });
    }
    if (missing.length > 0) {
      const drawn = await drawInWorker({
        drawings: missing.map(({ drawing }) => drawing),
        ...options,
      });
      missing.forEach(({ key, image }, index) => {
        const result = drawn[index] ?? { fault: 'The worker thread ended early.' };
        images.set(key, result);
        if ('png' in result) cache.write(image, result.png);
      });
    }
    cache.finish();
    return images;
  };
  return { keyOf: (drawing) => imageKey(inputsOf(drawing)), draw, reuse: cache.reuse };
}

async function drawInWorker({
  workerFile,
  ...request
}: DrawRequest & { readonly workerFile: string }): Promise<readonly DrawnImage[]> {
  const worker = new Worker(workerFile);
  try {
    worker.postMessage(request);
    const [images] = await once(worker, 'message');
    return images;
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return request.drawings.map(() => ({ fault }));
  } finally {
    await worker.terminate();
  }
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
