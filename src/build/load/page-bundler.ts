import type { Sources } from '../../core/sources.ts';
import type { PageBundler } from '../../modules/bundle-pages.ts';
import type { SiteOptions } from '../../modules/site-options.ts';
import { createPartsBundler } from './parts-bundler.ts';
import { rememberedPageBundler } from './remembered-bundlers.ts';

/** From so many pages on, what bundling them costs is more than what it saves. */
export const manyPages = 250;

/**
 * Does something with a bundler of a site's pages. The pages of large sites are compiled one by
 * one; where that, or what is done with them, comes to nothing, it is done again with a bundle of
 * the whole, which knows what is wrong and in which line.
 */
export async function withPageBundler<Result>(
  options: SiteOptions & { readonly sources: Sources },
  use: (bundler: Pick<PageBundler, 'bundle'>) => Promise<Result>,
): Promise<Result> {
  if (options.sources.pages.length >= manyPages) {
    const result = await disposing(createPartsBundler(options), use).catch(() => undefined);
    if (result !== undefined) return result;
  }
  return disposing(rememberedPageBundler(options), use);
}

async function disposing<Result>(
  bundler: PageBundler,
  use: (bundler: PageBundler) => Promise<Result>,
): Promise<Result> {
  try {
    return await use(bundler);
  } finally {
    await bundler.dispose();
  }
}
