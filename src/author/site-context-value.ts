/** What the import of an image gives: `import photo from './photo.jpg'`. */
export interface ImageFile {
  /** Includes the base path of the site. */
  readonly url: string;
  /** In pixels, as browsers show it. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/** The files that a browser can choose from, if it knows their type. */
export interface PictureSource {
  /** `image/avif`. */
  readonly type: string;
  /** The URL and the width of each file. */
  readonly srcSet: string;
}

/** The site, for the components that are rendered for it. Not available inside an island. */
export interface SiteContextValue {
  /** Whether an address belongs to a page or an alias. Fragments and queries are ignored. */
  readonly has: (href: string) => boolean;
  /** The day of the build in UTC, as YYYY-MM-DD. */
  readonly date: string;
  /** The address of the page that is rendered. Undefined in the frame. */
  readonly address?: string | undefined;
  /** The forms of an image in some widths, the best first. Undefined if nothing is written. */
  readonly sourcesOf?:
    | ((image: ImageFile, widths: readonly number[]) => readonly PictureSource[])
    | undefined;
}
