import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Font } from 'satori';
import type { Drawing, DrawnImage, OgFont } from '../../author/definition/og-image.ts';

// `require` finds both packages from this file, compiled or not, and loads them in half the time.
const load = createRequire(import.meta.url);
const { default: satori }: typeof import('satori') = load('satori');
const { Resvg }: typeof import('@resvg/resvg-js') = load('@resvg/resvg-js');

/** The pages folder: fonts are relative to it. */
const { folder }: { readonly folder: string } = workerData;
const fontSets = new Map<string, Font[]>();
let last: Promise<unknown> = Promise.resolve();

// One answer for each drawing, in order.
parentPort?.on('message', (drawing: Drawing) => {
  last = last.then(async () => parentPort?.postMessage(await draw(drawing)));
});

async function draw({ width, height, fonts, element }: Drawing): Promise<DrawnImage> {
  try {
    const svg = await satori(element, { width, height, fonts: readFonts(fonts) });
    // The result must not depend on the fonts that this machine has.
    const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    return { png: image.asPng() };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** The same list for the same fonts: satori parses each list once, which takes as long as a drawing. */
function readFonts(fonts: readonly OgFont[]): Font[] {
  const key = JSON.stringify(fonts);
  const known = fontSets.get(key);
  if (known) return known;
  const read = fonts.map(
    ({ name, weight, file }): Font => ({
      name,
      weight,
      style: 'normal',
      data: readFileSync(join(folder, file)),
    }),
  );
  fontSets.set(key, read);
  return read;
}
