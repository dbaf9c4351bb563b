import type { ReactNode } from 'react';

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
