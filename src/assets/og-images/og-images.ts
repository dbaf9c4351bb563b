import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type OgImage, ogSize } from '../../author/definition/og-image.ts';
import type { SiteDefinition } from '../../author/definition/site.ts';
import type { PageView } from '../../author/definition/views.ts';
import { assetFolder } from '../../core/files/asset-names.ts';
import type { OutputFile } from '../../core/files/output-file.ts';
import type { Problem, Report } from '../../core/problems/problem.ts';
import { noReuse } from '../../core/reuse.ts';
import { siteFile } from '../../core/sources.ts';
import { describeThrown } from '../../modules/errors/describe-thrown.ts';
import { wrongResult } from '../../routes/validation/validate-site.ts';
import type { ImageCacheOptions } from '../image-cache.ts';
import { createOgImageDrawer, type DrawnImage } from './draw.ts';
import { resolveElements } from './element-tree.ts';

interface CollectOgImagesOptions extends Omit<ImageCacheOptions, 'cacheFolder'> {
  readonly site: SiteDefinition;
  /** Undefined for a build without OG images. */
  readonly cacheFolder: string | undefined;
  /** Whether fonts must exist although nothing is drawn. */
  readonly isThorough?: boolean | undefined;
}

/** The OG images of a build: each page gets the path of its image, which is drawn meanwhile. */
export function collectOgImages(
  { site, folder, cacheFolder, usesCache, isThorough }: CollectOgImagesOptions,
  report: Report,
) {
  const { ogImages: design } = site;
  const drawer =
    cacheFolder === undefined ? undefined : createOgImageDrawer({ cacheFolder, folder, usesCache });
  if (design && isThorough && !drawer)
    for (const { file } of design.fonts)
      if (!existsSync(join(folder, file))) report(drawProblem(`there is no font "${file}"`));
  const images = new Map<string, Promise<DrawnImage>>();
  const pictureOf = (page: PageView): OgImage | undefined => {
    if (!design || !drawer) return undefined;
    try {
      const element = resolveElements(design.draw(page));
      const drawing = { ...ogSize, fonts: design.fonts, element };
      const key = drawer.keyOf(drawing);
      if (!images.has(key)) images.set(key, drawer.draw(drawing, page.address));
      const text: unknown = design.describe(page);
      if (typeof text === 'string') return { path: imagePath(key), text };
      report(wrongResult('ogImages', { describe: text }));
      return undefined;
    } catch (error) {
      const when = `while the OG image of ${page.address} was created`;
      report(describeThrown(error, siteFile, folder, when));
      return undefined;
    }
  };
  const finish = async (): Promise<readonly OutputFile[]> => {
    const files: OutputFile[] = [];
    for (const [key, drawn] of images) {
      const image = await drawn;
      if ('png' in image) files.push({ path: imagePath(key), contents: image.png });
      else report(drawProblem(image.fault));
    }
    drawer?.finish();
    return files;
  };
  return { pictureOf, finish, reuse: () => drawer?.reuse() ?? noReuse };
}

/** A hashed name, like those of bundled assets, so that browsers may cache the file forever. */
function imagePath(key: string): string {
  return `${assetFolder}/share-${key.slice(0, 8).toUpperCase()}.png`;
}

function drawProblem(fault: string): Problem {
  return {
    file: siteFile,
    message: `An OG image cannot be drawn: ${fault.split('\n')[0]?.replace(/\.?$/, '.')}`,
    hint: 'Fix `ogImages`, or build with --no-og.',
  };
}
