import type { ReactNode } from 'react';

/** What the import of an image gives: `import photo from './photo.jpg'`. */
export interface ImageFile {
  /** Includes the base path of the site. */
  readonly url: string;
  /** In pixels, as browsers show it. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/** What the import of an SVG file gives: `import tape from './tape.svg'`. */
export interface SvgFile extends ImageFile {
  /** Relative to the pages folder. */
  readonly file: string;
}

/** A drawing that a module computes, for instance from facts. */
export interface SvgDrawing {
  /** Of its view in the file of the page: lower-case letters, digits, and hyphens. */
  readonly name: string;
  /** What it shows, for those who cannot see it. */
  readonly title: string;
  /** In units of the drawing, which are pixels where nothing says otherwise. */
  readonly width: number;
  /** In units of the drawing. */
  readonly height: number;
  /** The elements within its `<svg>`. */
  readonly shapes: ReactNode;
}

/** The parts of an SVG file that pages show. */
export interface SvgContents {
  readonly title: string;
  readonly viewBox: string;
  /** Its elements as markup, without its title and its style. */
  readonly shapes: string;
}

/** A drawing in the file of a page. */
export interface PlacedDrawing {
  /** Of its view. */
  readonly url: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}
