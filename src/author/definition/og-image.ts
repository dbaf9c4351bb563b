import type { ReactNode } from 'react';
import type { ElementNode } from './element-tree.ts';

/** A font face for OG images. */
export interface OgFont {
  /** Its `fontFamily` in the design. */
  readonly name: string;
  /** Its `fontWeight` in the design. */
  readonly weight: 400 | 500 | 600 | 700 | 800;
  /** A .ttf, .otf, or .woff file, relative to the pages folder. */
  readonly file: string;
}

/** A site's design of its OG images. */
export interface OgDesign<Page> {
  /** The fonts that the design uses; the first one is the default. */
  readonly fonts: readonly OgFont[];
  /** Elements with `style`, drawn by Takumi (https://takumi.kane.tw/docs). No hooks; images have `data:` URLs. */
  readonly draw: (page: Page) => ReactNode;
  /** The alt text of the image. */
  readonly describe: (page: Page) => string;
}

/** The preview image that other sites show when a page is shared: https://ogp.me. */
export interface OgImage {
  /** Relative to the site's root. */
  readonly path: string;
  readonly text: string;
}

/** Every platform shows an image of this size large. */
export const ogSize = { width: 1200, height: 630 } as const;

/** Everything that decides what an image looks like, as plain data. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly fonts: readonly OgFont[];
  /** HTML and SVG elements, with components resolved. */
  readonly element: ElementNode;
}

/** A drawing, and the address of a page that shows it. */
export interface PageDrawing {
  readonly drawing: Drawing;
  readonly address: string;
}

/** A PNG image, or the reason that drawing failed. */
export type DrawnImage = { readonly png: Uint8Array } | { readonly fault: string };

export interface OgImageDrawer {
  /** A fingerprint that names an image before it is drawn. */
  readonly keyOf: (drawing: Drawing) => string;
  /** Starts drawing, unless the image is cached. Resolves when it is drawn. */
  readonly draw: (page: PageDrawing) => Promise<DrawnImage>;
  /** Call it when all images of a build are drawn. */
  readonly finish: () => void;
}
