import type { ImageFile } from '../image-file.ts';

/** A heading of a Markdown file. */
export interface MarkdownHeading {
  /** From 1 to 6. */
  readonly level: number;
  /** Its `id`, for links to it. */
  readonly id: string;
  /** Its text, without markup. */
  readonly text: string;
}

/** An image in the HTML of a Markdown file. */
export interface PlacedImage {
  /** The index of the image among those of the file. */
  readonly image: number;
  /** The other attributes of its `<img>`, as HTML. */
  readonly attributes: string;
  /** In pixels, if the file states one. */
  readonly width?: number;
}

/** What a Markdown file exports. */
export interface ParsedMarkdown {
  /** Relative to the pages folder. */
  readonly file: string;
  /** The fields between its first lines of three hyphens. */
  readonly frontMatter: unknown;
  /** The lines of these fields. */
  readonly lines: Readonly<Record<string, number>>;
  /** In order. */
  readonly headings: readonly MarkdownHeading[];
  /** Its relative links, without queries and fragments. */
  readonly links: readonly {
    /** As in its HTML. */
    readonly href: string;
    readonly path: string;
    readonly line: number;
  }[];
  /** Its HTML, with images between. */
  readonly pieces: readonly (string | PlacedImage)[];
  /** Those that it shows, each once. */
  readonly images: readonly ImageFile[];
}

/** A file of a collection. */
export interface ListedMarkdown extends ParsedMarkdown {
  /** Within the collection's folder. */
  readonly path: string;
}
