import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { manifestName } from '../../core/files/staging-folders.ts';
import type { RouteTable } from '../../routes/route.ts';
import type { PageSize } from './tables.ts';

const compress = promisify(brotliCompress);
/** As hosts compress while they answer: thirty times as fast as the best, and a tenth heavier. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const atOnce = 16;

/** What each page weighs on its way to a visitor, where it was built. By address. */
export async function measureRoutes(
  { routes }: RouteTable,
  out: string,
): Promise<ReadonlyMap<string, PageSize>> {
  const weights = new Map<string, PageSize>();
  if (!existsSync(join(out, manifestName))) return weights;
  const all = [...routes.values()];
  for (let index = 0; index < all.length; index += atOnce)
    await Promise.all(
      all.slice(index, index + atOnce).map(async ({ address, outputPath }) => {
        const weight = await weigh(join(out, outputPath));
        if (weight) weights.set(address, weight);
      }),
    );
  return weights;
}

async function weigh(file: string): Promise<PageSize | undefined> {
  const compressed = await stat(`${file}.br`).catch(() => undefined);
  if (compressed) return { bytes: compressed.size, isExact: true };
  const html = await readFile(file).catch(() => undefined);
  return html && { bytes: (await compress(html, { params })).length, isExact: false };
}
