import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { Drawing, DrawnImage, OgFont } from '../../author/definition/og-image.ts';

// `require` finds both packages from this file, compiled or not, and loads them in half the time.
const load = createRequire(import.meta.url);
const { default: satori }: typeof import('satori') = load('satori');
const { Resvg }: typeof import('@resvg/resvg-js') = load('@resvg/resvg-js');

export interface DrawRequest {
  readonly drawings: readonly Drawing[];
  /** The pages folder: fonts are relative to it. */
  readonly folder: string;
}

parentPort?.on('message', async ({ drawings, folder }: DrawRequest) => {
  const images: DrawnImage[] = [];
  for (const drawing of drawings) images.push(await draw(drawing, folder));
  parentPort?.postMessage(images);
});

async function draw(drawing: Drawing, folder: string): Promise<DrawnImage> {
  const { width, height, fonts, element } = drawing;
  try {
    const faces = fonts.map((font) => readFont(font, folder));
    const svg = await satori(element, { width, height, fonts: faces });
    // The result must not depend on the fonts that this machine has.
    const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    return { png: image.asPng() };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

const files = new Map<string, Buffer>();

function readFont({ name, weight, file }: OgFont, folder: string) {
  const path = join(folder, file);
  const data = files.get(path) ?? readFileSync(path);
  files.set(path, data);
  return { name, weight, style: 'normal', data } as const;
}
