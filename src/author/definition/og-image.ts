import type { ReactNode } from 'react';
import type { ElementNode } from './element-tree.ts';

/** A face that share pictures are set in. */
export interface OgFont {
  readonly name: string;
  readonly weight: 400 | 500 | 600 | 700 | 800;
  /** A .ttf, .otf or .woff, relative to the folder of pages. */
  readonly file: string;
}

/** What a site decides of its share pictures. */
export interface OgDesign<Page> {
  readonly fonts: readonly OgFont[];
  /** Boxes with `style`, as satori lays them out (https://github.com/vercel/satori). No hooks. */
  readonly draw: (page: Page) => ReactNode;
  /** What the picture shows, for those who do not see it. */
  readonly describe: (page: Page) => string;
}

/** What others show of a page when somebody passes its address on: https://ogp.me. */
export interface OgImage {
  /** From the site's root. */
  readonly path: string;
  readonly text: string;
}

/** Shown large everywhere. */
export const ogSize = { width: 1200, height: 630 } as const;

/** All that a picture is made of, as data. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly fonts: readonly OgFont[];
  /** Elements of HTML and SVG, components resolved. */
  readonly element: ElementNode;
}

/** A picture as PNG, or why there is none. */
export type DrawnImage = { readonly png: Uint8Array } | { readonly fault: string };

export interface OgImageDrawer {
  /** The same for the same picture: a name for it before it is drawn. */
  readonly keyOf: (drawing: Drawing) => string;
  /** Pictures by the keys of their drawings. */
  readonly draw: (
    drawings: ReadonlyMap<string, Drawing>,
  ) => Promise<ReadonlyMap<string, DrawnImage>>;
}
