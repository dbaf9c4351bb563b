import { resolveElements } from '../../author/definition/element-tree.ts';
import {
  type Drawing,
  type OgImage,
  type OgImageDrawer,
  ogSize,
} from '../../author/definition/og-image.ts';
import type { PageView, SiteDefinition } from '../../author/definition/site.ts';
import { assetFolder } from '../../core/files/asset-names.ts';
import type { OutputFile } from '../../core/files/output-file.ts';
import type { Problem, Report } from '../../core/problems/problem.ts';
import { siteFile } from '../../core/sources.ts';
import { describeThrown } from '../../modules/describe-thrown.ts';
import { wrongResult } from '../../routes/validation/validate-site.ts';

export interface CollectOgImagesOptions {
  readonly site: SiteDefinition;
  /** Without it there are no pictures. */
  readonly drawer: OgImageDrawer | undefined;
  /** The folder of pages. */
  readonly folder: string;
}

/** The pictures of a build: each page is told the name of its own, and all are drawn in the end. */
export interface OgImages {
  readonly pictureOf: (page: PageView) => OgImage | undefined;
  readonly finish: () => Promise<readonly OutputFile[]>;
}

export function collectOgImages(
  { site, drawer, folder }: CollectOgImagesOptions,
  report: Report,
): OgImages {
  const { ogImages: design } = site;
  if (!design || !drawer) return { pictureOf: () => undefined, finish: async () => [] };
  const drawings = new Map<string, Drawing>();
  const pictureOf = (page: PageView): OgImage | undefined => {
    try {
      const element = resolveElements(design.draw(page));
      const drawing = { ...ogSize, fonts: design.fonts, element };
      const key = drawer.keyOf(drawing);
      drawings.set(key, drawing);
      const text: unknown = design.describe(page);
      if (typeof text === 'string') return { path: pathOf(key), text };
      report(wrongResult('ogImages', { describe: text }));
      return undefined;
    } catch (error) {
      const when = `while the share picture of ${page.address} was made`;
      report(describeThrown(error, siteFile, folder, when));
      return undefined;
    }
  };
  const finish = async (): Promise<readonly OutputFile[]> =>
    [...(await drawer.draw(drawings))].flatMap(([key, picture]) => {
      if ('png' in picture) return [{ path: pathOf(key), contents: picture.png }];
      report(undrawn(picture.fault));
      return [];
    });
  return { pictureOf, finish };
}

/** As bundlers name a file after its contents: hosts let browsers keep it for ever. */
function pathOf(key: string): string {
  return `${assetFolder}/share-${key.slice(0, 8).toUpperCase()}.png`;
}

function undrawn(fault: string): Problem {
  return {
    file: siteFile,
    message: `A share picture cannot be drawn: ${fault.split('\n')[0]?.replace(/\.?$/, '.')}`,
    hint: 'Mend `ogImages`, or build with --no-og.',
  };
}
