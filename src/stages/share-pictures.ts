import { assetFolder } from '../model/assets.ts';
import { wrongResult } from '../model/narrow-site.ts';
import type { OutputFile } from '../model/output.ts';
import { plainNode } from '../model/plain-node.ts';
import type { Problem, Report } from '../model/problem.ts';
import {
  type Drawing,
  type PictureDrawer,
  type SharePicture,
  shareSize,
} from '../model/share-picture.ts';
import type { PageView, SiteDefinition } from '../model/site.ts';
import { siteFile } from '../model/sources.ts';
import { describeThrown } from '../modules/describe-thrown.ts';

export interface SharePicturesOptions {
  readonly site: SiteDefinition;
  /** Without it there are no pictures. */
  readonly drawer: PictureDrawer | undefined;
  /** The folder of pages. */
  readonly folder: string;
}

/** The pictures of a build: each page is told the name of its own, and all are drawn in the end. */
export interface SharePictures {
  readonly pictureOf: (page: PageView) => SharePicture | undefined;
  readonly finish: () => Promise<readonly OutputFile[]>;
}

export function sharePictures(
  { site, drawer, folder }: SharePicturesOptions,
  report: Report,
): SharePictures {
  const { sharePictures: design } = site;
  if (!design || !drawer) return { pictureOf: () => undefined, finish: async () => [] };
  const drawings = new Map<string, Drawing>();
  const pictureOf = (page: PageView): SharePicture | undefined => {
    try {
      const element = plainNode(design.draw(page));
      const drawing = { ...shareSize, fonts: design.fonts, element };
      const key = drawer.keyOf(drawing);
      drawings.set(key, drawing);
      const text: unknown = design.describe(page);
      if (typeof text === 'string') return { path: pathOf(key), text };
      report(wrongResult('sharePictures', { describe: text }));
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
    hint: 'Mend `sharePictures`, or build with --no-og.',
  };
}
