import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Drawing, DrawnImage, OgImageDrawer } from '../../author/definition/og-image.ts';
import { openImageCache } from './image-cache.ts';
import type { DrawRequest } from './worker.ts';

export interface OgImageDrawerOptions {
  /** `og-images/worker.ts`, compiled. */
  readonly workerFile: string;
  /** Where pictures are kept from build to build. */
  readonly cacheFolder: string;
  /** The folder of pages: fonts are relative to it. */
  readonly folder: string;
  /** False where every picture is to be drawn again. */
  readonly remembers?: boolean | undefined;
}

/** Draws what was never drawn before, in a thread that is started for it: what draws is heavy. */
export function createOgImageDrawer(options: OgImageDrawerOptions): OgImageDrawer {
  const kept = openImageCache(options.cacheFolder);
  const prints = new Map<string, string>();
  const printOf = (name: string, read: () => string): string => {
    const print = prints.get(name) ?? read();
    prints.set(name, print);
    return print;
  };
  const keyOf = (drawing: Drawing): string => {
    const tools = printOf('', () => toolVersions(options.workerFile));
    const faces = drawing.fonts.map(({ file }) =>
      printOf(file, () => hash(readFileSync(join(options.folder, file)))),
    );
    return hash(JSON.stringify([tools, faces, drawing]));
  };
  const draw: OgImageDrawer['draw'] = async (drawings) => {
    const pictures = new Map<string, DrawnImage>();
    const missing: [string, Drawing][] = [];
    for (const [key, drawing] of drawings) {
      const png = options.remembers === false ? undefined : kept.read(key);
      if (png) pictures.set(key, { png });
      else missing.push([key, drawing]);
    }
    if (missing.length === 0) return pictures;
    const drawn = await drawInThread({
      drawings: missing.map(([, drawing]) => drawing),
      ...options,
    });
    missing.forEach(([key], index) => {
      const picture = drawn[index] ?? { fault: 'The thread that draws has ended.' };
      pictures.set(key, picture);
      if ('png' in picture) kept.keep(key, picture.png);
    });
    kept.forgetOthers(new Set(drawings.keys()));
    return pictures;
  };
  return { keyOf, draw };
}

async function drawInThread({
  workerFile,
  ...request
}: DrawRequest & { readonly workerFile: string }): Promise<readonly DrawnImage[]> {
  const worker = new Worker(workerFile);
  try {
    worker.postMessage(request);
    const [pictures] = await once(worker, 'message');
    return pictures;
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return request.drawings.map(() => ({ fault }));
  } finally {
    await worker.terminate();
  }
}

/** Another version may draw otherwise. */
function toolVersions(workerFile: string): string {
  const require = createRequire(workerFile);
  return ['satori', '@resvg/resvg-js']
    .map((name) => require(`${name}/package.json`).version)
    .join();
}

function hash(contents: string | Buffer): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 32);
}
