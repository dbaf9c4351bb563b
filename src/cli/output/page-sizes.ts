import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { manifestName } from '../../core/files/staging-folders.ts';
import { outputPathOf, type RouteTable } from '../../routes/route.ts';
import type { PageSize } from './tables.ts';

const compress = promisify(brotliCompress);
/** The usual level of hosts: thirty times as fast as the highest level, and 10% larger. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const concurrency = 16;

/** The compressed size of each page in a built site, by address. */
export async function measureRoutes(
  { routes }: RouteTable,
  out: string,
): Promise<ReadonlyMap<string, PageSize>> {
  const sizes = new Map<string, PageSize>();
  if (!existsSync(join(out, manifestName))) return sizes;
  const all = [...routes.keys()];
  for (let index = 0; index < all.length; index += concurrency)
    await Promise.all(
      all.slice(index, index + concurrency).map(async (address) => {
        const size = await measure(join(out, outputPathOf(address)));
        if (size) sizes.set(address, size);
      }),
    );
  return sizes;
}

async function measure(file: string): Promise<PageSize | undefined> {
  const compressed = await stat(`${file}.br`).catch(() => undefined);
  if (compressed) return { bytes: compressed.size, isExact: true };
  const html = await readFile(file).catch(() => undefined);
  return html && { bytes: (await compress(html, { params })).length, isExact: false };
}
