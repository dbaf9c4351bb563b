import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Drawing, DrawnImage, OgImageDrawer } from '../../author/definition/og-image.ts';
import { openImageCache } from '../image-cache.ts';
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
export function createOgImageDrawer(options: OgImageDrawerOptions): OgImageDrawer {
  const cache = openImageCache(options.cacheFolder);
  const hashes = new Map<string, string>();
  const hashOf = (name: string, read: () => string): string => {
    const known = hashes.get(name) ?? read();
    hashes.set(name, known);
    return known;
  };
  const keyOf = (drawing: Drawing): string => {
    const tools = hashOf('', () => toolVersions(options.workerFile));
    const fonts = drawing.fonts.map(({ file }) =>
      hashOf(file, () => hash(readFileSync(join(options.folder, file)))),
    );
    return hash(JSON.stringify([tools, fonts, drawing]));
  };
  const nameOf = (key: string): string => `${key}.png`;
  const draw: OgImageDrawer['draw'] = async (drawings) => {
    const images = new Map<string, DrawnImage>();
    const missing: [string, Drawing][] = [];
    for (const [key, drawing] of drawings) {
      const png = options.usesCache === false ? undefined : cache.read(nameOf(key));
      if (png) images.set(key, { png });
      else missing.push([key, drawing]);
    }
    if (missing.length === 0) return images;
    const drawn = await drawInWorker({
      drawings: missing.map(([, drawing]) => drawing),
      ...options,
    });
    missing.forEach(([key], index) => {
      const image = drawn[index] ?? { fault: 'The worker thread ended early.' };
      images.set(key, image);
      if ('png' in image) cache.write(nameOf(key), image.png);
    });
    cache.pruneExcept(new Set([...drawings.keys()].map(nameOf)));
    return images;
  };
  return { keyOf, draw };
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
