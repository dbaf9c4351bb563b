import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type OgImage, ogSize } from '../../author/definition/site.ts';
import type { PageView } from '../../author/definition/views.ts';
import { assetFolder } from '../../core/files/asset-names.ts';
import type { OutputFile } from '../../core/files/output-files.ts';
import type { Problem } from '../../core/problem.ts';
import { siteFile } from '../../core/sources.ts';
import { describeThrown } from '../../modules/errors/describe-thrown.ts';
import type { Site } from '../../routes/site.ts';
import { wrongResult } from '../../routes/validation/validate-site.ts';
import { createOgImageDrawer, type DrawnImage, resolveElements } from './draw.ts';

/** The OG images of a build: each page gets the path of its image, which is drawn meanwhile. */
export interface OgImages {
  readonly pictureOf: (page: PageView) => OgImage | undefined;
  /** Resolves to the drawn files. */
  readonly finish: () => Promise<readonly OutputFile[]>;
}

export function openOgImages({ definition, options, report }: Site): OgImages {
  const { ogImages: design } = definition;
  const { pages: folder, ogImageFolder: cacheFolder, usesCache, mode } = options;
  const drawer =
    cacheFolder === undefined ? undefined : createOgImageDrawer({ cacheFolder, folder, usesCache });
  if (design && mode === 'check' && !drawer)
    for (const { file } of design.fonts)
      if (!existsSync(join(folder, file))) report(drawProblem(`there is no font "${file}"`));
  const images = new Map<string, Promise<DrawnImage>>();
  const pictureOf = (page: PageView): OgImage | undefined => {
    if (!design || !drawer) return undefined;
    try {
      const element = resolveElements(design.draw(page));
      const drawing = { ...ogSize, fonts: design.fonts, element };
      const key = drawer.keyOf(drawing);
      if (!images.has(key)) images.set(key, drawer.draw(drawing));
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
  return { pictureOf, finish };
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
